import { CircleAlert, Trash2 } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { maxPasswordLength } from "#app/features/people/accounts/password-rules.ts";

type FieldReason = "missing" | "wrong";
export type DeleteAnswer = {
  reason: FieldReason | "too_many" | "trip_ahead" | "money_owed" | "own_admin_account" | "last_admin";
  waitMinutes?: number;
};

const isFieldReason = (reason: DeleteAnswer["reason"]): reason is FieldReason => reason === "missing" || reason === "wrong";

/** The last step before an account is gone: her password, or where she has none her address. */
export function DeleteAccountForm({
  answer,
  email,
  hasPassword,
}: {
  answer: DeleteAnswer | undefined;
  email: string;
  hasPassword: boolean;
}) {
  const { t } = useTranslation("profile");
  const id = useId();
  const navigation = useNavigation();
  const { isEdited, onInput } = useEditedFields(answer);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const reason = answer?.reason;
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[role=alert], [aria-invalid]")?.focus();
  }, [answer]);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const kind = hasPassword ? "password" : "email";
  const error = reason && isFieldReason(reason) && !isEdited("proof") ? t(`delete.${kind}.${reason}`) : undefined;
  const input = { ...fieldControl(id, { error }), name: "proof", required: true };
  return (
    <Form method="post" className="account-form" ref={form} noValidate={hydrated} onInput={onInput}>
      {reason && !isFieldReason(reason) ? (
        <p className="note note-problem" role="alert" tabIndex={-1}>
          <CircleAlert className="icon" />
          {t(`delete.refused.${reason}`, { count: answer?.waitMinutes ?? 0 })}
        </p>
      ) : null}
      <FormField
        id={id}
        errorId={`${id}-error`}
        label={hasPassword ? t("form.currentPassword") : t("delete.email.label", { email })}
        error={error}
      >
        {hasPassword ? (
          <PasswordInput {...input} maxLength={maxPasswordLength} autoComplete="current-password" />
        ) : (
          <input {...input} type="email" autoComplete="off" />
        )}
      </FormField>
      <div className="dialog-buttons">
        <LocalLink className="button button-secondary" to="/profile">
          {t("delete.keep")}
        </LocalLink>
        <SendButton sending={sending} look="button-danger" icon={<Trash2 className="icon" />}>
          {t("delete.button")}
        </SendButton>
      </div>
    </Form>
  );
}
