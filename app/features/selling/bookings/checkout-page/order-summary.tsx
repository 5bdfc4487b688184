import { useTranslation } from "react-i18next";
import { PriceLines, SumLines } from "#app/features/selling/bookings/cart/price-summary.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import type { CheckoutPage } from "./checkout-page.server.ts";

/** The order as a ticket beside the form: trips, how the sum comes about, the currency with its rate, what is not included. Unfolds on small screens. */
export function OrderSummary({ page }: { page: CheckoutPage }) {
  const { t } = useTranslation("checkout");
  const formats = useFormats();
  const [first] = page.trips;
  const { currency } = page;
  const name = page.trips.length === 1 ? (first?.title ?? "") : t("cart.tours", { count: page.trips.length });
  return (
    <aside className="order-summary" aria-label={t("summary.label")}>
      <details className="order-summary-fold">
        <summary>
          {first ? <PictureImage picture={first.picture} eager decorative /> : null}
          <span>
            <b>{name}</b>
            <small>{t("summary.show")}</small>
          </span>
          <b className="tabular-nums">{formats.amount(page.sum.totalMinor, currency)}</b>
        </summary>
      </details>
      <div className="order-summary-full">
        {first ? <PictureImage picture={first.picture} eager decorative className="order-summary-picture" /> : null}
        <div className="order-summary-text">
          {page.trips.map((trip) => (
            <div key={trip.departureId} className="order-summary-trip">
              <h2 className="h4">{trip.title}</h2>
              <p className="text-sm text-muted">{t("dates", { from: formats.date(trip.startDate), to: formats.date(trip.endDate) })}</p>
              <p className="mt-1 text-sm">
                <b>{trip.run.text}</b> {trip.run.detail ? <span className="text-muted">{trip.run.detail}</span> : null}
              </p>
              <div className="mt-3">
                <PriceLines lines={trip.priceLines} currency={currency} />
              </div>
              {trip.notIncluded.length > 0 ? (
                <details className="mt-2 text-sm">
                  <summary className="text-link">{t("summary.notIncluded")}</summary>
                  <ul className="order-summary-list">
                    {trip.notIncluded.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </details>
              ) : null}
            </div>
          ))}
          <div className="order-summary-sum">
            <SumLines sum={page.sum} currency={currency} code={page.promoCode} />
            <p className="mt-1 text-xs text-muted">
              {currency === "USD"
                ? t("summary.chargedInDollars", { currency: formats.currencyName(currency) })
                : t("summary.charged", {
                    currency: formats.currencyName(currency),
                    rate: `${formats.number(page.rate, Number.isInteger(page.rate) ? 0 : 2)} ${currency}`,
                    date: formats.date(page.rateDate, "long"),
                  })}
            </p>
            <p className="mt-3 text-sm">
              <LocalLink className="text-link" to="/cart">
                {t("summary.change")}
              </LocalLink>
            </p>
          </div>
        </div>
      </div>
    </aside>
  );
}
