import { Info } from "#app/ui/icons.tsx";
import { createContext, useContext, useId, type InputHTMLAttributes, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { SettingsAnswer, SettingsFields } from "./settings-form.ts";

/** The section that its fields belong to: what is stored, and the answer to this very form, if it was the one that was sent. */
type SectionState = { stored: SettingsFields; answer: SettingsAnswer | undefined };
export const SectionContext = createContext<SectionState>({ stored: {}, answer: undefined });

type Props = {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  input?: InputHTMLAttributes<HTMLInputElement>;
  /** A choice instead of words. */
  options?: { value: string; name: string }[];
};

/** A field of the settings: what was sent stays, why it was refused stands at it, and so does what somebody else has saved there. */
export function SettingsField({ name, label, hint, input, options }: Props) {
  const { t } = useTranslation("settings");
  const formats = useFormats();
  const { stored, answer } = useContext(SectionContext);
  const id = useId();
  const error = answer?.errors?.[name];
  const value = answer?.values?.[name] ?? stored[name] ?? "";
  const other = answer?.stored?.values[name];
  const isOther = other !== undefined && other !== value;
  const bound = (limit: number | undefined) => (limit === undefined ? "" : formats.decimal(limit));
  const ids = { error: `${id}-error`, hint: `${id}-hint`, other: `${id}-other` };
  // A new answer, or what was saved, puts its own value there.
  const key = `${answer?.at} ${stored[name]}`;
  const control = {
    id,
    name,
    autoComplete: "off",
    defaultValue: value,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [hint && ids.hint, isOther && ids.other, error && ids.error].filter(Boolean).join(" ") || undefined,
  };
  return (
    <FormField
      id={id}
      errorId={ids.error}
      label={label}
      error={error && t(`errors.${error.key}`, { min: bound(error.min), max: bound(error.max) })}
      hint={
        <>
          {hint ? (
            <p className="field-hint" id={ids.hint}>
              {hint}
            </p>
          ) : null}
          {isOther ? (
            <p className="settings-other" id={ids.other}>
              {other === "" ? t("storedEmpty") : t("storedNow", { value: other })}
            </p>
          ) : null}
        </>
      }
    >
      {options ? <Select key={key} {...control} options={options} /> : <input key={key} {...control} {...input} />}
    </FormField>
  );
}

/** What a change does to those who have agreed to something already. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="note">
      <Info className="icon" />
      <span>{children}</span>
    </p>
  );
}
