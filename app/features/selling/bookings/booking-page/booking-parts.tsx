import { CalendarPlus, FileText, Info } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { dateInZone } from "#app/values/calendar-date.ts";
import type { HistoryEvent } from "./booking-history.ts";
import type { BookingPage, PromisedBack } from "./booking-page.server.ts";

type Props = { page: BookingPage; token: string | undefined };

export function Travellers({ page }: { page: BookingPage }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  return (
    <section className="confirmation-card" aria-labelledby="travellers-heading">
      <h2 className="h3" id="travellers-heading">
        {t("travellers.heading")}
      </h2>
      <ul className="who-list mt-4">
        {page.travellers.map(({ id, name, unit, agreedMinor, cancelled }) => (
          <li key={id} data-cancelled={cancelled ? "" : undefined}>
            <span>
              <b>{name}</b>
              <small>{cancelled ? t("travellers.cancelled") : t(`travellers.${unit}`)}</small>
            </span>
            <span className="tabular-nums">{formats.amount(agreedMinor, page.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is asked, paid, owed and given back, each on its line; what is the whole order's says so. */
export function Money({ page, token }: Props) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const { currency, others, refunds, shared, owedMinor, agreedMinor, keptMinor } = page;
  const refundLine = ({ amountMinor, sentAt }: PromisedBack) => ({
    label: sentAt ? t("money.refundSent", { date: formats.date(dateInZone(new Date(sentAt), page.agencyTimeZone)) }) : t("money.refundDue"),
    value: formats.amount(amountMinor, currency),
  });
  const sharedLines = [
    ...(shared.receivedMinor > 0 ? [{ label: t("money.alsoReceived"), value: formats.amount(shared.receivedMinor, currency) }] : []),
    ...shared.refunds.map(refundLine),
  ];
  const lines = [
    // Of whom nobody travels any more, nothing is asked.
    ...(agreedMinor > 0 ? [{ label: t("money.price"), value: formats.amount(agreedMinor, currency) }] : []),
    { label: t("money.paid"), value: formats.amount(page.receivedMinor, currency) },
    ...refunds.map(refundLine),
    ...(keptMinor > 0 ? [{ label: t("invoice.kept"), value: formats.amount(keptMinor, currency) }] : []),
    ...sharedLines.map(({ label, value }) => ({ label: t("forAllTrips", { what: label }), value })),
  ];
  return (
    <section className="confirmation-card" aria-labelledby="money-heading">
      <h2 className="h3" id="money-heading">
        {t("money.heading")}
      </h2>
      <div className="mt-4">
        {lines.map(({ label, value }, index) => (
          // Two refunds can have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <p className="sum-line" key={index}>
            <span>{label}</span>
            <span>{value}</span>
          </p>
        ))}
        {owedMinor > 0 ? (
          <p className="sum-line sum-line-total">
            <span>{others.length > 0 ? t("forAllTrips", { what: t("money.owed") }) : t("money.owed")}</span>
            <span>{formats.amount(owedMinor, currency)}</span>
          </p>
        ) : null}
      </div>
      {others.length > 0 ? (
        <div className="mt-4 text-sm">
          <p className="text-muted">{t("money.together")}</p>
          <ul>
            {others.map(({ reference, title }) => (
              <li key={reference}>
                <LocalLink className="text-link" to={bookingPath(reference, "", token)}>
                  {`${title} (${reference})`}
                </LocalLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

export function Documents({ page, token }: Props) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const takesPlace = page.status === "CONFIRMED" || page.status === "PENDING";
  const notes = takesPlace ? page.notes : undefined;
  if (!page.hasInvoice && !takesPlace) return null;
  return (
    <section className="confirmation-card" aria-labelledby="documents-heading">
      <h2 className="h3" id="documents-heading">
        {t("documents.heading")}
      </h2>
      {notes && notes.changes > 0 ? <p className="mt-3">{t("documents.changed", { count: notes.changes })}</p> : null}
      <div className="booking-documents">
        {notes ? (
          <LocalLink className="button button-secondary" to={bookingPath(page.reference, "/notes", token)}>
            <Info className="icon" />
            {t("documents.notes")}
          </LocalLink>
        ) : null}
        {page.hasInvoice ? (
          <LocalLink className="button button-secondary" to={bookingPath(page.reference, "/invoice", token)}>
            <FileText className="icon" />
            {t("documents.invoice")}
          </LocalLink>
        ) : null}
        {takesPlace ? (
          <a className="button button-secondary" href={localPath(language, bookingPath(page.reference, "/calendar.ics", token))} download>
            <CalendarPlus className="icon" />
            {t("documents.calendar")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

export function History({ page }: { page: BookingPage }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const when = (event: HistoryEvent) =>
    event.kind === "payment" && event.dayOnly
      ? formats.date(dateInZone(new Date(event.at), page.agencyTimeZone))
      : formats.moment(event.at, page.agencyTimeZone);
  const told = (event: HistoryEvent) => {
    if ("amountMinor" in event) {
      const what = t(`history.${event.kind}`, { amount: formats.amount(event.amountMinor, page.currency) });
      return event.isShared ? t("forAllTrips", { what }) : what;
    }
    if ("travellers" in event) return t(`history.${event.kind}`, { count: event.travellers });
    return t(`history.${event.kind}`);
  };
  return (
    <section className="confirmation-card" aria-labelledby="history-heading">
      <h2 className="h3" id="history-heading">
        {t("history.heading")}
      </h2>
      <ol className="booking-history">
        {page.history.map((event, index) => (
          // What has happened never changes places, and two payments can come in one moment.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <time dateTime={event.at}>{when(event)}</time>
            <span>{told(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
