import { createContext, useContext } from "react";
import type { EditorAnswer, EditorPage } from "./editor-form.ts";
import { useErrorText } from "./editor-labels.ts";

export type Editor = {
  page: EditorPage;
  /** The answer to the texts and facts, if it was they that were sent. */
  answer: EditorAnswer | undefined;
  /** True for a field that was typed into since that answer: why it was refused is out of date. */
  isEdited: (name: string) => boolean;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor around a field. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a field outside an editor");
  return editor;
}

/** The id of the control of a field: what an error summary leads to. */
export const fieldId = (name: string) => `field-${name.replaceAll(".", "-")}`;

/** What a control of the editor needs: what stands in it to begin with, and why it was refused. */
export function useEditorField(name: string) {
  const { page, answer, isEdited } = useEditor();
  const errorText = useErrorText();
  const error = isEdited(name) ? undefined : answer?.errors?.[name];
  const id = fieldId(name);
  return {
    id,
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    value: (answer?.values ?? page.values)[name] ?? "",
    error: error && errorText(error),
  };
}
