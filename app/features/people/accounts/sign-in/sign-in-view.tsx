import type { TFunction } from "i18next";
import { Lock, Mail } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation, href } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { maxEmailLength, signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { isFormProblem, useAccountForm } from "#app/features/people/accounts/account-form.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";

/** What the page answers to a form that is refused; who is signed in goes on to another page instead. */
type SignInAnswer = FormAnswer<"invalid" | "unconfirmed" | "unexpected" | "too_many">;

const picture = { name: "bali", colour: "#C8655C", position: "50% 50%" };

function textOf(answer: SignInAnswer | undefined, t: TFunction<"signIn">, emails: boolean) {
  if (!answer?.problem) return undefined;
  if (answer.problem === "unconfirmed" && !emails) return t("failed.unconfirmedUnsent");
  return t(`failed.${isFormProblem(answer.problem) ? "unexpected" : answer.problem}`, { count: answer.waitMinutes ?? 0 });
}

/** Why nobody was signed in: in a toast, and above the form, which gets the focus; with the way on where there is one. */
function Failure({ answer }: { answer: SignInAnswer | undefined }) {
  const { t } = useTranslation("signIn");
  const note = useRef<HTMLParagraphElement>(null);
  const emails = useCanEmail();
  useEffect(() => {
    const text = textOf(answer, t, emails);
    if (!text) return;
    showToast({ kind: "problem", title: t("failed.title"), text, onPage: true });
    // What went wrong stands above the fields, far from the button that has the focus.
    note.current?.focus();
  }, [answer, t, emails]);
  const text = textOf(answer, t, emails);
  if (!text) return null;
  return (
    <FailureNote note={note} title={t("failed.title")}>
      {text}
      {answer?.problem === "unconfirmed" && emails ? (
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
  const { form, field } = useAccountForm("sign-in", answer, { keys: signInErrors, text: (key, values) => t(`errors.${key}`, values) });
  const [email, password] = [field("email"), field("password")];
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formAction?.split("?")[0]?.endsWith("/sign-in") === true;
  return (
    <AuthLayout picture={picture} side="before">
      <h1 className="h1">{t("signIn.heading")}</h1>
      <p className="text-muted">{t("signIn.lead")}</p>
      <ProviderButtons place="above" choices={providers} query={query} />
      <Failure answer={answer} />
      <Form {...form} className="grid gap-5">
        <FormField {...email.box} label={t("signIn.email")} icon={<Mail className="icon" />}>
          <input {...email.control} type="email" required maxLength={maxEmailLength} autoComplete="username" />
        </FormField>
        <FormField
          {...password.box}
          label={t("signIn.password")}
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
          <PasswordInput {...password.control} required autoComplete="current-password" />
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
      <ProviderButtons place="below" choices={providers} query={query} />
    </AuthLayout>
  );
}
