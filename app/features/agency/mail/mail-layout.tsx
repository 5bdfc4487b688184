import { Body, Button, Container, Head, Heading, Hr, Html, Img, Preview, Section, Text } from "@react-email/components";
import type { ReactNode } from "react";
import { formatsFor } from "#app/i18n/format.ts";
import type { MailBrand } from "./mail-brand.server.ts";

/* Mail programs read no style sheets and no variables: the identity's colours stand here as values. */
const paper = "#FBF5EA";
const raised = "#FFFCF6";
const night = "#0B3B45";
const muted = "#456269";
const terracotta = "#B23A26";
const sand = "#E6D6B6";
const sans = "Mukta, 'Noto Sans Devanagari', 'Helvetica Neue', Arial, sans-serif";
const serif = "'Rozha One', 'Noto Serif Devanagari', Georgia, serif";

const paragraph = { margin: "0 0 16px", color: night, fontSize: 16, lineHeight: "26px" };

export const MailText = ({ children }: { children: ReactNode }) => <Text style={paragraph}>{children}</Text>;

export const MailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    href={href}
    style={{ background: terracotta, borderRadius: 8, color: raised, fontWeight: 600, fontSize: 16, padding: "14px 24px" }}
  >
    {children}
  </Button>
);

/** Names and values, one under the other: tables of two columns break on phones. */
export const MailFacts = ({ brand, facts }: { brand: MailBrand; facts: { name: string; value: string }[] }) => (
  <Section style={{ borderTop: `2px dashed ${sand}`, borderBottom: `2px dashed ${sand}`, margin: "8px 0 20px", padding: "12px 0" }}>
    {facts.map(({ name, value }) => (
      <Text key={name} style={{ ...paragraph, margin: "0 0 6px" }}>
        <span style={{ color: muted, fontSize: 14 }}>{formatsFor(brand.language).pair(name, "")}</span>
        {value}
      </Text>
    ))}
  </Section>
);

/** What somebody wrote, as she wrote it. */
export const MailQuote = ({ children }: { children: string }) => (
  <Text style={{ ...paragraph, borderLeft: `4px solid ${sand}`, paddingLeft: 16, whiteSpace: "pre-wrap" }}>{children}</Text>
);

export function MailLayout({
  brand,
  heading,
  preview,
  children,
  footer,
}: {
  brand: MailBrand;
  heading: string;
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <Html lang={brand.language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: paper, color: night, fontFamily: sans, margin: 0, padding: "24px 12px" }}>
        <Container style={{ backgroundColor: raised, borderRadius: 14, maxWidth: 560, padding: "28px 28px 24px" }}>
          <Img src={`${brand.origin}/icons/icon-192.png`} alt={brand.company} width="48" height="48" />
          <Heading
            as="h1"
            style={{ fontFamily: serif, fontWeight: 400, fontSize: 28, lineHeight: "34px", margin: "18px 0 14px", color: night }}
          >
            {heading}
          </Heading>
          {children}
          <Text style={{ ...paragraph, marginTop: 24 }}>{brand.texts.signature}</Text>
          <Hr style={{ borderColor: sand, margin: "20px 0 14px" }} />
          <Text style={{ color: muted, fontSize: 13, lineHeight: "20px", margin: 0 }}>{brand.texts.address}</Text>
          {brand.texts.why ? (
            <Text style={{ color: muted, fontSize: 13, lineHeight: "20px", margin: "6px 0 0" }}>{brand.texts.why}</Text>
          ) : null}
          {footer}
        </Container>
      </Body>
    </Html>
  );
}
