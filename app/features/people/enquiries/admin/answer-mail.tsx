import { Fragment } from "react";
import { MailLayout, MailQuote, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailBrand } from "#app/features/agency/mail/mail-brand.server.ts";

/** What staff have written, paragraph by paragraph and line by line. */
function Written({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // Two paragraphs may be alike.
    <MailText key={`${index} ${paragraph}`}>
      {paragraph.split("\n").map((line, number) => (
        <Fragment key={`${number} ${line}`}>
          {number > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </MailText>
  ));
}

/** To the enquirer: the agency's answer, with her message below it. */
export function EnquiryAnswerMail(props: {
  brand: MailBrand;
  texts: { heading: string; preview: string; greeting: string; reply: string; youWrote: string };
  answer: string;
  message: string;
}) {
  const { brand, texts, answer, message } = props;
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview}>
      <MailText>{texts.greeting}</MailText>
      <Written text={answer} />
      <MailText>{texts.reply}</MailText>
      <MailText>{texts.youWrote}</MailText>
      <MailQuote>{message}</MailQuote>
    </MailLayout>
  );
}
