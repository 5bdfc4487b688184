import { CalendarPlus, CircleCheck, Mail } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { href } from "react-router";
import { useCanEmail } from "#app/features/agency/mail/can-email.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { BookingLink } from "#app/features/selling/bookings/booking-link.tsx";
import { BankDetails } from "#app/features/selling/bookings/payment/bank-details.tsx";
import { UpiPayment } from "#app/features/selling/bookings/payment/upi-payment.tsx";
import { TripPass } from "#app/features/selling/bookings/trip-pass.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import type { ConfirmationPage } from "./confirmation-page.server.ts";

/** A text in which the reference is not broken at its hyphen. */
function WithReference({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split(reference);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{reference}</span>
      {after}
    </>
  );
}

/** What happens next, each line with its date. */
function NextLines({ page }: { page: ConfirmationPage }) {
  const { t } = useTranslation("checkout");
  const emails = useCanEmail();
  const formats = useFormats();
  const [first] = page.trips.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  const amount = formats.amount(page.owedMinor, page.currency);
  const lines = [
    ...(emails ? [{ when: formats.moment(page.submittedAt, page.timeZone), text: t("next.mail", { email: page.email }) }] : []),
    ...(page.status === "PENDING" && page.dueAt
      ? [
          {
            when: formats.moment(page.dueAt, page.timeZone),
            text: t(emails ? "next.transfer" : "next.transferUnsent", { amount, reference: page.reference }),
          },
        ]
      : [{ when: "", text: t(page.status === "CONFIRMED" ? "next.paid" : emails ? "next.payment" : "next.paymentUnsent", { amount }) }]),
    ...(first ? [{ when: formats.date(first.startDate), text: t("next.departure", { title: first.title }) }] : []),
  ];
  return (
    <ol className="next-lines">
      {lines.map(({ when, text }) => (
        <li key={text}>
          {when ? <b>{when}</b> : null}
          <span>
            <WithReference text={text} reference={page.reference} />
          </span>
        </li>
      ))}
    </ol>
  );
}

type Props = {
  page: ConfirmationPage;
  signedIn: boolean;
  /** Of a guest: what opens the booking without a cookie. */
  link: string | undefined;
};

/** After booking: the reference, what happens next, where the mail went, the calendar, and an account for a guest. */
export function ConfirmationView({ page, signedIn, link }: Props) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const language = useLanguage();
  const emails = useCanEmail();
  const { guestToken } = page;
  const query = guestToken ? `?token=${guestToken}` : "";
  const heading =
    page.status === "PENDING" || page.status === "CONFIRMED" || page.status === "ON_HOLD"
      ? t(`confirmation.heading.${page.status}`)
      : t("confirmation.heading.over");
  return (
    <div className="page-width confirmation pb-section">
      <div className="page-head">
        <p className="confirmation-mark">
          <CircleCheck className="icon" />
          {t("confirmation.thanks")}
        </p>
        <h1 className="h1">{heading}</h1>
        <p className="lead">
          {t("confirmation.reference")} <b className="booking-reference">{page.reference}</b>
        </p>
      </div>
      <div className="grid gap-5 mb-6">
        {page.trips.map((trip) => (
          <TripPass key={trip.reference} pass={trip} open={{ token: guestToken }} />
        ))}
      </div>
      <div className="confirmation-columns">
        <div className="grid gap-5">
          <section className="confirmation-card" aria-labelledby="next-heading">
            <h2 className="h3" id="next-heading">
              {t("next.heading")}
            </h2>
            <NextLines page={page} />
          </section>
          {page.status === "PENDING" && page.method === "bank_transfer" ? (
            <>
              <BankDetails
                owed={{ amountMinor: page.owedMinor, currency: page.currency, reference: page.reference }}
                account={page.bankTransfer}
              />
              {page.upi ? <UpiPayment upi={page.upi} /> : null}
            </>
          ) : null}
        </div>
        <div className="grid gap-5">
          <section className="confirmation-card" aria-labelledby="trips-heading">
            <h2 className="h3" id="trips-heading">
              {t("confirmation.trips", { count: page.trips.length })}
            </h2>
            <p className="sum-line sum-line-total">
              <span>{t("summary.total")}</span>
              <span>{formats.amount(page.totalMinor, page.currency)}</span>
            </p>
            <a
              className="button button-secondary button-wide mt-4"
              href={localPath(language, href("/checkout/confirmation/:reference/calendar.ics", { reference: page.reference })) + query}
              download
            >
              <CalendarPlus className="icon" />
              {t("confirmation.calendar")}
            </a>
            <LocalLink className="button button-ghost button-wide mt-2" to={bookingPath(page.reference, "", guestToken)} prefetch="none">
              {t("confirmation.seeBooking")}
            </LocalLink>
          </section>
          <div className={emails ? "note" : "note note-warning"}>
            <Mail className="icon" />
            <div>
              <p>
                {t(emails ? "confirmation.mailSent" : link ? "confirmation.mailUnsent" : "confirmation.mailUnsentAccount", {
                  email: page.email,
                })}
              </p>
              {link ? <BookingLink link={link} /> : null}
            </div>
          </div>
          {page.guest && !signedIn ? (
            <section className="confirmation-card" aria-labelledby="account-heading">
              <h2 className="h4" id="account-heading">
                {t("confirmation.account")}
              </h2>
              <p className="mt-2 text-muted">{t("confirmation.accountText")}</p>
              <LocalLink className="button button-ghost mt-2" to="/register">
                {t("confirmation.createAccount")}
              </LocalLink>
            </section>
          ) : null}
        </div>
      </div>
    </div>
  );
}
