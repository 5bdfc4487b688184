import { CircleAlert, CircleCheck, Send } from "#app/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { useFormats } from "#app/i18n/format.ts";
import { enquiryErrors, lineLimits, messageLimit, type EnquiryError } from "#app/features/people/enquiries/enquiry-limits.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { fieldControl, FormField } from "#app/ui/form-field.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { useRefusedField } from "#app/ui/refused-field.ts";
import { SendButton } from "#app/ui/send-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { errorIn, typedIn, type FormAnswer } from "#app/values/form-answer.ts";
import { BookingFields } from "./booking-fields.tsx";
import type { BookingChoice } from "./booking-choice.ts";
import type { BookingRequest } from "./booking-request.server.ts";

/** What the page answers to a sent form: the reference of what was taken, or the booking as it was chosen in what was refused. */
export type ContactAnswer = FormAnswer<
  "too_many" | "not_booked",
  {
    reference: string;
    booking: BookingRequest | undefined;
    /** Why nothing could be booked online, in sentences. */
    reasons: string[];
  }
>;

const limits: Partial<Record<EnquiryError, number>> = {
  nameTooLong: lineLimits.name,
  subjectTooLong: lineLimits.subject,
};

/** That the message has arrived, in a toast and in the place of the form, with its reference. */
function SentNote({ reference, phone }: { reference: string; phone: string }) {
  const { t } = useTranslation("contact");
  const emails = useCanEmail();
  const formats = useFormats();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    showToast({ kind: "success", title: t("sent.title"), text: t("sent.text") });
    // The button that had the focus has gone with the old form.
    note.current?.focus();
  }, [t]);
  return (
    <p className="note mt-4" role="status" ref={note} tabIndex={-1}>
      <CircleCheck className="icon" />
      <span>
        <b>{formats.sentence(t("sent.title"))}</b> {t("sent.text")} {t("sent.reference", { reference })}
        {emails ? null : ` ${t("sent.unsent", { phone })}`}
      </span>
    </p>
  );
}

type FieldParts = {
  /** What its box is given. */
  box: { id: string; errorId: string; error: string | undefined };
  control: ReturnType<typeof fieldControl> & { name: string; required: boolean };
};

/** The message itself, with how much of the room for it is taken. */
function MessageField({ box, control, initial }: FieldParts & { initial: string }) {
  const { t } = useTranslation("contact");
  const [message, setMessage] = useState(initial);
  // A browser counts a line break as one character, also where it sends two.
  const { length } = message.replaceAll("\r\n", "\n");
  return (
    <div>
      <FormField {...box} label={t("form.message")}>
        <textarea
          {...control}
          defaultValue={initial}
          onInput={(event) => setMessage(event.currentTarget.value)}
          rows={6}
          maxLength={messageLimit}
          aria-describedby={`contact-counter ${box.errorId}`}
        />
      </FormField>
      <p className="field-hint tabular-nums" id="contact-counter">
        {t("form.counter", { length, limit: messageLimit })}
      </p>
    </div>
  );
}

type Props = {
  answer: ContactAnswer | undefined;
  /** The last one that came from the site. */
  arrived: ContactAnswer | undefined;
  booking: BookingRequest | undefined;
  choice: BookingChoice | undefined;
  tours: { slug: string; title: string }[];
  subject: string;
  /** The agency's. */
  phone: string;
  /** Who is signed in: filled in for her, and hers to change. */
  sender: { name: string; email: string } | undefined;
};

/** The message form of the contact page; with a tour it is a booking request. */
export function ContactForm({ answer, arrived, booking, choice, tours, subject, phone, sender }: Props) {
  const { t } = useTranslation(["contact", "common"]);
  const { reference, problem, waitMinutes } = answer ?? {};
  // The browser's own messages are in the browser's language, not the page's: they stand in only without JavaScript.
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const wrong = arrived?.result?.error;
  const form = useRefusedField(wrong && arrived.at);
  const errorOf = (name: string) => {
    const error = enquiryErrors.find((key) => key === errorIn(arrived, name));
    return error && t(`errors.${error}`, { limit: limits[error] ?? messageLimit });
  };
  const field = (name: string): FieldParts => {
    const [id, error] = [`contact-${name}`, errorOf(name)];
    return { box: { id, errorId: `${id}-error`, error }, control: { ...fieldControl(id, { error }), name, required: true } };
  };
  const [name, email, subjectLine] = [field("name"), field("email"), field("subject")];
  if (reference)
    return (
      <section className="contact-form" aria-labelledby="contact-form-heading">
        <h2 className="h3" id="contact-form-heading">
          {booking ? t("booking.heading") : t("form.heading")}
        </h2>
        <SentNote reference={reference} phone={phone} />
        <LocalLink className="text-link mt-4" to="/contact" preventScrollReset>
          {t("sent.another")}
        </LocalLink>
      </section>
    );
  return (
    <section className="contact-form" aria-labelledby="contact-form-heading">
      <h2 className="h3" id="contact-form-heading">
        {booking ? t("booking.heading") : t("form.heading")}
      </h2>
      {booking ? <p className="mt-2">{t("booking.text")}</p> : null}
      {problem ? (
        <p className="note mt-4" role="alert">
          <CircleAlert className="icon" />
          {problem === "too_many"
            ? t("form.tooMany", { count: waitMinutes ?? 1 })
            : t(problem === "undelivered" ? "form.undelivered" : "common:refused")}
        </p>
      ) : null}
      <Form method="post" id="contact" ref={form} noValidate={hydrated} className="mt-5 grid gap-5" preventScrollReset>
        {booking && choice ? <BookingFields request={booking} choice={choice} tours={tours} /> : null}
        <div className="grid gap-5 md:grid-cols-2">
          <FormField {...name.box} label={t("form.name")}>
            <input
              {...name.control}
              type="text"
              defaultValue={typedIn(arrived, "name", sender?.name)}
              maxLength={lineLimits.name}
              autoComplete="name"
            />
          </FormField>
          <FormField {...email.box} label={t("form.email")}>
            <input
              {...email.control}
              type="email"
              defaultValue={typedIn(arrived, "email", sender?.email)}
              maxLength={lineLimits.email}
              autoComplete="email"
            />
          </FormField>
        </div>
        <FormField {...subjectLine.box} label={t("form.subject")}>
          <input {...subjectLine.control} type="text" defaultValue={typedIn(arrived, "subject", subject)} maxLength={lineLimits.subject} />
        </FormField>
        <MessageField {...field("message")} initial={typedIn(arrived, "message")} />
        {/* People do not see this field; programs that fill in forms do. */}
        <div className="honeypot" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
        </div>
        <p className="text-sm text-muted">{t("form.privacy")}</p>
        <SendButton
          sending={sending}
          look={`${booking ? "button-secondary" : "button-primary"} justify-self-start`}
          icon={<Send className="icon" />}
        >
          {sending ? t("form.sending") : t("form.send")}
        </SendButton>
      </Form>
    </section>
  );
}
