import { CalendarDays, Check, ChevronDown, Minus, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { SaveStamp } from "./price.tsx";
import { Seats, useSeatsText } from "./seats.tsx";
import type { TourChoice } from "./tour-choice.ts";
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import { departuresByMonth, partyPrice } from "./tour-page.ts";

/** Id of the form that Book Now sends, in the panel and in the bar of small screens. */
export const requestFormId = "booking-request";

function DepartureField({ departures, choice }: { departures: TourDeparture[]; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const seatsText = useSeatsText();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t("panel.departure")}</label>
      <div className="input">
        <CalendarDays className="icon" aria-hidden="true" />
        <select id={id} name="departure" value={choice.departureId} onChange={(event) => choice.chooseDeparture(event.target.value)}>
          <option value="">{t("panel.anyDeparture")}</option>
          {departuresByMonth(departures).map(({ month, departures: ofMonth }) => (
            <optgroup key={month} label={formats.date(month, "month")}>
              {ofMonth.map((departure) => (
                <option key={departure.id} value={departure.id} disabled={departure.seats.state === "full"}>
                  {`${formats.date(departure.startDate)} · ${seatsText(departure.seats)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </div>
    </div>
  );
}

function TravellersField({ largest, choice }: { largest: number; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const id = useId();
  const step = (change: number) => choice.chooseTravellers(String(choice.travellers + change));
  return (
    <div className="field">
      <label htmlFor={id}>{t("panel.travellers")}</label>
      <div className="input stepper">
        <button
          type="button"
          className="icon-button needs-script"
          data-ready=""
          aria-label={t("panel.fewer")}
          disabled={choice.travellers <= 1}
          onClick={() => step(-1)}
        >
          <Minus className="icon" aria-hidden="true" />
        </button>
        <input
          id={id}
          name="travellers"
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={largest}
          value={choice.typedTravellers}
          onChange={(event) => choice.chooseTravellers(event.target.value)}
          onBlur={() => choice.chooseTravellers(String(choice.travellers))}
        />
        <button
          type="button"
          className="icon-button needs-script"
          data-ready=""
          aria-label={t("panel.more")}
          disabled={choice.travellers >= largest}
          onClick={() => step(1)}
        >
          <Plus className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** The seats on the chosen date, and a word where they are fewer than the party. */
function ChosenSeats({ departures, choice }: { departures: TourDeparture[]; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  const seats = departures.find((departure) => departure.id === choice.departureId)?.seats;
  if (seats?.state !== "few") return null;
  return (
    <p className="text-sm" role="status">
      {seats.left < choice.travellers ? (
        <span className="seats seats-few">{t("panel.tooFew", { count: seats.left })}</span>
      ) : (
        <Seats seats={seats} />
      )}
    </p>
  );
}

function Reasons() {
  const { t } = useTranslation("tour");
  // Each claim leads to the section of the terms that says what it means.
  const reasons = [
    { text: t("panel.whyPrice"), section: "best-price-guarantee" },
    { text: t("panel.whyCare"), section: "care-24-7" },
    { text: t("panel.whyHandPicked"), section: undefined },
    { text: t("panel.whyInsurance"), section: "travel-insurance" },
  ];
  return (
    <div className="price-panel-why">
      <h2 className="label-head">{t("panel.why")}</h2>
      <ul>
        {reasons.map(({ text, section }) => (
          <li key={text}>
            <Check className="icon" aria-hidden="true" />
            {section === undefined ? (
              text
            ) : (
              <LocalLink className="underline underline-offset-4" to={`/terms-conditions#${section}`}>
                {text}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { tour: TourDetail; departures: TourDeparture[]; choice: TourChoice; ref: React.Ref<HTMLElement> };

/** Price, departure, party and sum. Book Now opens the booking request with them filled in: a plain GET form. */
export function TourPanel({ tour, departures, choice, ref }: Props) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  const language = useLanguage();
  const { price } = tour;
  const shown = formats.money(price.price, price.currency);
  const onSale = departures.some(({ seats }) => seats.state !== "full");
  const honest: ReactNode = onSale ? null : <p className="note">{departures.length === 0 ? t("panel.noDeparture") : t("panel.allFull")}</p>;
  return (
    <aside className="price-panel" aria-label={t("panel.label")} ref={ref}>
      <div className="price-panel-card">
        <Form id={requestFormId} action={localPath(language, "/contact")} className="price-panel-main">
          <input type="hidden" name="tour" value={tour.slug} />
          {price.discountPercent > 0 ? <SaveStamp percent={price.discountPercent} /> : null}
          <div>
            <p className="text-sm text-muted">{t("common:tour.from")}</p>
            <p className="price-panel-price">{shown}</p>
            <p className="text-sm text-muted">
              {price.discountPercent > 0 ? (
                <s>
                  <span className="sr-only">{t("common:tour.before")} </span>
                  {formats.money(price.base, price.currency)}
                </s>
              ) : null}{" "}
              {t("common:tour.perPerson")}
            </p>
          </div>
          {onSale ? <DepartureField departures={departures} choice={choice} /> : honest}
          <TravellersField largest={tour.groupMax} choice={choice} />
          {onSale ? <ChosenSeats departures={departures} choice={choice} /> : null}
          <button className="button button-primary button-large button-wide">{t("panel.bookNow")}</button>
          <p className="price-panel-sum needs-script" data-ready="">
            <span className="text-muted">{t("panel.sum", { travellers: choice.travellers, price: shown })}</span>
            <output>{formats.money(partyPrice(price.price, choice.travellers), price.currency)}</output>
          </p>
          <p className="text-xs text-muted">{t("panel.noSeatHeld")}</p>
        </Form>
        <Reasons />
      </div>
    </aside>
  );
}
