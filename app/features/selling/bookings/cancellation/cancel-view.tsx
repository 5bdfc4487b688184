import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import type { BookingPage } from "#app/features/selling/bookings/booking-page/booking-page.server.ts";
import { BookingStepHead } from "#app/features/selling/bookings/booking-page/booking-step-head.tsx";
import { TripPass } from "#app/features/selling/bookings/trip-pass.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useArrivedAnswer } from "#app/ui/arrived-answer.ts";
import { FieldError } from "#app/ui/form-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import { errorIn, type FormAnswer } from "#app/values/form-answer.ts";

export type QuoteShown = {
  id: string;
  percent: number;
  paidMinor: number;
  feeMinor: number;
  refundMinor: number;
  /** The amount holds until then. */
  validUntil: string;
  travellerIds: string[];
  /** How the money came, and goes back. */
  ways: ("transfer" | "card")[];
};

/** What can be wrong with who was chosen. */
export type CancelError = "choose";
export type CancelAnswer = FormAnswer<"not_cancellable" | "after_start" | "quote_outdated" | "children_alone", { quote: QuoteShown }>;

type Props = { page: BookingPage; token: string | undefined; answer: CancelAnswer | undefined };

const useSending = () => {
  const navigation = useNavigation();
  return navigation.state !== "idle" && navigation.formMethod === "POST";
};

/** Who cancels: each with a box, all chosen where there is one only. The first box takes the focus when nobody was chosen. */
function ChooseForm({ page, answer }: { page: BookingPage; answer: CancelAnswer | undefined }) {
  const { t } = useTranslation("bookings");
  const id = useId();
  const sending = useSending();
  const first = useRef<HTMLInputElement>(null);
  const invalid = errorIn(answer, "traveller") === ("choose" satisfies CancelError);
  const refusedAt = invalid ? answer?.at : undefined;
  useEffect(() => {
    if (refusedAt) first.current?.focus();
  }, [refusedAt]);
  const going = page.travellers.filter((traveller) => !traveller.cancelled);
  return (
    <Form method="post" className="confirmation-card cancel-form">
      <input type="hidden" name="intent" value="quote" />
      <fieldset>
        <legend className="h3">{t("cancel.who")}</legend>
        {going.map((traveller, index) => (
          <label key={traveller.id} className="choice">
            <input
              ref={index === 0 ? first : undefined}
              type="checkbox"
              name="traveller"
              value={traveller.id}
              defaultChecked={going.length === 1}
              aria-invalid={invalid ? true : undefined}
              aria-describedby={invalid ? `${id}-error` : undefined}
            />
            <span>
              {traveller.name} <small className="text-muted">{t(`travellers.${traveller.unit}`)}</small>
            </span>
          </label>
        ))}
        <FieldError id={`${id}-error`} error={invalid ? t("cancel.problem.choose") : undefined} />
      </fieldset>
      <div className="cancel-buttons">
        <SendButton sending={sending}>{page.receivedMinor > 0 ? t("cancel.showRefund") : t("cancel.continue")}</SendButton>
      </div>
    </Form>
  );
}

type QuoteProps = { page: BookingPage; token: string | undefined; quote: QuoteShown };

/** What is still to be paid once these have cancelled, for all that is paid together; undefined where all was paid before. */
function dueAfter(page: BookingPage, quote: QuoteShown): number | undefined {
  if (page.owedMinor <= 0) return undefined;
  const leaving = page.travellers.filter(({ id }) => quote.travellerIds.includes(id));
  const asked = leaving.reduce((sum, { agreedMinor }) => sum + agreedMinor, 0);
  return Math.max(0, page.owedMinor - (asked - quote.paidMinor));
}

/** What comes back of what was paid, and how. */
function Refund({ page, quote }: Omit<QuoteProps, "token">) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const lines = [
    { label: t("cancel.paidFor"), value: formats.amount(quote.paidMinor, page.currency) },
    { label: t("cancel.share"), value: t("cancel.percent", { percent: quote.percent }) },
    ...(quote.feeMinor > 0 ? [{ label: t("cancel.fee"), value: `− ${formats.amount(quote.feeMinor, page.currency)}` }] : []),
  ];
  return (
    <>
      <div>
        {lines.map(({ label, value }) => (
          <p className="sum-line" key={label}>
            <span>{label}</span>
            <span>{value}</span>
          </p>
        ))}
        <p className="sum-line sum-line-total">
          <span>{t("cancel.back")}</span>
          <span>{formats.amount(quote.refundMinor, page.currency)}</span>
        </p>
      </div>
      <p>{t("cancel.validUntil", { until: formats.moment(quote.validUntil, page.timeZone) })}</p>
      {quote.ways.map((way) => (
        <p key={way}>{t(`cancel.way.${way}`)}</p>
      ))}
    </>
  );
}

