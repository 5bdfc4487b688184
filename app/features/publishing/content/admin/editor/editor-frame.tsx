import { ArrowDown } from "#app/ui/icons.tsx";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { AdminHead } from "#app/ui/admin/admin-head.tsx";
import { LeaveGuard } from "#app/ui/admin/leave-guard.tsx";
import { useTyping } from "#app/ui/admin/use-typing.ts";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { useKeptAnswer } from "#app/ui/kept-answer.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { contentPath, kindPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { EditorContext } from "./editor-context.ts";
import type { EditorAnswer, EditorPage } from "./editor-form.ts";
import { EditorLinks } from "./editor-links.tsx";
import { EditorTold } from "./editor-told.tsx";
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
  const { t } = useTranslation("contentDesk");
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
export function EditorFrame({ page: loaded, answer: given, children }: Props) {
  const answer = useKeptAnswer(given);
  const { t } = useTranslation("contentDesk");
  const saving = useSending("save");
  const sent = answer?.form === "save" ? answer : undefined;
  // Fields that stand in the way of publishing are marked like those that stand in the way of saving.
  const told = sent ?? (answer?.problem === "incomplete" ? answer : undefined);
  const typing = useTyping(sent?.at);
  const [page, setPage] = useState(loaded);
  if (page !== loaded && !typing.unsaved) setPage(loaded);
  const { piece, kind, language } = page;
  const side = piece && { page, piece, answer, unsaved: typing.unsaved };
  return (
    <EditorContext value={{ page, answer: told, isEdited: typing.isEdited }}>
      <AdminHead
        title={piece?.title ?? t(`new.${kind}`)}
        trail={[
          { name: t("title"), path: contentPath },
          { name: t(`kinds.${kind}`), path: kindPath(kind) },
        ]}
      />
      <EditorTold page={page} answer={answer} />
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
