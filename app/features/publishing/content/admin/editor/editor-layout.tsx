import { ArrowDown } from "#app/ui/icons.tsx";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { answerTo } from "#app/values/form-answer.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { useLastAnswer } from "#app/ui/last-answer.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { contentPath, kindPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { DraftNotes, useKeptText } from "#app/features/publishing/content/admin/drafts/draft-notes.tsx";
import { useKeptDraft } from "#app/features/publishing/content/admin/drafts/use-kept-draft.ts";
import { EditorContext } from "./editor-context.ts";
import type { EditedPiece, EditorAnswer, EditorPage } from "./editor-form.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorFeedback } from "./editor-feedback.tsx";
import { LanguageChooser } from "./language-chooser.tsx";
import { Address, Duplicate, Publication, useSending } from "./side-forms.tsx";

type Props = {
  page: EditorPage;
  answer: EditorAnswer | undefined;
  /** Facts and texts: an `EditorGroup` or several; nothing where the page has no such form. */
  children?: ReactNode;
  /** Of a section: its frame has the heading and the languages, and this stands below its form. */
  renderBelow?: (side: Side) => ReactNode;
};

/** What the forms beside the texts and facts are given. */
export type Side = { page: EditorPage; piece: EditedPiece; answer: EditorAnswer | undefined; unsaved: boolean };

const sideId = "publication";

/** Fields that belong together, under a heading; `alone` where the page has said it above them already. */
export function EditorGroup({ title, alone = false, children }: { title: string; alone?: boolean; children: ReactNode }) {
  return (
    <fieldset className="panel editor-group">
      <legend className={alone ? "sr-only" : "h4"}>{title}</legend>
      {children}
    </fieldset>
  );
}

function SaveBar({ unsaved, isNew, draft }: { unsaved: boolean; isNew: boolean; draft: string | undefined }) {
  const { t } = useTranslation("contentAdmin");
  const saving = useSending("save");
  return (
    <div className="save-bar">
      <p role="status" className="text-sm">
        {unsaved ? (draft ?? t("editor.unsaved")) : isNew ? t("editor.gaps") : null}
      </p>
      <SendButton sending={saving}>{saving ? t("editor.saving") : isNew ? t("editor.create") : t("editor.save")}</SendButton>
    </div>
  );
}

/**
 * The editor of a piece: English beside one other language, what visitors see of it, and its address. Texts and facts are one
 * form; while something in it is not saved, what is loaded anew from elsewhere does not replace it.
 */
export function EditorLayout({ page: loaded, answer: given, children, renderBelow }: Props) {
  const answer = useLastAnswer(given);
  const arrived = useArrivedAnswer(answer);
  const { t } = useTranslation("contentAdmin");
  const saving = useSending("save");
  // Fields that stand in the way of publishing are marked like those that stand in the way of saving.
  const feedback = answerTo(arrived, "save") ?? (arrived?.problem === "incomplete" ? arrived : undefined);
  // Of what did not arrive the fields stay as they stand; what was wrong with them before may be mended.
  const shown = answer === arrived ? feedback : feedback && { ...feedback, errors: {} };
  const [page, setPage] = useState(loaded);
  const continued = page.draft.kept?.shown ? page.draft.kept.at : undefined;
  const typing = useTyping(answerTo(answer, "save")?.at ?? continued);
  const keptText = useKeptText(page.clock.timeZone);
  const kept = useKeptDraft("editor", page.draft, typing.unsaved);
  if (page !== loaded && !typing.unsaved) setPage(loaded);
  const { piece, kind, language } = page;
  const side: Side | undefined = piece && { page, piece, answer: arrived, unsaved: typing.unsaved };
  const stale = answer?.problem === "stale";
  // What she goes on with was begun on another version than what stands in the fields now.
  const begunBefore = page.draft.version !== (piece?.version ?? 0);
  const form = (
    <Form
      method="post"
      id="editor"
      className="editor"
      onInput={typing.onInput}
      onSubmit={typing.onSent}
      preventScrollReset
      noValidate
      autoComplete="off"
    >
      <input type="hidden" name="form" value="save" />
      {/* Who has been told of another's change is told again until she says what is to become of it. */}
      <input type="hidden" name="version" value={stale ? 0 : page.draft.version} />
      <input type="hidden" name="seen" value={stale || begunBefore ? "" : page.seen} />
      {/* What is stored replaces what stands in the fields, as soon as that is saved. */}
      <div key={`${piece?.id} ${page.seen} ${language} ${page.englishAlone}`} className="editor-groups" inert={saving}>
        {children}
      </div>
      <SaveBar unsaved={typing.unsaved} isNew={!piece} draft={keptText(kept)} />
    </Form>
  );
  if (renderBelow && side)
    return (
      <EditorContext value={{ page, answer: shown, isEdited: typing.isEdited }}>
        <EditorFeedback page={page} answer={answer} />
        {children ? <DraftNotes draft={page.draft} told={kept.kept} timeZone={page.clock.timeZone} /> : null}
        {children ? form : null}
        {renderBelow(side)}
        <LeaveGuard unsaved={typing.unsaved} />
      </EditorContext>
    );
  return (
    <EditorContext value={{ page, answer: shown, isEdited: typing.isEdited }}>
      <AdminHead
        title={piece?.title ?? t(`new.${kind}`)}
        trail={[
          { name: t("title"), path: contentPath },
          { name: t(`kinds.${kind}`), path: kindPath(kind) },
        ]}
      />
      <EditorFeedback page={page} answer={answer} />
      <DraftNotes draft={page.draft} told={kept.kept} timeZone={page.clock.timeZone} />
      {kind === "tour" ? null : <LanguageChooser page={page} />}
      {side ? (
        // On small screens it stands below all the texts.
        <InPageLink className="text-link editor-jump mb-3" place={sideId}>
          <ArrowDown className="icon icon-small" />
          {kind === "testimonial" ? t("editor.toPublication") : t("editor.toSide")}
        </InPageLink>
      ) : null}
      <div className="editor-columns">
        {form}
        {side ? (
          <div className="editor-side" id={sideId} tabIndex={-1}>
            <Publication {...side} />
            <EditorLinks page={page} piece={side.piece} />
            <Address {...side} />
            <Duplicate {...side} />
          </div>
        ) : null}
      </div>
      <LeaveGuard unsaved={typing.unsaved} />
    </EditorContext>
  );
}
