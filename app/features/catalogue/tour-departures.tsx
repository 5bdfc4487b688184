import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useNavigation, useSearchParams } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import type { ShownPrice } from "#app/values/money.ts";
import { Seats } from "./seats.tsx";
import type { TourChoice } from "./tour-choice.ts";
import type { TourDeparture } from "./tour-detail.server.ts";
import { changedQuery, departuresByMonth } from "./tour-page.ts";

const anchor = "departures";

type RowProps = { slug: string; departure: TourDeparture; price: ShownPrice; choice: TourChoice };

/** Sets the panel's departure. Without JavaScript it is a link to the request with this departure filled in. */
function Choose({ slug, departure, choice }: Omit<RowProps, "price">) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const hydrated = useHydrated();
  const date = formats.date(departure.startDate);
  if (departure.seats.state === "full") return null;
  if (!hydrated) {
    return (
      <LocalLink
        className="button button-secondary button-small"
        to={`/contact?tour=${slug}&departure=${departure.id}`}
        aria-label={t("departures.chooseDate", { date })}
      >
        {t("departures.choose")}
      </LocalLink>
    );
  }
  const chosen = choice.departureId === departure.id;
  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-pressed={chosen}
      aria-label={chosen ? t("departures.chosenDate", { date }) : t("departures.chooseDate", { date })}
      onClick={() => choice.chooseDeparture(departure.id)}
    >
      {chosen ? <Check className="icon icon-small" aria-hidden="true" /> : null}
      {chosen ? t("departures.chosen") : t("departures.choose")}
    </button>
  );
}

function DepartureRow({ slug, departure, price, choice }: RowProps) {
  const { t } = useTranslation("common");
  const formats = useFormats();
  const { startDate, endDate, seats, id } = departure;
  return (
    <tr data-chosen={choice.departureId === id ? "" : undefined}>
      <th scope="row">
        <time dateTime={startDate}>{formats.date(startDate)}</time>
      </th>
      <td className="text-muted">
        <time dateTime={endDate}>{formats.date(endDate)}</time>
      </td>
      <td>
        <Seats seats={seats} />
      </td>
      <td className="departure-price">
        {price.discountPercent > 0 ? (
          <s>
            <span className="sr-only">{t("tour.before")} </span>
            {formats.money(price.base, price.currency)}
          </s>
        ) : null}{" "}
        <b>{formats.money(price.price, price.currency)}</b>
      </td>
      <td className="departure-choose">
        <Choose slug={slug} departure={departure} choice={choice} />
      </td>
    </tr>
  );
}

/** Changes how many departures are loaded, with the page staying where it is. */
function MoreOrFewer({ all }: { all: boolean }) {
  const { t } = useTranslation("tour");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const search = changedQuery(params, { all: all ? null : "departures" });
  const busy = navigation.state === "loading" && navigation.location.search === search.replace(/^\?$/, "");
  return (
    <Link
      className="button button-secondary mt-4"
      to={`${search}#${anchor}`}
      aria-busy={busy}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ search }, { preventScrollReset: true });
      }}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {all ? t("departures.showFewer") : t("departures.showAll")}
    </Link>
  );
}

type Props = {
  tour: { slug: string; price: ShownPrice };
  departures: TourDeparture[];
  /** What the table shows when not all are asked for. */
  shownAtFirst: number;
  all: boolean;
  /** Name of the time zone of the departure place. */
  zone: string;
  choice: TourChoice;
};

/** Departures and seats: a real table by month, whose chosen row is the panel's departure. */
export function TourDepartures({ tour, departures, shownAtFirst, all, zone, choice }: Props) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const shown = all ? departures : departures.slice(0, shownAtFirst);
  return (
    <section className="tour-departures" id={anchor} aria-labelledby="departures-heading">
      <h2 className="h3" id="departures-heading">
        {t("departures.heading")}
      </h2>
      {shown.length === 0 ? (
        <p className="lead">{t("panel.noDeparture")}</p>
      ) : (
        <>
          <div className="departure-frame">
            <table className="departure-table">
              <caption className="sr-only">{t("departures.table")}</caption>
              <thead>
                <tr>
                  <th scope="col">{t("departures.departs")}</th>
                  <th scope="col">{t("departures.returns")}</th>
                  <th scope="col">{t("departures.seats")}</th>
                  <th scope="col" className="departure-price">
                    {t("departures.price")}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t("departures.choose")}</span>
                  </th>
                </tr>
              </thead>
              {departuresByMonth(shown).map(({ month, departures: ofMonth }) => (
                <tbody key={month}>
                  <tr className="departure-month">
                    <th colSpan={5} scope="rowgroup">
                      {formats.date(month, "month")}
                    </th>
                  </tr>
                  {ofMonth.map((departure) => (
                    <DepartureRow key={departure.id} slug={tour.slug} departure={departure} price={tour.price} choice={choice} />
                  ))}
                </tbody>
              ))}
            </table>
          </div>
          <p className="mt-3 text-sm text-muted">{t("departures.note", { zone, currency: formats.currencyName(tour.price.currency) })}</p>
          {departures.length > shownAtFirst ? <MoreOrFewer all={all} /> : null}
        </>
      )}
    </section>
  );
}
