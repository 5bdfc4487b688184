import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import type { TFunction } from "i18next";
import { Lock, Mail } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, href } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";
import type { SignInError } from "./sign-in-form.server.ts";

/** What the page answers to a sent form; who is signed in goes on to another page instead. */
export type SignInAnswer = {
  sent?: SubmissionResult<SignInError[]>;
  failure?: "invalid" | "unconfirmed" | "unexpected" | "too_many";
  waitMinutes?: number;
};

const picture = { name: "bali", colour: "#C8655C", position: "50% 50%" };

const textOf = (answer: SignInAnswer | undefined, t: TFunction<"signIn">) =>
  answer?.failure && t(`failed.${answer.failure}`, { count: answer.waitMinutes ?? 0 });

/** Why nobody was signed in: in a toast, and above the form, which gets the focus; with the way on where there is one. */
function Failure({ answer }: { answer: SignInAnswer | undefined }) {
  const { t } = useTranslation("signIn");
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const text = textOf(answer, t);
    if (!text) return;
    showToast({ kind: "problem", title: t("failed.title"), text, onPage: true });
    // What went wrong stands above the fields, far from the button that has the focus.
    note.current?.focus();
  }, [answer, t]);
  const text = textOf(answer, t);
  if (!text) return null;
  return (
    <FailureNote note={note} title={t("failed.title")}>
      {text}
      {answer?.failure === "unconfirmed" ? (
        <>
          {" "}
          <LocalLink className="text-link" to="/confirm-email">
            {t("failed.newLink")}
          </LocalLink>
        </>
      ) : null}
    </FailureNote>
  );
}

type Props = { answer: SignInAnswer | undefined; query: string; providers: ProviderChoice[] };

/** The sign-in page. `query` keeps where to go afterwards. */
export function SignInView({ answer, query, providers }: Props) {
  const { t } = useTranslation("signIn");
  const [form, fields] = useForm<{ email: string; password: string }, { email: string; password: string }, SignInError[]>({
    id: "sign-in",
    lastResult: answer?.sent,
    // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
    defaultNoValidate: false,
  });
  const { isEdited, onInput } = useEditedFields(answer);
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formAction?.split("?")[0]?.endsWith("/sign-in") === true;
  const errorOf = (name: "email" | "password") => {
    const [error] = fields[name].errors ?? [];
    return error && !isEdited(name) ? t(`errors.${error}`) : undefined;
  };
  return (
    <AuthLayout picture={picture} side="before">
      <h1 className="h1">{t("signIn.heading")}</h1>
      <p className="text-muted">{t("signIn.lead")}</p>
      <ProviderButtons choices={providers} query={query} />
      <Failure answer={answer} />
      <Form method="post" {...getFormProps(form)} className="grid gap-5" onInput={onInput}>
        <FormField
          id={fields.email.id}
          errorId={fields.email.errorId}
          label={t("signIn.email")}
          error={errorOf("email")}
          icon={<Mail className="icon" />}
        >
          <input
            {...getInputProps(fields.email, { type: "email" })}
            key={fields.email.key}
            aria-invalid={errorOf("email") ? true : undefined}
            required
            maxLength={254}
            autoComplete="username"
          />
        </FormField>
        <FormField
          id={fields.password.id}
          errorId={fields.password.errorId}
          label={t("signIn.password")}
          error={errorOf("password")}
          icon={<Lock className="icon" />}
          // After the password: whoever comes from the email by Tab wants to type.
          hint={
            <p className="field-aside">
              <LocalLink className="text-link text-sm" to="/forgot-password">
                {t("signIn.forgot")}
              </LocalLink>
            </p>
          }
        >
          <PasswordInput
            {...getInputProps(fields.password, { type: "password" })}
            key={fields.password.key}
            aria-invalid={errorOf("password") ? true : undefined}
            required
            autoComplete="current-password"
          />
        </FormField>
        <SendButton sending={sending} look="button-primary button-large button-wide">
          {sending ? t("signIn.submitting") : t("signIn.submit")}
        </SendButton>
      </Form>
      <p>
        {t("signIn.newHere")}{" "}
        <LocalLink className="text-link" to={href("/register") + query}>
          {t("signIn.createAccount")}
        </LocalLink>
      </p>
    </AuthLayout>
  );
}
