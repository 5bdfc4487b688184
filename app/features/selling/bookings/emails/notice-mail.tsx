import { MailButton, MailFacts, MailLayout, MailText } from "#app/features/agency/mail/mail-layout.tsx";
import type { MailBrand } from "#app/features/agency/mail/mail-brand.server.ts";

export type NoticeSection = { heading?: string; facts: { name: string; value: string }[]; note?: string };

export type NoticeTexts = {
  heading: string;
  preview: string;
  greeting: string;
  paragraphs: string[];
  sections: NoticeSection[];
  /** Under the button. */
  closing: string[];
};

/** An email about a booking: what has happened, the facts of it, and the way to the booking. */
export function NoticeMail({ brand, texts, button }: { brand: MailBrand; texts: NoticeTexts; button: { label: string; url: string } }) {
  return (
    <MailLayout brand={brand} heading={texts.heading} preview={texts.preview}>
      <MailText>{texts.greeting}</MailText>
      {texts.paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {texts.sections.map(({ heading, facts, note }, index) => (
        // Sections have no names of their own and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          {heading ? (
            <MailText>
              <strong>{heading}</strong>
            </MailText>
          ) : null}
          <MailFacts brand={brand} facts={facts} />
          {note ? <MailText>{note}</MailText> : null}
        </div>
      ))}
      <MailButton href={button.url}>{button.label}</MailButton>
      <div style={{ paddingTop: 20 }}>
        {texts.closing.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
      </div>
    </MailLayout>
  );
}
