import { useId, type InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import type { DeskAnswer } from "./desk-form.ts";

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The answer to this very form, if it was the one that was sent. */
  answer: DeskAnswer | undefined;
  value?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A field of the desk: what was sent stays, and why it was refused stands at it. */
export function DeskField({ name, label, hint, answer, value = "", input }: Props) {
  const { t } = useTranslation("bookingsDesk");
  const id = useId();
  const error = answer?.errors?.[name];
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error && t(`errors.${error}`)} hint={hint}>
      <input
        // A new answer puts its own value there.
        key={answer?.at}
        {...fieldControl(id, { hint, error })}
        name={name}
        required
        autoComplete="off"
        defaultValue={answer?.values?.[name] ?? value}
        {...input}
      />
    </FormField>
  );
}
