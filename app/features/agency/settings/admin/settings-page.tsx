import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { demoPath } from "#app/features/agency/demo/demo-address.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { useLastAnswer } from "#app/ui/last-answer.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { SectionContext } from "./settings-field.tsx";
import { answerTo } from "#app/values/form-answer.ts";
import { sectionId, settingsSections, type SettingsAnswer, type SettingsFields, type SettingsSection } from "./settings-form.ts";
import { SectionFields, type SettingsContext } from "./settings-sections.tsx";

/** A section as it is stored, with what tells that from another state of it. */
type Stored = { values: SettingsFields; version: string };

type SectionProps = SettingsContext & {
  section: SettingsSection;
  stored: Stored;
  answer: SettingsAnswer | undefined;
  /** False where what was sent last did not arrive. */
  arrived: boolean;
  /** Who may only read the settings sees them without a button. */
  mayChange: boolean;
  onTyped: (section: SettingsSection) => void;
};

function Section({ section, stored, answer: given, arrived, mayChange, onTyped, ...context }: SectionProps) {
  const { t } = useTranslation("settings");
  // What was refused here stays while another section is saved.
  const answer = useLastAnswer(given, { isOwn: (form) => form?.get("section") === section, arrived });
  const navigation = useNavigation();
  const sending = navigation.formData?.get("section") === section && navigation.state !== "idle";
  const form = useRefusedField(answer?.errors && answer.at);
  const state = useMemo(() => ({ stored: stored.values, answer }), [stored.values, answer]);
  const id = sectionId(section);
  return (
    <section className="panel settings-section" id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 className="h4" id={`${id}-heading`}>
          {t(`${section}.title`)}
        </h2>
        <p className="mt-2 text-sm text-muted">{t(`${section}.text`)}</p>
      </div>
      {/* Checked by the server: its messages are in the page's language. The address leads back to this section without JavaScript. */}
      <Form
        method="post"
        action={`#${id}`}
        id={`${id}-form`}
        ref={form}
        className="settings-form"
        onInput={() => onTyped(section)}
        preventScrollReset
        noValidate
      >
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="version" value={answer?.stored?.version ?? stored.version} />
        <SectionContext value={state}>
          <fieldset className="contents" disabled={!mayChange}>
            <SectionFields section={section} {...context} />
          </fieldset>
        </SectionContext>
        {answer?.errors ? (
          <p className="field-error" role="alert">
            {t("refused", { count: Object.keys(answer.errors).length })}
          </p>
        ) : null}
        {mayChange ? (
          <SendButton sending={sending}>
            {sending ? t("saving") : answer?.stored ? t("saveAnyway") : t("save", { section: t(`${section}.title`) })}
          </SendButton>
        ) : null}
      </Form>
    </section>
  );
}

/** Sections in which something was typed that is not saved: until their form is sent and nothing is said against it. */
function useTypedSections(answer: SettingsAnswer | undefined) {
  const navigation = useNavigation();
  const [typed, setTyped] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<string>();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST" ? navigation.formData?.get("section") : undefined;
  if (typeof sending === "string" && sending !== sent) setSent(sending);
  if (navigation.state === "idle" && sent !== undefined) {
    setSent(undefined);
    if (!answer) setTyped(typed.filter((section) => section !== sent));
  }
  return { typed, onTyped: (section: SettingsSection) => (typed.includes(section) ? undefined : setTyped([...typed, section])) };
}

type Props = SettingsContext & { stored: Record<SettingsSection, Stored>; answer: SettingsAnswer | undefined; mayChange: boolean };

/** What the operator may change without touching code: a form for each group of settings. */
export function SettingsPage({ stored, answer: given, mayChange, ...context }: Props) {
  const answer = useArrivedAnswer(given);
  const { t } = useTranslation("settings");
  const { typed, onTyped } = useTypedSections(given);
  const section = settingsSections.find((known) => known === given?.form);
  const feedback = given?.problem && {
    kind: "problem" as const,
    title: t(`problems.${given.problem}.title`),
    text: t(`problems.${given.problem}.text`, { section: section ? t(`${section}.title`) : "" }),
  };
  return (
    <>
      <AdminHead title={t("title")} lead={t("lead")} trail={[]} />
      <Feedback feedback={feedback} at={given?.at} />
      <nav className="settings-index" aria-label={t("sections")}>
        <ul>
          {settingsSections.map((each) => (
            <li key={each}>
              <InPageLink className="text-link" place={sectionId(each)}>
                {t(`${each}.title`)}
              </InPageLink>
            </li>
          ))}
          {mayChange ? (
            <li>
              <LocalLink className="text-link" to={demoPath} prefetch="none">
                {t("demo")}
              </LocalLink>
            </li>
          ) : null}
        </ul>
      </nav>
      <div className="settings-sections">
        {settingsSections.map((each) => (
          <Section
            key={each}
            section={each}
            stored={stored[each]}
            answer={answerTo(answer, each)}
            arrived={answer === given}
            mayChange={mayChange}
            onTyped={onTyped}
            {...context}
          />
        ))}
      </div>
      <LeaveGuard unsaved={typed.length > 0} />
    </>
  );
}
