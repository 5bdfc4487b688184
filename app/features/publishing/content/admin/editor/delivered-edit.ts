import { delivered } from "#app/ui/delivered.ts";
import { editorForms, type EditorAnswer } from "./editor-form.ts";
import { sentValues } from "./typed-fields.ts";

/** Sends a form of the content desk; one that did not arrive is answered on the page, with what was typed. */
export function deliveredEdit<Sent>(sent: FormData, send: () => Promise<Sent>) {
  const form = editorForms.find((known) => known === sent.get("form")) ?? "save";
  return delivered(send, (problem, at) => ({ at, form, problem, values: sentValues(sent) }) satisfies EditorAnswer);
}
