import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import { useEditorField } from "./editor-context.ts";
import { useFieldLabel } from "./editor-labels.ts";

type Props = {
  /** Where it stands in the piece: `english.summary`. */
  name: string;
  /** Of a field that is called otherwise than its name says. */
  label?: string | undefined;
  hint?: string | undefined;
  /** Lines of a longer text; a single line where it is left out. */
  rows?: number;
  maxLength?: number;
  inputMode?: "text" | "decimal" | "numeric";
  type?: "text" | "date";
  /** Language of what is typed. */
  lang?: string;
  /** What can be chosen, for a field that is not typed into. */
  options?: { value: string; name: string }[];
};

/** A field of the editor: what was typed stays, and why it was refused stands at it. */
export function EditorField({ name, label: called, hint, rows, maxLength, inputMode, type = "text", lang, options }: Props) {
  const named = useFieldLabel()(name);
  const label = called ?? named;
  const { id, errorId, value, error } = useEditorField(name);
  const control = {
    ...fieldControl(id, { hint, error }),
    name,
    lang,
    defaultValue: value,
  };
  return (
    <FormField id={id} errorId={errorId} label={label} error={error} hint={hint}>
      {options ? (
        <Select {...control} options={options} />
      ) : rows === undefined ? (
        <input {...control} type={type} autoComplete="off" maxLength={maxLength} inputMode={inputMode} />
      ) : (
        <textarea {...control} rows={rows} maxLength={maxLength} />
      )}
    </FormField>
  );
}
