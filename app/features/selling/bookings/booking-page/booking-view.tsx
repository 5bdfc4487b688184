import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { CircleCheck, CreditCard, Info, Mail, TriangleAlert } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { bookingPath, paymentPagePath } from "#app/features/selling/bookings/booking-address.ts";
import { BookingLink } from "#app/features/selling/bookings/booking-link.tsx";
import { CancellationRows } from "#app/features/selling/bookings/cancellation-rows.tsx";
import { BankDetails } from "#app/features/selling/bookings/payment/bank-details.tsx";
import { UpiPayment } from "#app/features/selling/bookings/payment/upi-payment.tsx";
import { TripPass } from "#app/features/selling/bookings/trip-pass.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { NextStep } from "./booking-next.ts";
import type { BookingPage } from "./booking-page.server.ts";
import { Documents, History, Money, Travellers } from "./booking-parts.tsx";
import { ChangeSection } from "./change-section.tsx";

type Props = { page: BookingPage; token: string | undefined };
/** `link`: of a guest, what opens the booking without a cookie. */
type ViewProps = Props & { link: string | undefined };

/** How the booking stands and the next thing that happens, in one sentence with its date. */
export function StatusSentence({ page }: { page: BookingPage }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const { next, currency } = page;
  const said = (step: NextStep): string => {
    const amount = "amountMinor" in step ? formats.amount(step.amountMinor, currency) : "";
    if ("until" in step) return t(`next.${step.kind}`, { amount, until: formats.moment(step.until, page.agencyTimeZone) });
    if ("day" in step) return t(`next.${step.kind}`, { amount, day: formats.date(step.day) });
    return t(`next.${step.kind}`, { amount });
  };
  const late = next.kind === "late" || next.kind === "refundLate" || next.kind === "choice";
  const good = !late && (page.status === "CONFIRMED" || page.status === "REDEEMED");
  const Mark = good ? CircleCheck : late ? TriangleAlert : Info;
  return (
    <p className={`note booking-status ${good ? "note-success" : late ? "note-warning" : ""}`}>
      <Mark className="icon" />
      <span>
        {said(next)}
        {page.nextIsShared ? ` ${t("next.forAllTrips")}` : ""}
      </span>
    </p>
  );
}

function Cancelling({ page, token }: Props) {
  const { t } = useTranslation("bookings");
  // Of what has ended there is nothing to say.
  if (page.cancelling === "over") return null;
  return (
    <section className="confirmation-card" aria-labelledby="cancel-heading">
      <h2 className="h3" id="cancel-heading">
        {t("cancel.heading")}
      </h2>
      {page.rows.length > 0 ? (
        <div className="mt-4">
          {page.paidMinor > 0 ? null : <p className="mb-4">{t("cancel.unpaidNow")}</p>}
          <CancellationRows rows={page.rows} currency={page.currency} caption={t("cancel.caption", { title: page.title })} />
          <p className="mt-3 text-sm text-muted">{page.paidMinor > 0 ? t("cancel.note") : t("cancel.noteUnpaid")}</p>
        </div>
      ) : null}
      {page.cancelling === "offered" ? (
        <LocalLink className="button button-danger-outline mt-4" to={bookingPath(page.reference, "/cancel", token)}>
          {t("cancel.begin")}
        </LocalLink>
      ) : (
        <p className="mt-3 text-muted">{page.cancelling === "on_hold" ? t("cancel.onHold") : t("cancel.notOffered")}</p>
      )}
    </section>
  );
}

/** A booking as its customer sees it: how it stands, the trip, who travels, money, cancelling, documents, what has happened. */
export function BookingView({ page, token, link }: ViewProps) {
  const { t } = useTranslation(["bookings", "checkout"]);
  const formats = useFormats();
  const emails = useCanEmail();
  return (
    <div className="page-width pb-section">
      <div className="page-head">
        <h1 className="h1">{page.title}</h1>
      </div>
      {page.pass ? <TripPass pass={page.pass} untitled /> : null}
      <StatusSentence page={page} />
      {link ? (
        <div className={emails ? "note mt-4" : "note note-warning mt-4"}>
          <Mail className="icon" />
          <div>
            <p>{t(emails ? "link.text" : "link.unsent")}</p>
            <BookingLink link={link} />
          </div>
        </div>
      ) : null}
      {page.next.kind === "card" ? (
        <LocalLink className="button button-primary mt-4" to={paymentPagePath(page.orderReference, token)}>
          <CreditCard className="icon" />
          {t("checkout:submit.card", { total: formats.amount(page.next.amountMinor, page.currency) })}
        </LocalLink>
      ) : null}
      {page.next.kind === "choice" ? (
        <LocalLink className="button button-primary mt-4" to={bookingPath(page.reference, "/choice", token)}>
          {t("choose")}
        </LocalLink>
      ) : null}
      {page.reviewToken ? (
        <LocalLink className="button button-primary mt-4" to={bookingPath(page.reference, "/review", page.reviewToken)}>
          {t("review.begin")}
        </LocalLink>
      ) : null}
      <div className="confirmation-columns mt-6">
        <div className="grid gap-5">
          <Travellers page={page} />
          <Money page={page} token={token} />
          {page.bankTransfer && page.owedMinor > 0 ? (
            <BankDetails
              owed={{ amountMinor: page.owedMinor, currency: page.currency, reference: page.orderReference }}
              account={page.bankTransfer}
            />
          ) : null}
          {page.upi ? <UpiPayment upi={page.upi} /> : null}
        </div>
        <div className="grid gap-5">
          {page.next.kind === "choice" ? null : (
            <>
              <ChangeSection page={page} token={token} />
              <Cancelling page={page} token={token} />
            </>
          )}
          <Documents page={page} token={token} />
          <History page={page} />
        </div>
      </div>
    </div>
  );
}
