import { CircleAlert, Mail } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useEditedFields } from "#app/ui/edited-fields.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { SendButton } from "#app/ui/send-button.tsx";

/** What was wrong with a request for a mailed link; `email` is what was typed. */
export type MailRequestRefusal = { email: string; invalid: true } | { email: string; waitMinutes: number };

/** Asks for a link by mail: one address, one button. */
export function MailRequestForm({ refusal, submit, action }: { refusal: MailRequestRefusal | undefined; submit: string; action: string }) {
  const { t } = useTranslation("profile");
  const id = useId();
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
  const hydrated = useHydrated();
  const { isEdited, onInput } = useEditedFields(refusal);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) input.current?.focus();
  }, [refusal]);
  const error =
    refusal &&
    !isEdited("email") &&
    ("invalid" in refusal ? t("errors.emailInvalid") : t("mailRequest.tooMany", { count: refusal.waitMinutes }));
  return (
    <Form method="post" action={action} className="account-form" noValidate={hydrated} onInput={onInput}>
      <div className="field">
        <label htmlFor={id}>{t("form.email")}</label>
        <div className="input" data-invalid={error ? "" : undefined}>
          <Mail className="icon" />
          <input
            id={id}
            ref={input}
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={refusal?.email}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </div>
        {error ? (
          <p className="field-error" id={`${id}-error`} role="alert">
            <CircleAlert className="icon icon-small" />
            {error}
          </p>
        ) : null}
      </div>
      <SendButton sending={sending} look="button-primary button-wide">
        {submit}
      </SendButton>
    </Form>
  );
}
