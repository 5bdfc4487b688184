import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useNavigation, useSearchParams, type LinkProps } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { ShownPrice } from "#app/values/money.ts";
import { hasSeats } from "#app/features/selling/catalogue/departures.ts";
import { PriceBefore } from "#app/features/selling/catalogue/price.tsx";
import { Seats } from "./seats.tsx";
import type { TourChoice } from "./tour-choice.ts";
import type { TourDeparture } from "./tour-detail.server.ts";
import { changedQuery, departuresByMonth, monthParameter } from "./tour-page.ts";
import { departuresAnchor, requestFormId } from "./tour-panel.tsx";
import type { Season } from "#app/features/selling/catalogue/catalogue-terms.ts";

const rowFormId = "add-departure";

type PricedTour = { slug: string; price: ShownPrice };
type RowProps = { departure: TourDeparture; tour: PricedTour; choice: TourChoice; adding: FormData | undefined };

/** Adds the row's departure for the party of the panel: a form of its own, so that Enter in the panel never sends a row. */
function AddRow({ departure, date, adding }: Pick<RowProps, "departure" | "adding"> & { date: string }) {
  const { t } = useTranslation("tour");
  const busy = adding?.get("departure") === departure.id;
  return (
    <button
      className="button button-secondary button-small"
      form={rowFormId}
      name="departure"
      value={departure.id}
      aria-label={t("departures.addDate", { date })}
      aria-busy={busy}
      disabled={adding !== undefined && !busy}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {t("panel.addToCart")}
    </button>
  );
}

function DepartureRow({ departure, tour, choice, adding }: RowProps) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const { startDate, endDate, seats, refund, id } = departure;
  const { price } = departure.own ?? tour;
  const open = hasSeats(seats);
  const date = formats.date(startDate);
  return (
    <tr data-chosen={choice.departureId === id ? "" : undefined} data-unavailable={open ? undefined : ""}>
      <td className="departure-pick">
        <input
          type="radio"
          form={requestFormId}
          name="departure"
          value={id}
          checked={choice.departureId === id}
          disabled={!open}
          aria-label={t("departures.chooseDate", { date })}
          onChange={() => choice.chooseDeparture(id)}
        />
      </td>
      <th scope="row">
        <time dateTime={startDate}>{date}</time>
      </th>
      <td className="departure-end text-muted">
        <time dateTime={endDate}>{formats.date(endDate, "medium")}</time>
      </td>
      <td className="departure-seats">
        <Seats seats={seats} />
        {open ? <small className="departure-run">{departure.run.text}</small> : null}
      </td>
      <td className="departure-price">
        <PriceBefore price={price} /> <b>{formats.money(price.price, price.currency)}</b>
      </td>
      <td className="departure-refund">
        <span className="departure-refund-label">{formats.pair(t("departures.refund"), "")}</span>
        {refund ? (
          <>
            <small>{refund.percent === 100 ? t("departures.refundFull") : t("departures.refundShare", refund)}</small>{" "}
            <time dateTime={refund.until}>{formats.date(refund.until, "medium")}</time>
          </>
        ) : (
          <span className="text-muted">{t("departures.noRefund")}</span>
        )}
      </td>
      <td className="departure-choose">
        {open ? <AddRow departure={departure} date={date} adding={adding} /> : null}
        {seats.state === "past" ? (
          // Whose booking is closed can still be asked about.
          <LocalLink className="text-link" to={`/contact?tour=${tour.slug}&departure=${id}`}>
            {t("departures.askUs")}
          </LocalLink>
        ) : null}
      </td>
    </tr>
  );
}

/** Leads to other departures of the table, with the page staying where it is. */
function TableLink({ changes, ...link }: { changes: Record<string, string | null> } & Omit<LinkProps, "to">) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const search = changedQuery(params, changes);
  const busy = navigation.state === "loading" && navigation.location.search === search.replace(/^\?$/, "");
  return (
    <Link
      {...link}
      to={`${search}#${departuresAnchor}`}
      aria-busy={busy}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ search }, { preventScrollReset: true });
      }}
    />
  );
}

