import { Printer } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { agreedPrice, type PriceParts } from "#app/features/selling/bookings/price-parts.ts";
import type { InvoicePage } from "./invoice-page.server.ts";

type Trip = InvoicePage["trips"][number];

function TripLines({ trip, currency }: { trip: Trip; currency: InvoicePage["currency"] }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const less = (line: PriceParts) => line.discountMinor + line.codeMinor;
  const more = (line: PriceParts) => line.roomMinor + line.extrasMinor;
  const discounted = trip.lines.some((line) => less(line) > 0);
  const supplemented = trip.lines.some((line) => more(line) > 0);
  const detailed = discounted || supplemented;
  return (
    <table className="invoice-table" data-discounted={detailed ? "" : undefined}>
      <caption>
        <b>{trip.title}</b>
        <span>
          {t("invoice.tripDates", { reference: trip.reference, from: formats.date(trip.startDate), to: formats.date(trip.endDate) })}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("invoice.traveller")}</th>
          {detailed ? <th scope="col">{t("invoice.listPrice")}</th> : null}
          {discounted ? <th scope="col">{t("invoice.discount")}</th> : null}
          {supplemented ? <th scope="col">{t("invoice.supplements")}</th> : null}
          <th scope="col">{t("invoice.price")}</th>
        </tr>
      </thead>
      <tbody>
        {trip.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name} <small>{line.cancelled ? t("travellers.cancelled") : t(`travellers.${line.unit}`)}</small>
            </th>
            {detailed ? <td>{formats.amount(line.baseMinor, currency)}</td> : null}
            {discounted ? <td>{less(line) > 0 ? `− ${formats.amount(less(line), currency)}` : ""}</td> : null}
            {supplemented ? <td>{more(line) > 0 ? formats.amount(more(line), currency) : ""}</td> : null}
            <td>{formats.amount(agreedPrice(line), currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SumLines({ page }: { page: InvoicePage }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const { sum, currency } = page;
  const amount = (minor: number) => formats.amount(minor, currency);
  const less = (minor: number) => `− ${amount(minor)}`;
  const parts = [
    { label: t("invoice.discount"), minor: sum.discountMinor, value: less(sum.discountMinor) },
    { label: t("invoice.code", { code: page.promoCode ?? "" }), minor: sum.codeMinor, value: less(sum.codeMinor) },
    { label: t("invoice.rooms"), minor: sum.roomMinor, value: amount(sum.roomMinor) },
    { label: t("invoice.extras"), minor: sum.extrasMinor, value: amount(sum.extrasMinor) },
  ].filter(({ minor }) => minor > 0);
  const lines = [
    ...(parts.length > 0 ? [{ label: t("invoice.listPrice"), value: amount(sum.baseMinor) }, ...parts] : []),
    { label: t("invoice.total"), value: amount(sum.totalMinor), strong: true },
    ...(sum.cancelledMinor > 0
      ? [
          { label: t("invoice.cancelled"), value: less(sum.cancelledMinor) },
          { label: t("invoice.kept"), value: amount(sum.keptMinor) },
        ]
      : []),
    ...page.payments.map(({ amountMinor, day }) => ({
      label: t("invoice.paidOn", { day: formats.date(day, "long") }),
      value: less(amountMinor),
    })),
    ...page.refunds.map(({ amountMinor, day, sent }) => ({
      label: sent ? t("invoice.refundedOn", { day: formats.date(day, "long") }) : t("invoice.refundDue"),
      value: amount(amountMinor),
    })),
    sum.balanceMinor < 0
      ? { label: t("invoice.overpaid"), value: amount(-sum.balanceMinor), strong: true }
      : { label: t("invoice.balance"), value: amount(sum.balanceMinor), strong: true },
  ];
  return (
    <div className="invoice-sum">
      {lines.map(({ label, value, ...line }, index) => (
        // Two payments of one day have the same words.
        // oxlint-disable-next-line react/no-array-index-key
        <p className={`sum-line ${"strong" in line ? "sum-line-total" : ""}`} key={index}>
          <span>{label}</span>
          <span>{value}</span>
        </p>
      ))}
    </div>
  );
}

/** The invoice of an order, for paper too: on it only the invoice itself is printed. */
export function InvoiceView({ page, back, token }: { page: InvoicePage; back: string; token: string | undefined }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const hydrated = useHydrated();
  const { agency, customer, currency } = page;
  return (
    <div className="page-width section-tight invoice">
      <div className="invoice-actions">
        <LocalLink className="more-link" to={bookingPath(back, "", token)}>
          <span>{t("toBooking")}</span>
        </LocalLink>
        {hydrated ? (
          <button type="button" className="button button-secondary" onClick={() => window.print()}>
            <Printer className="icon" />
            {t("invoice.print")}
          </button>
        ) : null}
      </div>
      <article className="invoice-sheet">
        <header className="invoice-head">
          <h1 className="h1">{t("invoice.title")}</h1>
          <address>
            <b>{agency.name}</b>
            <span>{agency.street}</span>
            <span>{agency.place}</span>
            <span>{formats.countryName(agency.country)}</span>
            <span>{agency.email}</span>
            <span>{agency.phone}</span>
          </address>
        </header>
        <dl className="invoice-facts">
          <div>
            <dt>{t("invoice.number")}</dt>
            <dd>{page.number}</dd>
          </div>
          <div>
            <dt>{t("invoice.date")}</dt>
            <dd>{formats.date(page.day, "long")}</dd>
          </div>
          <div>
            <dt>{t("invoice.reference")}</dt>
            <dd>{page.reference}</dd>
          </div>
          <div>
            <dt>{t("invoice.to")}</dt>
            <dd>
              {customer.name}
              <br />
              {customer.email}
            </dd>
          </div>
        </dl>
        {page.trips.map((trip) => (
          <TripLines key={trip.reference} trip={trip} currency={currency} />
        ))}
        <SumLines page={page} />
        <p className="invoice-note">
          {currency === "USD"
            ? t("invoice.inDollars", { currency: formats.currencyName(currency) })
            : t("invoice.inCurrency", {
                currency: formats.currencyName(currency),
                rate: `${formats.number(page.rate, Number.isInteger(page.rate) ? 0 : 2)} ${currency}`,
                day: formats.date(page.rateDate, "long"),
              })}
        </p>
      </article>
    </div>
  );
}