/** What those who stay still owe, and until when. */
function NewDue({ page, dueMinor }: { page: BookingPage; dueMinor: number }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const { next } = page;
  if (dueMinor === 0) return <p>{t("cancel.unpaid.none")}</p>;
  const due = t("cancel.unpaid.due");
  return (
    <>
      <p className="sum-line sum-line-total">
        <span>{page.others.length > 0 ? t("forAllTrips", { what: due }) : due}</span>
        <span>{formats.amount(dueMinor, page.currency)}</span>
      </p>
      {next.kind === "transfer" ? <p>{t("cancel.unpaid.dueBy", { until: formats.moment(next.until, page.agencyTimeZone) })}</p> : null}
    </>
  );
}

/** What comes back, until when that holds and how it comes; of what was not paid, what is then due. The button says the amount. */
function QuoteForm({ page, token, quote }: QuoteProps) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  // Of this very quote: while the page is still being looked up after asking for it, the button can be reached already.
  const sending = useNavigation().formData?.get("quote") === quote.id;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each quote has a form of its own: its heading is read out when it comes.
  useEffect(() => heading.current?.focus(), []);
  const names = formats.list(page.travellers.filter(({ id }) => quote.travellerIds.includes(id)).map(({ name }) => name));
  const unpaid = quote.paidMinor === 0;
  const dueMinor = dueAfter(page, quote);
  const button = unpaid
    ? t("cancel.unpaid.confirm", { count: quote.travellerIds.length })
    : quote.refundMinor > 0
      ? t("cancel.confirm", { amount: formats.amount(quote.refundMinor, page.currency) })
      : t("cancel.confirmNothing");
  return (
    <Form method="post" className="confirmation-card cancel-form">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="quote" value={quote.id} />
      {quote.travellerIds.map((id) => (
        <input key={id} type="hidden" name="traveller" value={id} />
      ))}
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {t("cancel.quote", { names })}
      </h2>
      {unpaid ? <p>{t("cancel.unpaid.text", { names })}</p> : <Refund page={page} quote={quote} />}
      {dueMinor === undefined ? null : <NewDue page={page} dueMinor={dueMinor} />}
      <div className="cancel-buttons">
        <LocalLink className="button button-secondary" to={bookingPath(page.reference, "", token)}>
          {t("cancel.keep")}
        </LocalLink>
        <SendButton sending={sending} look="button-danger">
          {button}
        </SendButton>
      </div>
      <p>
        <LocalLink className="text-link" to={bookingPath(page.reference, "/cancel", token)}>
          {t("cancel.others")}
        </LocalLink>
      </p>
    </Form>
  );
}

/** Cancelling in two steps: who, then exactly what comes back, and a button. */
export function CancelView({ page, token, answer }: Props) {
  const { t } = useTranslation(["bookings", "common"]);
  const problem = useRef<HTMLParagraphElement>(null);
  // What did not arrive leaves the form as it stands: who was chosen, or what was shown to come back.
  const arrived = useArrivedAnswer(answer);
  useEffect(() => {
    if (answer?.problem) problem.current?.focus();
  }, [answer]);
  const told = answer?.problem;
  return (
    <div className="page-width pb-section">
      <BookingStepHead page={page} title={t("cancel.title")} />
      <div className="confirmation-columns">
        <div className="grid gap-5">
          {told ? (
            <p className="note note-problem" role="alert" ref={problem} tabIndex={-1}>
              <CircleAlert className="icon" />
              {told === "forbidden" || told === "unreadable" ? t("common:refused") : t(`cancel.problem.${told}`)}
            </p>
          ) : null}
          {page.cancelling !== "offered" ? (
            <p>{page.cancelling === "on_hold" ? t("cancel.onHold") : t("cancel.notOffered")}</p>
          ) : arrived?.quote ? (
            <QuoteForm key={arrived.quote.id} page={page} token={token} quote={arrived.quote} />
          ) : (
            <ChooseForm page={page} answer={arrived} />
          )}
          <p>
            <LocalLink className="more-link" to={bookingPath(page.reference, "", token)}>
              <span>{t("toBooking")}</span>
            </LocalLink>
          </p>
        </div>
        {page.pass ? <TripPass pass={page.pass} /> : null}
      </div>
    </div>
  );
}
