import { useId, type InputHTMLAttributes } from "react";
import { useTranslation } from "react-i18next";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { errorIn, typedIn } from "#app/values/form-answer.ts";
import { adminErrors, type AdminAnswer } from "./admin-form.ts";

/** Why a field of this form was refused, in words. */
export function useAdminError(): (answer: AdminAnswer | undefined, name: string) => string | undefined {
  const { t } = useTranslation("bookingsAdmin");
  return (answer, name) => {
    const error = adminErrors.find((key) => key === errorIn(answer, name));
    return error && t(`errors.${error}`);
  };
}

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The answer to this very form, if it was the one that was sent. */
  answer: AdminAnswer | undefined;
  value?: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

/** A field of the admin area: what was sent stays, and why it was refused stands at it. */
export function AdminField({ name, label, hint, answer, value = "", input }: Props) {
  const id = useId();
  const error = useAdminError()(answer, name);
  return (
    <FormField id={id} errorId={`${id}-error`} label={label} error={error} hint={hint}>
      <input
        // A new answer puts its own value there.
        key={answer?.at}
        {...fieldControl(id, { hint, error })}
        name={name}
        required
        autoComplete="off"
        defaultValue={typedIn(answer, name, value)}
        {...input}
      />
    </FormField>
  );
}
