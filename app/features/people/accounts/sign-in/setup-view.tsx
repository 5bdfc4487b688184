import { Mail } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { maxEmailLength, maxNameLength, nameFields, signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { isFormProblem, useAccountForm } from "#app/features/people/accounts/account-form.ts";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { PasswordFields } from "./register-view.tsx";
import type { SetupLink } from "./setup-link.server.ts";

/** What the page answers to a form that makes nobody an owner. */
export type SetupAnswer = FormAnswer<"taken", { state: SetupLink | "too_many" }>;

function Failure({ answer }: { answer: SetupAnswer | undefined }) {
  const { t } = useTranslation(["setup", "signIn"]);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer?.problem) note.current?.focus();
  }, [answer]);
  if (!answer?.problem) return null;
  return (
    <FailureNote note={note} title={t("signIn:register.failed.title")}>
      {isFormProblem(answer.problem) ? t("signIn:register.failed.unexpected") : t("link.taken")}
    </FailureNote>
  );
}

/** The first owner's account: who she is, and a password. */
export function SetupForm({ answer }: { answer: SetupAnswer | undefined }) {
  const { t } = useTranslation(["setup", "signIn"]);
  const { form, field } = useAccountForm("setup", answer, {
    keys: signInErrors,
    text: (key, values) => t(`signIn:errors.${key}`, values),
  });
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const email = field("email");
  return (
    <>
      <Failure answer={answer} />
      <Form {...form} className="account-form">
        <div className="grid gap-5 sm:grid-cols-2">
          {nameFields.map(({ name, autoComplete }) => {
            const { box, control } = field(name);
            return (
              <FormField key={name} {...box} label={t(`signIn:register.${name}`)}>
                <input {...control} type="text" autoComplete={autoComplete} required maxLength={maxNameLength} />
              </FormField>
            );
          })}
        </div>
        <FormField {...email.box} label={t("signIn:register.email")} icon={<Mail className="icon" />}>
          <input {...email.control} type="email" autoComplete="username" required maxLength={maxEmailLength} />
        </FormField>
        <PasswordFields field={field} />
        <SendButton sending={sending} look="button-primary button-large button-wide">
          {sending ? t("link.submitting") : t("link.submit")}
        </SendButton>
      </Form>
    </>
  );
}
