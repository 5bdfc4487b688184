import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { errorIn, typedIn, type FormAnswer } from "#app/values/form-answer.ts";
import { fieldId, useErrorText } from "./checkout-problems.tsx";

export type FormState = {
  answer: Pick<FormAnswer, "result"> | undefined;
  /** Fields edited since the last answer: their errors are out of date. */
  isEdited: (name: string) => boolean;
};

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "id" | "defaultValue"> & {
  name: string;
  label: string;
  form: FormState;
  /** What stands there before anything was sent. */
  initial?: string | undefined;
  hint?: string;
  icon?: ReactNode;
  /** It is no option, also where the browser does not require it. */
  asked?: boolean;
};

/** A line of text with its label, filled in with what was sent before. */
export function CheckoutField({ name, label, form, initial = "", hint, icon, required = false, asked = required, ...input }: Props) {
  const { t } = useTranslation("checkout");
  const errorText = useErrorText();
  const id = fieldId(name);
  const refused = form.isEdited(name) ? undefined : errorIn(form.answer, name);
  const error = refused && errorText(refused, name);
  return (
    <FormField
      id={id}
      errorId={`${id}-error`}
      label={
        <>
          {label}
          {asked ? null : <span className="font-normal text-muted"> {t("optional")}</span>}
        </>
      }
      error={error}
      icon={icon}
      hint={hint}
    >
      <input
        {...input}
        {...fieldControl(id, { hint, error })}
        name={name}
        required={required}
        defaultValue={typedIn(form.answer, name, initial)}
      />
    </FormField>
  );
}
