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
import { EditorContext } from "./editor-context.ts";
import type { EditorAnswer, EditorPage } from "./editor-form.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorFeedback } from "./editor-feedback.tsx";
import { LanguageChooser } from "./language-chooser.tsx";
import { Address, Publication, useSending } from "./side-forms.tsx";

type Props = {
  page: EditorPage;
  answer: EditorAnswer | undefined;
  /** Facts and texts: an `EditorGroup` or several. */
  children: ReactNode;
};

const sideId = "publication";

/** Fields that belong together, under a heading. */
export function EditorGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="panel editor-group">
      <legend className="h4">{title}</legend>
      {children}
    </fieldset>
  );
}

function SaveBar({ unsaved, isNew }: { unsaved: boolean; isNew: boolean }) {
  const { t } = useTranslation("contentAdmin");
  const saving = useSending("save");
  return (
    <div className="save-bar">
      <p role="status" className="text-sm">
        {unsaved ? t("editor.unsaved") : isNew ? t("editor.gaps") : null}
      </p>
      <SendButton sending={saving}>{saving ? t("editor.saving") : isNew ? t("editor.create") : t("editor.save")}</SendButton>
    </div>
  );
}

/**
 * The editor of a piece: English beside one other language, what visitors see of it, and its address. Texts and facts are one
 * form; while something in it is not saved, what is loaded anew from elsewhere does not replace it.
 */
export function EditorLayout({ page: loaded, answer: given, children }: Props) {
  const answer = useLastAnswer(given);
  const arrived = useArrivedAnswer(answer);
  const { t } = useTranslation("contentAdmin");
  const saving = useSending("save");
  // Fields that stand in the way of publishing are marked like those that stand in the way of saving.
  const feedback = answerTo(arrived, "save") ?? (arrived?.problem === "incomplete" ? arrived : undefined);
  // Of what did not arrive the fields stay as they stand; what was wrong with them before may be mended.
  const shown = answer === arrived ? feedback : feedback && { ...feedback, errors: {} };
  const typing = useTyping(answerTo(answer, "save")?.at);
  const [page, setPage] = useState(loaded);
  if (page !== loaded && !typing.unsaved) setPage(loaded);
  const { piece, kind, language } = page;
  const side = piece && { page, piece, answer: arrived, unsaved: typing.unsaved };
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
      <LanguageChooser page={page} />
      {side ? (
        // On small screens it stands below all the texts.
        <InPageLink className="text-link editor-jump mb-3" place={sideId}>
          <ArrowDown className="icon icon-small" />
          {kind === "testimonial" ? t("editor.toPublication") : t("editor.toSide")}
        </InPageLink>
      ) : null}
      <div className="editor-columns">
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
          <input type="hidden" name="version" value={piece?.version ?? 0} />
          {/* What is stored replaces what stands in the fields, as soon as that is saved. */}
          <div key={`${piece?.id} ${piece?.version} ${language}`} className="editor-groups" inert={saving}>
            {children}
          </div>
          <SaveBar unsaved={typing.unsaved} isNew={!piece} />
        </Form>
        {side ? (
          <div className="editor-side" id={sideId} tabIndex={-1}>
            <Publication {...side} />
            <EditorLinks page={page} piece={side.piece} />
            <Address {...side} />
          </div>
        ) : null}
      </div>
      <LeaveGuard unsaved={typing.unsaved} />
    </EditorContext>
  );
}
