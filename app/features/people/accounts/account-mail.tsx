import { Text } from "@react-email/components";
import { MailButton, MailLayout, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailBrand } from "#app/features/agency/mail/mail-brand.server.ts";

export type AccountMailTexts = { heading: string; preview: string; greeting: string; text: string; note: string };

/** An email about an account: one thing said, perhaps one button, and what to do if it was not her. */
export function AccountMail({
  brand,
  texts,
  button,
}: {
  brand: MailBrand;
  texts: AccountMailTexts;
  button: { label: string; url: string } | undefined;
}) {
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview}>
      <MailText>{texts.greeting}</MailText>
      <MailText>{texts.text}</MailText>
      {button ? (
        <>
          <MailButton href={button.url}>{button.label}</MailButton>
          {/* The text version has the address beside the button's words already. */}
          <Text
            data-skip-in-text
            style={{ color: "#456269", fontSize: 14, lineHeight: "22px", margin: "20px 0 0", wordBreak: "break-all" }}
          >
            {button.url}
          </Text>
        </>
      ) : null}
      <MailText>{texts.note}</MailText>
    </MailLayout>
  );
}
