import { useId, type InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { FormField } from "#app/ui/form-field.tsx";
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
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <FormField
      id={id}
      errorId={errorId}
      label={label}
      error={error && t(`errors.${error}`)}
      hint={
        hint ? (
          <p className="field-hint" id={hintId}>
            {hint}
          </p>
        ) : null
      }
    >
      <input
        // A new answer puts its own value there.
        key={answer?.at}
        id={id}
        name={name}
        required
        autoComplete="off"
        defaultValue={answer?.values?.[name] ?? value}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined}
        {...input}
      />
    </FormField>
  );
}
