import type { Editor } from "@tiptap/core";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEditorField } from "#app/features/content-desk/editor-context.ts";
import { useFieldLabel } from "#app/features/content-desk/editor-labels.ts";
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

/** The text of an article: an editor where scripts run, its HTML in a plain field where they do not. The server decides what of it is kept. */
export function RichTextField({ name, lang, pictures, hint }: Props) {
  const { t } = useTranslation("articles");
  const label = useFieldLabel()(name);
  const { id, errorId, hintId, value, error } = useEditorField(name);
  const [editor, setEditor] = useState<Editor>();
  const [asking, setAsking] = useState<"link" | "picture">();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const labelId = `${id}-label`;
  const describedBy = [hintId, error && errorId].filter(Boolean).join(" ");
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
  }, [labelId, lang]);
  useEffect(() => {
    // The area takes the place of the plain field: its id, and what is said of it.
    const told = { id, "aria-describedby": describedBy, ...(error ? { "aria-invalid": "true" } : {}) };
    editor?.setOptions({ editorProps: { attributes: { ...areaOf(labelId, lang), ...told } } });
  }, [editor, id, labelId, lang, describedBy, error]);
  const close = () => setAsking(undefined);
  const href: unknown = editor?.getAttributes("link").href;
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
          onLink={() => setAsking("link")}
          onPicture={() => setAsking("picture")}
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
      {error ? (
        <p className="field-error" id={errorId}>
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {editor && asking === "link" ? (
        <LinkDialog
          href={typeof href === "string" ? href : ""}
          onClose={close}
          onChosen={(target) => {
            close();
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
          }}
        />
      ) : null}
      {editor && asking === "picture" ? (
        <PictureDialog
          pictures={pictures}
          lang={lang}
          onClose={close}
          onChosen={({ src, width, height }, alt) => {
            close();
            editor.chain().focus().setImage({ src, alt, width, height }).run();
          }}
        />
      ) : null}
    </div>
  );
}
