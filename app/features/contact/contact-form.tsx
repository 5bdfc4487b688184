import { getFormProps, getInputProps, getTextareaProps, useForm, type FieldMetadata, type SubmissionResult } from "@conform-to/react";
import { CircleAlert, CircleCheck, Send } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { lineLimits, messageLimit } from "#app/features/enquiries/enquiry-limits.ts";
import type { EnquiryError } from "#app/features/enquiries/enquiry-form.server.ts";
import { showToast } from "#app/ui/toast.ts";
import { BookingFields } from "./booking-fields.tsx";
import type { BookingRequest } from "./booking-request.server.ts";

/** What the page answers to a sent form. */
export type ContactAnswer = {
  sent?: SubmissionResult<EnquiryError[]>;
  reference?: string;
  waitMinutes?: number;
  /** True where the form has not reached the site. */
  undelivered?: boolean;
  booking?: BookingRequest | undefined;
};

const limits: Partial<Record<EnquiryError, number>> = {
  nameTooLong: lineLimits.name,
  subjectTooLong: lineLimits.subject,
};

type Fields = { name: string; email: string; subject: string; message: string };
type Props = {
  answer: ContactAnswer | undefined;
  booking: BookingRequest | undefined;
  tours: { slug: string; title: string }[];
  subject: string;
};

/** A field of the form with its label and, where it was refused, why. */
function Field({
  field,
  label,
  text,
  children,
}: {
  field: FieldMetadata<string, Fields, EnquiryError[]>;
  label: string;
  text: (error: EnquiryError) => string;
  children: ReactNode;
}) {
  const [error] = field.errors ?? [];
  return (
    <div className="field">
      <label htmlFor={field.id}>{label}</label>
      <div className="input" data-invalid={field.valid ? undefined : ""}>
        {children}
      </div>
      {error ? (
        <p className="field-error" id={field.errorId}>
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {text(error)}
        </p>
      ) : null}
    </div>
  );
}

/** The message form of the contact page; with a tour it is a booking request (specification 4, Contact form). */
export function ContactForm({ answer, booking, tours, subject }: Props) {
  const { t } = useTranslation("contact");
  const reference = answer?.reference;
  const [form, fields] = useForm<Fields, Fields, EnquiryError[]>({
    id: "contact",
    // After a sent message the form begins anew: the page gives it another key.
    lastResult: reference ? undefined : (answer?.sent as SubmissionResult<EnquiryError[]> | undefined),
    defaultValue: { subject },
    // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
    defaultNoValidate: false,
  });
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const counterId = useId();
  // A browser counts a line break as one character, also where it sends two.
  const length = (fields.message.value ?? "").replaceAll("\r\n", "\n").length;
  const refusal = answer?.undelivered ? t("form.undelivered") : answer?.waitMinutes && t("form.tooMany", { count: answer.waitMinutes });

  const sentNote = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!reference) return;
    showToast({ kind: "success", title: t("sent.title"), text: t("sent.text") });
    // The button that had the focus has gone with the old form.
    sentNote.current?.focus();
  }, [reference, t]);

  const text = (error: EnquiryError) => t(`errors.${error}`, { limit: limits[error] ?? messageLimit });
  return (
    <section className="contact-form" aria-labelledby="contact-form-heading">
      <h2 className="h3" id="contact-form-heading">
        {booking ? t("booking.heading") : t("form.heading")}
      </h2>
      {reference ? (
        <p className="note mt-4" role="status" ref={sentNote} tabIndex={-1}>
          <CircleCheck className="icon" aria-hidden="true" />
          <span>
            <b>{t("sent.title")}.</b> {t("sent.text")} {t("sent.reference", { reference })}
          </span>
        </p>
      ) : null}
      {refusal ? (
        <p className="note mt-4" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {refusal}
        </p>
      ) : null}
      <Form method="post" {...getFormProps(form)} className="mt-5 grid gap-5" preventScrollReset>
        {booking ? <BookingFields request={booking} tours={tours} /> : null}
        <div className="grid gap-5 md:grid-cols-2">
          <Field field={fields.name} label={t("form.name")} text={text}>
            <input
              {...getInputProps(fields.name, { type: "text" })}
              key={fields.name.key}
              required
              maxLength={lineLimits.name}
              autoComplete="name"
            />
          </Field>
          <Field field={fields.email} label={t("form.email")} text={text}>
            <input
              {...getInputProps(fields.email, { type: "email" })}
              key={fields.email.key}
              required
              maxLength={lineLimits.email}
              autoComplete="email"
            />
          </Field>
        </div>
        <Field field={fields.subject} label={t("form.subject")} text={text}>
          <input {...getInputProps(fields.subject, { type: "text" })} key={fields.subject.key} required maxLength={lineLimits.subject} />
        </Field>
        <div>
          <Field field={fields.message} label={t("form.message")} text={text}>
            <textarea
              {...getTextareaProps(fields.message)}
              key={fields.message.key}
              required
              rows={6}
              maxLength={messageLimit}
              aria-describedby={`${counterId} ${fields.message.errorId}`}
            />
          </Field>
          <p className="field-hint tabular-nums" id={counterId}>
            {t("form.counter", { length, limit: messageLimit })}
          </p>
        </div>
        {/* People do not see this field; programs that fill in forms do. */}
        <div className="honeypot" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        </div>
        <p className="text-sm text-muted">{t("form.privacy")}</p>
        <button className="button button-primary justify-self-start" disabled={sending} aria-busy={sending}>
          {sending ? <span className="spinner" aria-hidden="true" /> : <Send className="icon" aria-hidden="true" />}
          {sending ? t("form.sending") : t("form.send")}
        </button>
      </Form>
    </section>
  );
}
