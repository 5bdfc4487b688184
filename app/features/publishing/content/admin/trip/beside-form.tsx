import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { otherLanguages, type OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import type { TripFields } from "#app/features/publishing/content/trip-sections.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { TripFormContext } from "./trip-field.tsx";
import type { BesideAnswer } from "./trip-form.ts";

type Props = {
  /** Name of the form; the answer is to it. */
  heading: string;
  lead: string;
  /** The one beside English, and where each is. */
  language: OtherLanguage;
  pathOf: (language: OtherLanguage) => string;
  fields: TripFields;
  version: number;
  answer: BesideAnswer<string> | undefined;
  /** In words, why nothing was done. */
  problem: { title: string; text: string } | undefined;
  /** Beside the button. */
  foot?: ReactNode;
  /** What was asked besides has no use for what is typed. */
  leaves?: boolean;
  children: ReactNode;
};

/** A form of facts and texts, in English and one language beside it, that is saved whole. */
export function BesideForm({ heading, lead, language, pathOf, fields, version, answer: given, problem, foot, leaves, children }: Props) {
  const { t } = useTranslation("tripAdmin");
  const formats = useFormats();
  const answer = useArrivedAnswer(given);
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formData?.get("form") === "save";
  const typing = useTyping(answer?.at);
  const form = useRefusedField(answer?.errors && answer.at);
  return (
    <>
      <Feedback feedback={problem && { kind: "problem", ...problem }} at={given?.at} />
      <nav className="trip-rail" aria-label={t("languages")}>
        <ul>
          {otherLanguages.map((each) => (
            <li key={each}>
              <LocalLink className="pill" to={pathOf(each)} aria-current={each === language ? "true" : undefined} lang={each}>
                {formats.languageName(each)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* Checked by the server, whose messages are in the page's language. A new answer, or what was saved, fills the fields anew. */}
      <Form
        key={`${language} ${answer?.at ?? version}`}
        method="post"
        className="panel trip-form"
        noValidate
        preventScrollReset
        ref={form}
        onInput={typing.onInput}
        onSubmit={typing.onSent}
      >
        <h2 className="h3">{heading}</h2>
        <p className="text-sm text-muted">{lead}</p>
        <input type="hidden" name="form" value="save" />
        <input type="hidden" name="version" value={answer?.version ?? version} />
        <TripFormContext value={{ fields: answer?.fields ?? fields, errors: answer?.errors ?? {}, language, englishAlone: false }}>
          {children}
        </TripFormContext>
        {answer?.errors ? (
          <p className="field-error" role="alert">
            {t("refused", { count: Object.keys(answer.errors).length })}
          </p>
        ) : null}
        <div className="save-bar">
          {foot}
          <SendButton sending={sending}>{sending ? t("saving") : answer?.problem === "stale" ? t("saveAnyway") : t("save")}</SendButton>
        </div>
      </Form>
      <LeaveGuard unsaved={typing.unsaved && !leaves} />
    </>
  );
}