/** The months on sale, each of which shows its departures. */
function MonthChips({ months, month, soonest }: { months: CalendarDate[]; month: CalendarDate | undefined; soonest: boolean }) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  return (
    <nav className="month-chips" aria-label={t("departures.months")}>
      <ul>
        <li>
          <TableLink className="pill" changes={{ month: null, when: null, all: null }} aria-current={soonest ? "true" : undefined}>
            {t("departures.soonest")}
          </TableLink>
        </li>
        {months.map((each, index) => (
          <li key={each}>
            <TableLink
              className="pill"
              changes={{ month: monthParameter(each), when: null, all: null }}
              aria-current={each === month ? "true" : undefined}
            >
              {formats.date(each, index === 0 || each.slice(5, 7) === "01" ? "monthOfYear" : "monthShort")}
            </TableLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  tour: PricedTour;
  departures: TourDeparture[];
  /** Whether there are others than these. */
  more: boolean;
  all: boolean;
  /** The months asked for; undefined where all months are shown. */
  season: Season | undefined;
  /** The month asked for, and those that can be, by their first days. */
  month: CalendarDate | undefined;
  months: CalendarDate[];
  /** Asked for, with no departure in it. */
  emptySeason: Season | undefined;
  /** Name of the time zone of the departure place. */
  zone: string;
  /** The administrative fee, in whole or broken units of the currency shown. */
  feeMinor: number;
  choice: TourChoice;
  /** What is on its way to the cart. */
  adding: FormData | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Departures and seats: a real table by month, whose chosen row is the panel's departure. */
export function TourDepartures({
  tour,
  departures,
  more,
  all,
  season,
  month,
  months,
  emptySeason,
  zone,
  feeMinor,
  choice,
  adding,
  onSubmit,
}: Props) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  const language = useLanguage();
  const { currency } = tour.price;
  return (
    <section className="tour-departures" id={departuresAnchor} aria-labelledby="departures-heading">
      <h2 className="h3" id="departures-heading">
        {t("departures.heading")}
      </h2>
      {season ? <p className="mt-2">{t("departures.inSeason", { season: t(`common:seasons.${season}`) })}</p> : null}
      {emptySeason ? <p className="mt-2">{t("common:tour.noDepartureInSeason", { season: t(`common:seasons.${emptySeason}`) })}</p> : null}
      <form id={rowFormId} method="post" action={localPath(language, "/cart")} hidden onSubmit={onSubmit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="adults" value={choice.adults} />
        <input type="hidden" name="children" value={choice.children} />
      </form>
      {months.length > 1 ? <MonthChips months={months} month={month} soonest={!month && !season && !all} /> : null}
      {departures.length === 0 ? (
        <p className="lead">{t("panel.noDeparture")}</p>
      ) : (
        <>
          <div className="departure-frame">
            <table className="departure-table">
              <caption className="sr-only">{t("departures.table")}</caption>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="sr-only">{t("departures.choose")}</span>
                  </th>
                  <th scope="col">{t("departures.departs")}</th>
                  <th scope="col">{t("departures.returns")}</th>
                  <th scope="col">{t("departures.seats")}</th>
                  <th scope="col" className="departure-price">
                    {t("departures.price")}
                  </th>
                  <th scope="col" className="departure-refund">
                    {t("departures.refund")}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t("panel.addToCart")}</span>
                  </th>
                </tr>
              </thead>
              {departuresByMonth(departures).map(({ month: first, departures: ofMonth }) => (
                <tbody key={first}>
                  <tr className="departure-month">
                    <th colSpan={7} scope="rowgroup">
                      {formats.date(first, "month")}
                    </th>
                  </tr>
                  {ofMonth.map((departure) => (
                    <DepartureRow key={departure.id} departure={departure} tour={tour} choice={choice} adding={adding} />
                  ))}
                </tbody>
              ))}
            </table>
          </div>
          <p className="mt-3 text-sm text-muted">
            {t("departures.note", { zone, currency: formats.currencyName(currency) })}{" "}
            {feeMinor > 0 ? t("departures.refundNote", { fee: formats.amount(feeMinor, currency) }) : null}{" "}
            <LocalLink className="text-link" to="/terms-conditions#cancellation-by-you">
              {t("departures.refundTerms")}
            </LocalLink>
          </p>
          {all || more ? (
            <TableLink className="button button-secondary mt-4" changes={{ all: all ? null : "departures", when: null, month: null }}>
              {all ? t("departures.showFewer") : t("departures.showAll")}
            </TableLink>
          ) : null}
        </>
      )}
    </section>
  );
}
