import type { Editor } from "@tiptap/core";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useEditorField } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import type { Picture } from "#app/ui/picture.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";

type Props = { name: string; lang: string; pictures: readonly Picture[]; hint: string };

const areaOf = (labelId: string, lang: string): Record<string, string> => ({
  role: "textbox",
  "aria-multiline": "true",
  "aria-labelledby": labelId,
  lang,
  class: "prose rich-text",
});

type Places = { place: RefObject<HTMLDivElement | null>; field: RefObject<HTMLTextAreaElement | null> };

/** Starts the editor in its place, with the text of the plain field, which goes on holding what is typed. Undefined until it has started. */
function useStartedEditor({ place, field }: Places, labelId: string, lang: string): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  useEffect(() => {
    let started: Editor | undefined;
    let gone = false;
    void import("./rich-text-editor.client.ts").then(({ startEditor }) => {
      const element = place.current;
      const typed = field.current;
      if (gone || !element || !typed) return;
      started = startEditor({
        element,
        html: typed.value,
        attributes: areaOf(labelId, lang),
        onChange: (html) => {
          typed.value = html;
          // The form learns of it as of any other typing.
          typed.dispatchEvent(new Event("input", { bubbles: true }));
        },
      });
      setEditor(started);
    });
    return () => {
      gone = true;
      started?.destroy();
      setEditor(undefined);
    };
  }, [place, field, labelId, lang]);
  return editor;
}

/** Makes what is chosen a link to this address; to none takes the link away. */
function linkTo(editor: Editor, target: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  if (target === "") chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive("link"))
    // Nothing is chosen: the address itself is the words.
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text: target, marks: [{ type: "link", attrs: { href: target } }] })
      .run();
  else chain.setLink({ href: target }).run();
}

type AskedAddress = "link" | "picture";
type AskingProps = Pick<Props, "pictures" | "lang"> & { editor: Editor; asked: AskedAddress; onClose: () => void };

/** Asks for a link or a picture, and puts it where the cursor stands. */
function AskingDialog({ editor, asked, pictures, lang, onClose }: AskingProps) {
  if (asked === "picture")
    return (
      <PictureDialog
        pictures={pictures}
        lang={lang}
        onClose={onClose}
        onChosen={({ src, width, height }, alt) => {
          onClose();
          editor.chain().focus().setImage({ src, alt, width, height }).run();
        }}
      />
    );
  const href: unknown = editor.getAttributes("link").href;
  return (
    <LinkDialog
      href={typeof href === "string" ? href : ""}
      onClose={onClose}
      onChosen={(target) => {
        onClose();
        linkTo(editor, target);
      }}
    />
  );
}

/** The text of an article: an editor where scripts run, its HTML in a plain field where they do not. The server decides what of it is kept. */
export function RichTextField({ name, lang, pictures, hint }: Props) {
  const { t } = useTranslation("articles");
  const label = useFieldLabel()(name);
  const { id, errorId, hintId, value, error } = useEditorField(name);
  const [asked, setAsked] = useState<AskedAddress>();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelId = `${id}-label`;
  const describedBy = [hintId, error && errorId].filter(Boolean).join(" ");
  const editor = useStartedEditor({ place, field }, labelId, lang);
  useEffect(() => {
    // The area takes the place of the plain field: its id, and what is said of it.
    const told = { id, "aria-describedby": describedBy, ...(error ? { "aria-invalid": "true" } : {}) };
    editor?.setOptions({ editorProps: { attributes: { ...areaOf(labelId, lang), ...told } } });
  }, [editor, id, labelId, lang, describedBy, error]);
  return (
    <div className="field rich-text-field">
      <div className="field-head">
        <label id={labelId} htmlFor={editor ? undefined : id}>
          {label}
        </label>
      </div>
      {editor ? (
        <RichTextToolbar
          editor={editor}
          label={t("tools.label", { field: label })}
          controls={id}
          onLink={() => setAsked("link")}
          onPicture={() => setAsked("picture")}
        />
      ) : null}
      <div className="input" data-invalid={error ? "" : undefined}>
        <div ref={place} className="rich-text-place" hidden={!editor} />
        <textarea
          ref={field}
          id={editor ? undefined : id}
          name={name}
          lang={lang}
          rows={16}
          hidden={Boolean(editor)}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
      </div>
      <p className="field-hint" id={hintId}>
        {editor ? hint : t("plain")}
      </p>
      <FieldError id={errorId} error={error} />
      {editor && asked ? (
        <AskingDialog editor={editor} asked={asked} pictures={pictures} lang={lang} onClose={() => setAsked(undefined)} />
      ) : null}
    </div>
  );
}
