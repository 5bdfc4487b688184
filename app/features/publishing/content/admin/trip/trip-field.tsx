import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { TripErrors, TripFields } from "#app/features/publishing/content/trip-sections.ts";

type FormState = { fields: TripFields; errors: TripErrors; language: string; englishAlone: boolean };

/** The id of the control of a field. */
export const tripFieldId = (name: string) => `trip-${name.replaceAll(".", "-")}`;

/** The form that its fields belong to: what stands in them, why they were refused, and the language beside English. */
export const TripFormContext = createContext<FormState>({ fields: {}, errors: {}, language: "en", englishAlone: true });
export const useTripForm = () => useContext(TripFormContext);

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** Lines of a longer text; a single line where it is left out. */
  rows?: number;
  inputMode?: "text" | "decimal" | "numeric";
  lang?: string;
  options?: readonly { value: string; name: string }[];
};

export function TripField({ name, label, hint, rows, inputMode, lang, options }: Props) {
  const { t } = useTranslation("tripAdmin");
  const { fields, errors } = useTripForm();
  const id = tripFieldId(name);
  const problem = errors[name];
  const error = problem && t(`errors.${problem}`);
  const control = { ...fieldControl(id, { hint, error }), name, lang, autoComplete: "off", defaultValue: fields[name] ?? "" };
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error} hint={hint}>
      {options ? (
        <Select {...control} options={options} />
      ) : rows === undefined ? (
        <input {...control} type="text" inputMode={inputMode} />
      ) : (
        <textarea {...control} rows={rows} />
      )}
    </FormField>
  );
}

/** One text in English and, beside it, in the chosen language. `name` without its side: `pace`, `3.stayPlace`. */
export function TripTextPair({ prefix = "", name, label, ...rest }: Omit<Props, "lang"> & { prefix?: string }) {
  const formats = useFormats();
  const { language, englishAlone } = useTripForm();
  return (
    <div className="text-pair">
      <TripField {...rest} name={`${prefix}english.${name}`} label={`${label} (${formats.languageName("en")})`} lang="en" />
      {englishAlone ? null : (
        <TripField {...rest} name={`${prefix}other.${name}`} label={`${label} (${formats.languageName(language)})`} lang={language} />
      )}
    </div>
  );
}

export function TripBox({ name, label }: { name: string; label: string }) {
  const { fields } = useTripForm();
  return (
    <label className="choice">
      <input type="checkbox" name={name} value="on" defaultChecked={fields[name] === "on"} />
      {label}
    </label>
  );
}
