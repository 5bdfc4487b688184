import { Mail } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { maxEmailLength } from "#app/features/people/accounts/account-fields.ts";
import { useAccountForm } from "#app/features/people/accounts/account-form.ts";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { mailRequestErrors } from "./mail-request.ts";

type Props = { answer: FormAnswer<"too_many"> | undefined; submit: string; action: string };

/** Asks for a link by mail: one address, one button. */
export function MailRequestForm({ answer, submit, action }: Props) {
  const { t } = useTranslation("profile");
  const count = useArrivedAnswer(answer)?.waitMinutes ?? 0;
  const { form, field } = useAccountForm("mail-request", answer, {
    keys: mailRequestErrors,
    text: (key) => (key === "tooMany" ? t("mailRequest.tooMany", { count }) : t("errors.emailInvalid")),
  });
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const email = field("email");
  return (
    <Form {...form} action={action} className="account-form">
      <FormField {...email.box} label={t("form.email")} icon={<Mail className="icon" />}>
        <input {...email.control} type="email" required maxLength={maxEmailLength} autoComplete="email" />
      </FormField>
      <SendButton sending={sending} look="button-primary button-wide">
        {submit}
      </SendButton>
    </Form>
  );
}
