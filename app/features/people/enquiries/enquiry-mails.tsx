import { formatsFor } from "#app/i18n/format.ts";
import { MailFacts, MailLayout, MailQuote, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailFrame } from "#app/features/agency/mail/mail-frame.server.ts";

type Fact = { name: string; value: string };

/** To the sender: that her message has arrived, and what happens next. */
export function EnquiryReceivedMail(props: {
  frame: MailFrame;
  texts: { heading: string; preview: string; greeting: string; text: string; yourRequest: string; yourMessage: string; urgent: string };
  facts: Fact[];
  message: string;
}) {
  const { frame, texts, facts, message } = props;
  return (
    <MailLayout frame={frame} heading={texts.heading} preview={texts.preview}>
      <MailText>{texts.greeting}</MailText>
      <MailText>{texts.text}</MailText>
      {facts.length > 0 ? <MailFacts frame={frame} facts={facts} /> : null}
      <MailText>{formatsFor(frame.language).pair(texts.yourMessage, "")}</MailText>
      <MailQuote>{message}</MailQuote>
      <MailText>{texts.urgent}</MailText>
    </MailLayout>
  );
}

/** To the agency: who wrote what; answering the mail answers the sender. */
export function EnquiryNotificationMail(props: {
  frame: MailFrame;
  texts: { heading: string; preview: string; reply: string };
  facts: Fact[];
  message: string;
}) {
  const { frame, texts, facts, message } = props;
  return (
    <MailLayout frame={frame} heading={texts.heading} preview={texts.preview}>
      <MailFacts frame={frame} facts={facts} />
      <MailQuote>{message}</MailQuote>
      <MailText>{texts.reply}</MailText>
    </MailLayout>
  );
}
