import { CircleAlert, Clock3, MailCheck, StickyNote, type Icon } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Ago, type Clock } from "#app/ui/admin/ago.tsx";
import type { EnquiryPage, MailState, ThreadEntry } from "./enquiry-page.server.ts";

const mailIcons: Record<MailState, Icon> = { waiting: Clock3, sent: MailCheck, dead: CircleAlert, gone: MailCheck };

function Entry({ entry, clock }: { entry: ThreadEntry; clock: Clock }) {
  const { t } = useTranslation("enquiriesAdmin");
  const Icon = entry.mail ? mailIcons[entry.mail] : StickyNote;
  const author = entry.author ?? t("thread.formerColleague");
  return (
    <li className="thread-entry" data-kind={entry.kind}>
      <p className="thread-head">
        <b>{t(`thread.${entry.kind}`, { author })}</b>
        <span className="text-muted">
          <Ago at={entry.at} clock={clock} />
        </span>
      </p>
      <p className="thread-text">{entry.body}</p>
      <p className="thread-foot" data-mail={entry.mail}>
        <Icon className="icon icon-small" />
        {entry.mail ? t(`thread.mail.${entry.mail}`) : t("thread.notMailed")}
      </p>
    </li>
  );
}

/** What was written, first by the enquirer and then by the agency. */
export function EnquiryThread({ page, clock }: { page: EnquiryPage; clock: Clock }) {
  return (
    <section className="panel" aria-labelledby="thread">
      <h2 className="h4" id="thread">
        {page.subject}
      </h2>
      <ol className="thread">
        <li className="thread-entry" data-kind="message">
          <p className="thread-head">
            <b>{page.name}</b>
            <span className="text-muted">
              <Ago at={page.receivedAt} clock={clock} />
            </span>
          </p>
          <p className="thread-text">{page.message}</p>
        </li>
        {page.thread.map((entry) => (
          <Entry key={entry.id} entry={entry} clock={clock} />
        ))}
      </ol>
    </section>
  );
}
