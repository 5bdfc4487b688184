import { getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { askedPasswordLength, maxPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import type { ResetLink } from "./reset-password.server.tsx";
import type { ResetError } from "./reset-password-form.server.ts";

export type ResetAnswer = { state: ResetLink | "done"; sent?: SubmissionResult<ResetError[]> };

type Fields = { password: string; confirmPassword: string };

/** Chooses a new password: typed twice, shown on request. */
export function ResetForm({ answer }: { answer: ResetAnswer }) {
  const { t } = useTranslation("profile");
  const [form, fields] = useForm<Fields, Fields, ResetError[]>({ id: "reset", lastResult: answer.sent, defaultNoValidate: false });
  const { isEdited, onInput } = useEditedFields(answer);
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const input = (name: keyof Fields) => {
    const field = fields[name];
    const [first] = isEdited(name) ? [] : (field.errors ?? []);
    return { field, error: first && t(`errors.${first}`, { limit: maxPasswordLength }) };
  };
  const password = input("password");
  const confirm = input("confirmPassword");
  const shared = { required: true, minLength: askedPasswordLength, maxLength: maxPasswordLength, autoComplete: "new-password" };
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} onInput={onInput} className="account-form">
      <FormField id={password.field.id} errorId={password.field.errorId} label={t("form.newPassword")} error={password.error}>
        <PasswordInput {...getInputProps(password.field, { type: "password" })} key={password.field.key} {...shared} />
      </FormField>
      <FormField id={confirm.field.id} errorId={confirm.field.errorId} label={t("form.confirmPassword")} error={confirm.error}>
        <PasswordInput {...getInputProps(confirm.field, { type: "password" })} key={confirm.field.key} {...shared} />
      </FormField>
      <p className="field-hint">{t("form.passwordHint")}</p>
      <SendButton sending={sending} look="button-primary button-wide">
        {t("reset.button")}
      </SendButton>
    </Form>
  );
}
