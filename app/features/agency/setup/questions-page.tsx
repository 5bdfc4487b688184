import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { SectionContext, SettingsField } from "#app/features/agency/settings/admin/settings-field.tsx";
import type { SettingsAnswer, SettingsFields } from "#app/features/agency/settings/admin/settings-form.ts";
import { SectionFields, StreetFields } from "#app/features/agency/settings/admin/settings-sections.tsx";
import { DemoCountList, DemoRefusal } from "#app/features/agency/demo/demo-parts.tsx";
import type { DemoBooking, DemoCounts } from "#app/features/agency/demo/demo-changes.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { FormProblem } from "#app/values/form-answer.ts";
import { pathAfter, questionPath, sectionOf, setupQuestions, type SettingsQuestion, type SetupQuestion } from "./setup-questions.ts";

export type QuestionAnswer = Omit<SettingsAnswer, "problem"> & {
  problem?: "stale" | "booked" | FormProblem | undefined;
  bookings?: DemoBooking[] | undefined;
};

type Props = {
  question: SetupQuestion;
  /** Of the settings' section that the question is about. */
  stored: { values: SettingsFields; version: string } | undefined;
  demo: DemoCounts;
  /** How the site is set up by its server: what no page can change. */
  server: { mail: boolean; cards: boolean };
  today: CalendarDate;
  answer: QuestionAnswer | undefined;
};

/** Where she is among the questions; any of them can be opened. */
function Steps({ question }: Pick<Props, "question">) {
  const { t } = useTranslation("setup");
  return (
    <nav className="setup-steps" aria-label={t("questions.steps")}>
      <ol>
        {setupQuestions.map((each) => (
          <li key={each}>
            <LocalLink to={questionPath(each)} aria-current={each === question ? "step" : undefined} prefetch="none">
              {t(`questions.${each}.name`)}
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Fields({ question, server, today }: Pick<Props, "server" | "today"> & { question: SettingsQuestion }) {
  const { t } = useTranslation(["setup", "settings"]);
  if (question === "email")
    return (
      <>
        <div className="settings-fields">
          <SettingsField
            name="emails-0"
            label={t("questions.email.label")}
            hint={t("settings:contacts.emailsHint")}
            input={{ type: "email", maxLength: 254, required: true }}
          />
          <SettingsField
            name="phones-0"
            label={t("questions.email.phone")}
            hint={t("questions.email.phoneHint")}
            input={{ type: "tel", maxLength: 21, required: true }}
          />
        </div>
        <p className="text-sm">{t(server.mail ? "questions.email.server" : "questions.email.noServer")}</p>
      </>
    );
  if (question === "address")
    return (
      <>
        <StreetFields />
        <p className="text-sm">{t("questions.address.further")}</p>
      </>
    );
  return (
    <>
      {question === "payment" ? (
        <p className="text-sm">{t(server.cards ? "questions.payment.cards" : "questions.payment.noCards")}</p>
      ) : null}
      <SectionFields section={sectionOf[question]} zones={[]} today={today} />
    </>
  );
}

function DemoChoice({ demo }: Pick<Props, "demo">) {
  const { t } = useTranslation("setup");
  const id = useId();
  return (
    <fieldset className="grid gap-2" aria-describedby={id}>
      <legend className="label-head">{t("questions.demo.label")}</legend>
      <label className="choice">
        <input type="radio" name="demo" value="keep" defaultChecked />
        <span>{t("questions.demo.keep")}</span>
      </label>
      <label className="choice">
        <input type="radio" name="demo" value="remove" />
        <span>{t("questions.demo.remove")}</span>
      </label>
      <div id={id} className="mt-2 text-sm text-muted">
        <p>{t("questions.demo.what")}</p>
        <DemoCountList counts={demo} />
      </div>
    </fieldset>
  );
}

/** One of the questions to a new owner: answered, it is saved into the settings; or skipped. */
export function QuestionsPage({ question, stored, demo, answer: given, ...context }: Props) {
  const { t } = useTranslation(["setup", "settings"]);
  const formats = useFormats();
  const language = useLanguage();
  const answer = useArrivedAnswer(given);
  const sending = useNavigation().formMethod === "POST";
  const form = useRefusedField(answer?.errors && answer.at);
  const state = useMemo(
    () => ({
      stored: stored?.values ?? {},
      // What cannot be told at a field is told above the form.
      answer: answer && { at: answer.at, values: answer.values, errors: answer.errors, stored: answer.stored },
    }),
    [stored, answer],
  );
  const problem = answer?.problem;
  const feedback =
    problem && problem !== "booked"
      ? {
          kind: "problem" as const,
          title: t(`settings:problems.${problem}.title`),
          text: t(`settings:problems.${problem}.text`, { section: t(`questions.${question}.name`) }),
        }
      : undefined;
  const number = setupQuestions.indexOf(question) + 1;
  return (
    <>
      <AdminHead title={t("questions.title")} lead={t("questions.lead")} trail={[]} />
      <Steps question={question} />
      <Feedback feedback={feedback} at={answer?.at} />
      {problem === "booked" && answer?.bookings ? <DemoRefusal bookings={answer.bookings} /> : null}
      <section className="panel setup-question" aria-labelledby="setup-question">
        <p className="text-sm text-muted">
          {t("questions.place", { number: formats.number(number), total: formats.number(setupQuestions.length) })}
        </p>
        <h2 className="h3" id="setup-question">
          {t(`questions.${question}.title`)}
        </h2>
        <p>{t(`questions.${question}.text`)}</p>
        <Form
          method="post"
          action={localPath(language, questionPath(question))}
          className="settings-form"
          ref={form}
          key={question}
          noValidate
        >
          <input type="hidden" name="question" value={question} />
          {question === "demo" ? (
            <DemoChoice demo={demo} />
          ) : (
            <SectionContext value={state}>
              <input type="hidden" name="version" value={answer?.stored?.version ?? stored?.version ?? ""} />
              <Fields question={question} {...context} />
            </SectionContext>
          )}
          <div className="setup-actions">
            <SendButton sending={sending}>{sending ? t("settings:saving") : t("questions.save")}</SendButton>
            <LocalLink className="button button-secondary" to={pathAfter(question)} prefetch="none">
              {t("questions.skip")}
            </LocalLink>
          </div>
        </Form>
      </section>
    </>
  );
}
