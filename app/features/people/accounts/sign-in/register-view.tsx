import { getFormProps, getInputProps, useForm, type FieldMetadata, type SubmissionResult } from "@conform-to/react";
import type { TFunction } from "i18next";
import { Mail, Phone } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigate, useNavigation, href } from "react-router";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FailureNote } from "#app/ui/failure-note.tsx";
import { FieldError, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { maxNameLength, maxPhoneLength } from "#app/features/people/accounts/name-rules.ts";
import { askedPasswordLength, maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";
import { PasswordStrengthHint } from "./password-strength.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import type { ProviderChoice } from "./provider-sign-in.server.ts";
import type { RegisterError } from "./register-form.server.ts";

/** What the page answers to a sent form. */
export type RegisterAnswer = {
  sent?: SubmissionResult<RegisterError[]>;
  failure?: "taken" | "error" | "unexpected" | "too_many";
  waitMinutes?: number;
  /** Made: she is signed in and goes on to `target` in a second, or has a mail to answer first. */
  registered?: { confirm: true } | { confirm: false; target: string };
};

type Fields = Record<"firstName" | "lastName" | "email" | "phone" | "password" | "confirmPassword" | "terms", string>;

const picture = { name: "patagonia", colour: "#D98C72", position: "56% 50%" };
/** So that the message of success can be read. */
const redirectDelayMs = 1_000;
const limits: Partial<Record<RegisterError, number>> = {
  nameTooLong: maxNameLength,
  phoneTooLong: maxPhoneLength,
  passwordTooShort: minPasswordLength,
  passwordTooLong: maxPasswordLength,
};

const failureOf = (answer: RegisterAnswer | undefined, t: TFunction<"signIn">) =>
  answer?.failure && t(`register.failed.${answer.failure}`, { count: answer.waitMinutes ?? 0 });

/** The toast of an answer, and the way on of who is signed in. `note` says on the page why an account was refused. */
function useOutcome(answer: RegisterAnswer | undefined, note: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation("signIn");
  const navigate = useNavigate();
  useEffect(() => {
    const failure = failureOf(answer, t);
    if (failure) {
      showToast({ kind: "problem", title: t("register.failed.title"), text: failure, onPage: true });
      // What went wrong stands above the fields, far from the button that has the focus.
      note.current?.focus();
    }
    const registered = answer?.registered;
    if (!registered) return undefined;
    const text = registered.confirm ? t("register.done.confirm") : t("register.done.welcome");
    showToast({ kind: "success", title: t("register.done.title"), text });
    if (registered.confirm) return undefined;
    const timer = setTimeout(() => void navigate(registered.target, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [answer, navigate, note, t]);
}

function ConfirmFirst() {
  const { t } = useTranslation("signIn");
  const page = useRef<HTMLDivElement>(null);
  // It stands where the form stood that was being read.
  useEffect(() => page.current?.focus(), []);
  return (
    <div className="page-width section-tight outline-none" ref={page} tabIndex={-1}>
      <EmptyState picture="mail-sent" heading={t("register.done.title")} headingLevel={1}>
        <p className="lead">{t("register.done.confirm")}</p>
        <LocalLink className="button button-secondary" to="/sign-in">
          {t("register.signIn")}
        </LocalLink>
      </EmptyState>
    </div>
  );
}

type Field = FieldMetadata<string, Fields, RegisterError[]>;

function Terms({ field, error }: { field: Field; error: string | undefined }) {
  const { t } = useTranslation("signIn");
  return (
    <div>
      <label className="choice">
        <input {...getInputProps(field, { type: "checkbox" })} key={field.key} aria-invalid={error ? true : undefined} required />
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
      <FieldError id={field.errorId} error={error} />
    </div>
  );
}

/** The form, and what the box and the control of each of its fields are given. */
function useRegisterForm(answer: RegisterAnswer | undefined) {
  const { t } = useTranslation("signIn");
  const [form, fields] = useForm<Fields, Fields, RegisterError[]>({
    id: "register",
    lastResult: answer?.sent,
    // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
    defaultNoValidate: false,
  });
  const { isEdited, onInput } = useEditedFields(answer);
  const errorOf = (field: Field) => {
    // The form still holds the errors of the answer before the last.
    const [error] = answer?.registered ? [] : (field.errors ?? []);
    return error && !isEdited(field.name) ? t(`errors.${error}`, { limit: limits[error] ?? 0 }) : undefined;
  };
  const around = (field: Field, label: ReactNode) => ({
    id: field.id,
    errorId: field.errorId,
    label,
    error: errorOf(field),
  });
  const input = (field: Field, type: "text" | "email" | "tel" | "password", autoComplete: string) => ({
    ...getInputProps(field, { type }),
    autoComplete,
    "aria-invalid": errorOf(field) ? true : undefined,
  });
  return { form, fields, onInput, errorOf, around, input };
}

type FieldProps = Pick<ReturnType<typeof useRegisterForm>, "fields" | "errorOf" | "around" | "input">;

function PersonFields({ fields, around, input }: FieldProps) {
  const { t } = useTranslation("signIn");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField {...around(fields.firstName, t("register.firstName"))}>
          <input {...input(fields.firstName, "text", "given-name")} key={fields.firstName.key} required maxLength={maxNameLength} />
        </FormField>
        <FormField {...around(fields.lastName, t("register.lastName"))}>
          <input {...input(fields.lastName, "text", "family-name")} key={fields.lastName.key} required maxLength={maxNameLength} />
        </FormField>
      </div>
      <FormField {...around(fields.email, t("register.email"))} icon={<Mail className="icon" />}>
        <input {...input(fields.email, "email", "username")} key={fields.email.key} required maxLength={254} />
      </FormField>
      <FormField
        {...around(
          fields.phone,
          <>
            {t("register.phone")} <span className="field-optional">{t("register.optional")}</span>
          </>,
        )}
        icon={<Phone className="icon" />}
      >
        <input {...input(fields.phone, "tel", "tel")} key={fields.phone.key} maxLength={maxPhoneLength} />
      </FormField>
    </>
  );
}

/** The password, which is judged while it is typed, and typed again. */
function PasswordFields({ fields, errorOf, around, input }: FieldProps) {
  const { t } = useTranslation("signIn");
  const [password, setPassword] = useState("");
  const hintId = useId();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormField {...around(fields.password, t("register.password"))} hint={<PasswordStrengthHint password={password} id={hintId} />}>
        <PasswordInput
          {...input(fields.password, "password", "new-password")}
          key={fields.password.key}
          required
          minLength={askedPasswordLength}
          maxLength={maxPasswordLength}
          aria-describedby={errorOf(fields.password) ? `${hintId} ${fields.password.errorId}` : hintId}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormField>
      <FormField {...around(fields.confirmPassword, t("register.confirmPassword"))}>
        <PasswordInput
          {...input(fields.confirmPassword, "password", "new-password")}
          key={fields.confirmPassword.key}
          required
          minLength={askedPasswordLength}
          maxLength={maxPasswordLength}
        />
      </FormField>
    </div>
  );
}

type Props = { answer: RegisterAnswer | undefined; query: string; providers: ProviderChoice[] };

/** The registration page. `query` keeps where to go afterwards. */
export function RegisterView({ answer, query, providers }: Props) {
  const { t } = useTranslation("signIn");
  const { form, onInput, ...parts } = useRegisterForm(answer);
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const done = answer?.registered;
  const sending = (navigation.state !== "idle" && navigation.formMethod === "POST") || done !== undefined;
  const failureText = failureOf(answer, t);
  const note = useRef<HTMLParagraphElement>(null);
  useOutcome(answer, note);
  if (done?.confirm) return <ConfirmFirst />;
  const { terms } = parts.fields;
  return (
    <AuthLayout picture={picture} side="after" wide>
      <h1 className="h1">{t("register.heading")}</h1>
      <ProviderButtons choices={providers} query={query} />
      {failureText ? (
        <FailureNote note={note} title={t("register.failed.title")}>
          {failureText}
        </FailureNote>
      ) : null}
      <Form method="post" {...getFormProps(form)} className="grid gap-5" onInput={onInput}>
        {/* With a script the page itself shows the toast and goes on after a second. */}
        {hydrated ? <input type="hidden" name="script" value="on" /> : null}
        <PersonFields {...parts} />
        <PasswordFields {...parts} />
        <Terms field={terms} error={parts.errorOf(terms)} />
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
    </AuthLayout>
  );
}
