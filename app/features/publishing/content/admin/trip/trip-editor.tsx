import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { previewPath, versionsPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import type { OtherLanguage } from "#app/features/publishing/content/content-terms.ts";
import type { PageDraft } from "#app/features/publishing/content/admin/drafts/draft.ts";
import { DraftNotes, useKeptText } from "#app/features/publishing/content/admin/drafts/draft-notes.tsx";
import { useKeptDraft } from "#app/features/publishing/content/admin/drafts/use-kept-draft.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { Feedback } from "#app/ui/admin/feedback.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { TripFormContext } from "./trip-field.tsx";
import type { TripAnswer } from "./trip-form.ts";
import { TripSectionFields, type GuideChoice } from "./trip-section-fields.tsx";
import type { TripFormSection } from "#app/features/publishing/content/tour-sections.ts";
import type { TripFields } from "#app/features/publishing/content/trip-sections.ts";

type Props = {
  tourId: number;
  section: TripFormSection;
  language: OtherLanguage;
  englishAlone: boolean;
  fields: TripFields;
  seen: string;
  version: number;
  guides: GuideChoice[];
  draft: PageDraft;
  /** Bookings whose travellers get an email when these fields change. */
  told: number;
  timeZone: string;
  answer: TripAnswer | undefined;
};

/** A section of what is known of a tour's trip. */
export function TripEditor(props: Props) {
  const { tourId, section, language, englishAlone, fields, seen, version, guides, draft, told, timeZone, answer: given } = props;
  const { t } = useTranslation(["tripAdmin", "contentAdmin"]);
  const answer = useArrivedAnswer(given);
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const typing = useTyping(answer?.at ?? (draft.kept?.shown ? draft.kept.at : undefined));
  const keptText = useKeptText(timeZone);
  const kept = useKeptDraft("trip-form", draft, typing.unsaved);
  const form = useRefusedField(answer?.errors && answer.at);
  const problem = given?.problem && {
    kind: "problem" as const,
    title: t(`problems.${given.problem}.title`),
    text: t(`problems.${given.problem}.text`),
  };
  const state = { fields: answer?.fields ?? fields, errors: answer?.errors ?? {}, language, englishAlone };
  return (
    <>
      <Feedback feedback={problem} at={given?.at} />
      {given?.problem === "stale" && given.version !== undefined ? (
        <p className="mb-5">
          <LocalLink className="text-link" to={versionsPath("tour", tourId, { version: given.version })} reloadDocument target="_blank">
            {t("contentAdmin:drafts.differences")}
          </LocalLink>
        </p>
      ) : null}
      <DraftNotes draft={draft} told={kept.kept} timeZone={timeZone} />
      {/* Checked by the server, whose messages are in the page's language. A new answer, or what was saved, fills the fields anew. */}
      <Form
        key={`${section} ${language} ${englishAlone} ${answer?.at ?? seen}`}
        method="post"
        id="trip-form"
        className="panel trip-form"
        noValidate
        preventScrollReset
        ref={form}
        onInput={typing.onInput}
        onSubmit={typing.onSent}
      >
        {told > 0 ? <p className="note note-warning">{t("told", { count: told })}</p> : null}
        <input type="hidden" name="version" value={answer?.version ?? version} />
        {/* Told of another's change, she replaces it knowingly: then the version counts alone. */}
        <input type="hidden" name="seen" value={answer?.problem === "stale" ? "" : seen} />
        <TripFormContext value={state}>
          <TripSectionFields section={section} guides={guides} />
        </TripFormContext>
        {answer?.errors ? (
          <p className="field-error" role="alert">
            {t("refused", { count: Object.keys(answer.errors).length })}
          </p>
        ) : null}
        <div className="save-bar">
          <p role="status" className="text-sm">
            {typing.unsaved ? (keptText(kept) ?? t("contentAdmin:editor.unsaved")) : null}
          </p>
          <a className="text-link" href={localPath("en", previewPath("tour", tourId))} target="_blank">
            {t("preview")}
          </a>
          <SendButton sending={sending}>{sending ? t("saving") : answer?.problem === "stale" ? t("saveAnyway") : t("save")}</SendButton>
        </div>
      </Form>
      <LeaveGuard unsaved={typing.unsaved} />
    </>
  );
}
