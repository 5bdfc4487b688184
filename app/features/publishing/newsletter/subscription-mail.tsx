import { Link, Text } from "@react-email/components";
import { MailButton, MailLayout, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailBrand } from "#app/features/agency/mail/mail-brand.server.ts";

/** Asks the owner of an address to confirm; without her click nothing else is ever sent. */
export function ConfirmSubscriptionMail(props: {
  brand: MailBrand;
  texts: { heading: string; preview: string; text: string; button: string; not: string; unsubscribe: string };
  confirmUrl: string;
  unsubscribeUrl: string;
}) {
  const { brand, texts, confirmUrl, unsubscribeUrl } = props;
  const footer = (
    <Text style={{ fontSize: 13, margin: "6px 0 0" }}>
      <Link href={unsubscribeUrl} style={{ color: "#12707A" }}>
        {texts.unsubscribe}
      </Link>
    </Text>
  );
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview} footer={footer}>
      <MailText>{texts.text}</MailText>
      <MailButton href={confirmUrl}>{texts.button}</MailButton>
      {/* The text version has the address beside the button's words already. */}
      <Text data-skip-in-text style={{ color: "#456269", fontSize: 14, lineHeight: "22px", margin: "20px 0 0", wordBreak: "break-all" }}>
        {confirmUrl}
      </Text>
      <MailText>{texts.not}</MailText>
    </MailLayout>
  );
}
