import { CircleAlert, CircleCheck } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { emailSetupId } from "#app/features/agency/admin-layout/risks.ts";
import { editorPath, newPiece } from "#app/features/publishing/content/admin/content-addresses.ts";
import { sectionId, settingsPath } from "#app/features/agency/settings/admin/settings-form.ts";
import { demoPath } from "#app/features/agency/demo/demo-address.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { setupTasks, type MailFailure, type SetupTask } from "./checklist.ts";
import type { SetupChecklist } from "./checklist.server.ts";

/** What came of a test email. */
export type TestMailAnswer = FormAnswer<MailFailure, { sent: { email: string }; answer: string }>;

type Props = { checklist: SetupChecklist; email: string };

const paths: Record<Exclude<SetupTask, "mail" | "contacts">, string> = {
  payment: `${settingsPath}#${sectionId("bankTransfer")}`,
  rates: `${settingsPath}#${sectionId("rates")}`,
  tour: editorPath("tour", newPiece),
  demo: demoPath,
};

function Open({ task, checklist, email }: Props & { task: SetupTask }) {
  const { t } = useTranslation("setup");
  const formats = useFormats();
  const sending = useNavigation().formMethod === "POST";
  if (task === "contacts")
    return (
      <>
        <p>{t("checklist.contacts.open")}</p>
        {checklist.contactSamples.map((section) => (
          <LocalLink
            key={section}
            className="button button-secondary button-small"
            to={`${settingsPath}#${sectionId(section)}`}
            prefetch="none"
          >
            {t(`checklist.contacts.${section}`)}
          </LocalLink>
        ))}
      </>
    );
  if (task !== "mail")
    return (
      <>
        <p>
          {task === "rates"
            ? t(checklist.ownRates ? "checklist.rates.open" : "checklist.rates.example", { day: formats.date(checklist.ratesDay) })
            : t(`checklist.${task}.open`)}
        </p>
        <LocalLink className="button button-secondary button-small" to={paths[task]} prefetch="none">
          {t(`checklist.${task}.action`)}
        </LocalLink>
      </>
    );
  if (checklist.mail === "noServer" || checklist.mail === "works") return <p className="wrap-anywhere">{t("checklist.mail.noServer")}</p>;
  return (
    <>
      <p>{t(`checklist.mail.${checklist.mail}`, { answer: checklist.answer ?? "" })}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="form" value="test-mail" />
        <SendButton sending={sending} look="button-secondary button-small">
          {sending ? t("checklist.mail.sending") : t("checklist.mail.action", { email })}
        </SendButton>
      </Form>
    </>
  );
}

/** What customers already notice. */
const liveRisks: readonly SetupTask[] = ["contacts", "payment", "mail"];

/** On the dashboard of a new site: what is done and what is not, each with the way to it. */
export function ChecklistPanel({ checklist, email }: Props) {
  const { t } = useTranslation("setup");
  const formats = useFormats();
  const { done } = checklist;
  const count = setupTasks.filter((task) => done[task]).length;
  return (
    <section className="panel setup-checklist" aria-labelledby="setup-checklist">
      <div className="panel-head">
        <h2 className="h4" id="setup-checklist">
          {t("checklist.title")}
        </h2>
        <span className="text-sm text-muted">
          {t("checklist.progress", { done: formats.number(count), total: formats.number(setupTasks.length) })}
        </span>
      </div>
      <p className="text-sm text-muted">{t("checklist.text")}</p>
      <ul>
        {setupTasks.map((task) => {
          const State = done[task] ? CircleCheck : CircleAlert;
          return (
            <li
              key={task}
              id={task === "mail" ? emailSetupId : undefined}
              data-done={done[task] ? "" : undefined}
              data-risk={liveRisks.includes(task) ? "" : undefined}
            >
              <State className="icon" />
              <div>
                <p>
                  <b>{t(`checklist.${task}.title`)}</b>
                  <span className="sr-only">: {done[task] ? t("checklist.done") : t("checklist.open")}</span>
                </p>
                {done[task] ? null : <Open task={task} checklist={checklist} email={email} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
