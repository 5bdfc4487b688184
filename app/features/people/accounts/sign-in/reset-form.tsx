import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { profileErrors } from "#app/features/people/accounts/account-fields.ts";
import { useAccountForm } from "#app/features/people/accounts/account-form.ts";
import { maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import type { ResetLink } from "./reset-password.server.tsx";

export type ResetAnswer = FormAnswer<never, { state: ResetLink | "done" }>;

/** Chooses a new password: typed twice, shown on request. */
export function ResetForm({ answer }: { answer: ResetAnswer | undefined }) {
  const { t } = useTranslation("profile");
  const { form, field } = useAccountForm("reset", answer, { keys: profileErrors, text: (key, values) => t(`errors.${key}`, values) });
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const [password, confirm] = [field("password"), field("confirmPassword")];
  const shared = { required: true, minLength: minPasswordLength, maxLength: maxPasswordLength, autoComplete: "new-password" };
  return (
    <Form {...form} className="account-form">
      <FormField {...password.box} label={t("form.newPassword")}>
        <PasswordInput {...password.control} {...shared} />
      </FormField>
      <FormField {...confirm.box} label={t("form.confirmPassword")}>
        <PasswordInput {...confirm.control} {...shared} />
      </FormField>
      <p className="field-hint">{t("form.passwordHint")}</p>
      <SendButton sending={sending} look="button-primary button-wide">
        {t("reset.button")}
      </SendButton>
    </Form>
  );
}
