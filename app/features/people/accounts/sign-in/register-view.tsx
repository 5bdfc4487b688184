import type { TFunction } from "i18next";
import { Mail, Phone } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate, useNavigation, href } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FieldError, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { maxEmailLength, maxNameLength, maxPhoneLength, nameFields, signInErrors } from "#app/features/people/accounts/account-fields.ts";
import { isFormProblem, useAccountForm, type AccountField } from "#app/features/people/accounts/account-form.ts";
import { maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import { PasswordStrengthHint } from "./password-strength.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";

/** What the page answers to a sent form. */
export type RegisterAnswer = FormAnswer<
  "taken" | "error" | "too_many",
  {
    /** Made: she is signed in and goes on to `target` in a second, or has a mail to answer first. */
    registered: { confirm: true } | { confirm: false; target: string };
  }
>;

const picture = { name: "patagonia", colour: "#D98C72", position: "56% 50%" };
/** So that the message of success can be read. */
const redirectDelayMs = 1_000;
const failureOf = (answer: RegisterAnswer | undefined, t: TFunction<"signIn">) =>
  answer?.problem &&
  t(`register.failed.${isFormProblem(answer.problem) ? "unexpected" : answer.problem}`, { count: answer.waitMinutes ?? 0 });

/** The toast of an answer, and the way on of who is signed in. `note` says on the page why an account was refused. */
function useOutcome(answer: RegisterAnswer | undefined, note: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation("signIn");
  const navigate = useNavigate();
  const emails = useCanEmail();
  useEffect(() => {
    const failure = failureOf(answer, t);
    if (failure) {
      showToast({ kind: "problem", title: t("register.failed.title"), text: failure, onPage: true });
      // What went wrong stands above the fields, far from the button that has the focus.
      note.current?.focus();
    }
    const registered = answer?.registered;
    if (!registered) return undefined;
    const text = registered.confirm ? t(emails ? "register.done.confirm" : "register.done.confirmUnsent") : t("register.done.welcome");
    showToast({ kind: "success", title: t("register.done.title"), text });
    if (registered.confirm) return undefined;
    const timer = setTimeout(() => void navigate(registered.target, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [answer, navigate, note, t, emails]);
}

function ConfirmFirst() {
  const { t } = useTranslation("signIn");
  const emails = useCanEmail();
  const page = useRef<HTMLDivElement>(null);
  // It stands where the form stood that was being read.
  useEffect(() => page.current?.focus(), []);
  return (
    <div className="page-width section-tight outline-none" ref={page} tabIndex={-1}>
      <EmptyState picture={emails ? "mail-sent" : "success"} heading={t("register.done.title")} headingLevel={1}>
        <p className="lead">{t(emails ? "register.done.confirm" : "register.done.confirmUnsent")}</p>
        <LocalLink className="button button-secondary" to="/sign-in">
          {t("register.signIn")}
        </LocalLink>
      </EmptyState>
    </div>
  );
}

type FieldProps = { field: AccountField };

function Terms({ field }: FieldProps) {
  const { t } = useTranslation("signIn");
  const { box, control } = field("terms");
  const { defaultValue: sent, ...input } = control;
  return (
    <div>
      <label className="choice">
        <input {...input} type="checkbox" defaultChecked={sent === "on"} required />
        <span>
          {t("register.terms.before")}{" "}
          <LocalLink className="text-link" to="/terms-conditions" target="_blank">
            {t("register.terms.terms")}
          </LocalLink>{" "}
          {t("register.terms.between")}{" "}
          <LocalLink className="text-link" to="/privacy-policy" target="_blank">
            {t("register.terms.privacy")}
          </LocalLink>
        </span>
      </label>
      <FieldError id={box.errorId} error={box.error} />
    </div>
  );
}

function PersonFields({ field }: FieldProps) {
  const { t } = useTranslation("signIn");
  const [email, phone] = [field("email"), field("phone")];
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {nameFields.map(({ name, autoComplete }) => {
          const { box, control } = field(name);
          return (
            <FormField key={name} {...box} label={t(`register.${name}`)}>
              <input {...control} type="text" autoComplete={autoComplete} required maxLength={maxNameLength} />
            </FormField>
          );
        })}
      </div>
      <FormField {...email.box} label={t("register.email")} icon={<Mail className="icon" />}>
        <input {...email.control} type="email" autoComplete="username" required maxLength={maxEmailLength} />
      </FormField>
      <FormField
        {...phone.box}
        label={
          <>
            {t("register.phone")} <span className="field-optional">{t("register.optional")}</span>
          </>
        }
        icon={<Phone className="icon" />}
      >
        <input {...phone.control} type="tel" autoComplete="tel" maxLength={maxPhoneLength} />
      </FormField>
    </>
  );
}

/** The password, which is judged while it is typed, and typed again. */
export function PasswordFields({ field }: FieldProps) {
  const { t } = useTranslation("signIn");
  const [typed, setTyped] = useState("");
  const hintId = useId();
  const [password, confirm] = [field("password"), field("confirmPassword")];
  const asked = { autoComplete: "new-password", required: true, minLength: minPasswordLength, maxLength: maxPasswordLength };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...password.box} label={t("register.password")} hint={<PasswordStrengthHint password={typed} id={hintId} />}>
        <PasswordInput
          {...password.control}
          {...asked}
          aria-describedby={password.box.error ? `${hintId} ${password.box.errorId}` : hintId}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormField>
      <FormField {...confirm.box} label={t("register.confirmPassword")}>
        <PasswordInput {...confirm.control} {...asked} />
      </FormField>
    </div>
  );
}

type Props = { answer: RegisterAnswer | undefined; query: string; providers: ProviderChoice[] };

/** The registration page. `query` keeps where to go afterwards. */
export function RegisterView({ answer, query, providers }: Props) {
  const { t } = useTranslation("signIn");
  const { form, field } = useAccountForm("register", answer, { keys: signInErrors, text: (key, values) => t(`errors.${key}`, values) });
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const done = answer?.registered;
  const sending = (navigation.state !== "idle" && navigation.formMethod === "POST") || done !== undefined;
  const failureText = failureOf(answer, t);
  const note = useRef<HTMLParagraphElement>(null);
  useOutcome(answer, note);
  if (done?.confirm) return <ConfirmFirst />;
  return (
    <AuthLayout picture={picture} side="after" wide>
      <h1 className="h1">{t("register.heading")}</h1>
      <ProviderButtons place="above" choices={providers} query={query} />
      {failureText ? (
        <FailureNote note={note} title={t("register.failed.title")}>
          {failureText}
        </FailureNote>
      ) : null}
      <Form {...form} className="grid gap-5">
        {/* With a script the page itself shows the toast and goes on after a second. */}
        {hydrated ? <input type="hidden" name="script" value="on" /> : null}
        <PersonFields field={field} />
        <PasswordFields field={field} />
        <Terms field={field} />
        <SendButton sending={sending} look="button-primary button-large button-wide">
          {sending ? t("register.submitting") : t("register.submit")}
        </SendButton>
      </Form>
      <p>
        {t("register.already")}{" "}
        <LocalLink className="text-link" to={href("/sign-in") + query}>
          {t("register.signIn")}
        </LocalLink>
      </p>
      <ProviderButtons place="below" choices={providers} query={query} />
    </AuthLayout>
  );
}
