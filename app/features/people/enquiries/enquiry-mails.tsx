import { formatsFor } from "#app/i18n/format.ts";
import { MailFacts, MailLayout, MailQuote, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailBrand } from "#app/features/agency/mail/mail-brand.server.ts";

type Fact = { name: string; value: string };

/** To the sender: that her message has arrived, and what happens next. */
export function EnquiryReceivedMail(props: {
  brand: MailBrand;
  texts: { heading: string; preview: string; greeting: string; text: string; yourRequest: string; yourMessage: string; urgent: string };
  facts: Fact[];
  message: string;
}) {
  const { brand, texts, facts, message } = props;
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview}>
      <MailText>{texts.greeting}</MailText>
      <MailText>{texts.text}</MailText>
      {facts.length > 0 ? <MailFacts brand={brand} facts={facts} /> : null}
      <MailText>{formatsFor(brand.language).pair(texts.yourMessage, "")}</MailText>
      <MailQuote>{message}</MailQuote>
      <MailText>{texts.urgent}</MailText>
    </MailLayout>
  );
}

/** To the agency: who wrote what; answering the mail answers the sender. */
export function EnquiryNotificationMail(props: {
  brand: MailBrand;
  texts: { heading: string; preview: string; reply: string };
  facts: Fact[];
  message: string;
}) {
  const { brand, texts, facts, message } = props;
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview}>
      <MailFacts brand={brand} facts={facts} />
      <MailQuote>{message}</MailQuote>
      <MailText>{texts.reply}</MailText>
    </MailLayout>
  );
}
