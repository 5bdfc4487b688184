import { CircleAlert, Trash2 } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { isFormProblem, useAccountForm } from "#app/features/people/accounts/account-form.ts";
import { maxPasswordLength } from "#app/features/people/accounts/password-rules.ts";

const proofErrors = ["missing", "wrong"] as const;
export type ProofError = (typeof proofErrors)[number];
type Refusal = "trip_ahead" | "money_owed" | "own_admin_account" | "last_admin";
type DeleteAnswer = FormAnswer<"too_many" | Refusal>;

/** In the place of the form where it would be refused whatever she proves. */
export function DeletionRefused({ reason }: { reason: Refusal }) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid gap-5">
      <p className="note note-warning">
        <CircleAlert className="icon" />
        {t(`delete.refused.${reason}`)}
      </p>
      <LocalLink className="button button-secondary justify-self-start" to="/profile">
        {t("toProfile")}
      </LocalLink>
    </div>
  );
}

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
  const kind = hasPassword ? "password" : "email";
  const { form, field } = useAccountForm("delete", answer, { keys: proofErrors, text: (key) => t(`delete.${kind}.${key}`) });
  const { box, control } = field("proof");
  const navigation = useNavigation();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer?.problem) note.current?.focus();
  }, [answer]);
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const problem = answer?.problem;
  return (
    <Form {...form} className="account-form">
      {problem && !isFormProblem(problem) ? (
        <p className="note note-problem" role="alert" tabIndex={-1} ref={note}>
          <CircleAlert className="icon" />
          {t(`delete.refused.${problem}`, { count: answer?.waitMinutes ?? 0 })}
        </p>
      ) : null}
      <FormField {...box} label={hasPassword ? t("form.currentPassword") : t("delete.email.label", { email })}>
        {hasPassword ? (
          <PasswordInput {...control} required maxLength={maxPasswordLength} autoComplete="current-password" />
        ) : (
          <input {...control} required type="email" autoComplete="off" />
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
