import { CalendarDays, Check, ChevronDown, ShoppingBag } from "#app/ui/icons.tsx";
import { useId, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import { NumberStepper } from "./number-stepper.tsx";
import { PriceBefore, SaveStamp } from "#app/features/selling/catalogue/price.tsx";
import { Seats, useSeatsText } from "./seats.tsx";
import { hasSeats } from "#app/features/selling/catalogue/departures.ts";
import type { TourChoice } from "./tour-choice.ts";
import type { TourDeparture, TourDetail } from "./tour-detail.server.ts";
import { TourActions } from "./tour-head.tsx";
import { departuresByMonth, partyPrice } from "./tour-page.ts";
import type { ShownPrice } from "#app/values/money.ts";

/** Id of the form that Book Now and Add to Cart send, in the panel, in the table and in the bar of small screens. */
export const requestFormId = "booking-request";
/** Where the panel is. */
export const panelAnchor = "book";
/** Where the table of departures is. */
export const departuresAnchor = "departures";

/** The departure that is chosen in the table. With JavaScript it can be chosen here too; the table's radio button is what is sent. */
function DepartureField({ departures, chosen, choice }: Pick<Props, "departures" | "chosen" | "choice">) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const seatsText = useSeatsText();
  const hydrated = useHydrated();
  const id = useId();
  const text = (departure: TourDeparture) => `${formats.date(departure.startDate)} · ${seatsText(departure.seats)}`;
  return (
    <div className="field">
      <div className="field-head">
        {hydrated ? <label htmlFor={id}>{t("panel.departure")}</label> : <span className="field-label">{t("panel.departure")}</span>}
        <a className="text-link text-sm leading-6" href={`#${departuresAnchor}`}>
          {t("panel.compare")}
        </a>
      </div>
      <div className="input">
        <CalendarDays className="icon" />
        {hydrated ? (
          <select id={id} value={choice.departureId} onChange={(event) => choice.chooseDeparture(event.target.value)}>
            <option value="">{t("panel.anyDeparture")}</option>
            {departuresByMonth(departures).map(({ month, departures: ofMonth }) => (
              <optgroup key={month} label={formats.date(month, "month")}>
                {ofMonth.map((departure) => (
                  <option key={departure.id} value={departure.id} disabled={!hasSeats(departure.seats)}>
                    {text(departure)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        ) : (
          <>
            <span className="with-script">{chosen ? text(chosen) : t("panel.anyDeparture")}</span>
            <span className="without-script">{t("panel.asInTable")}</span>
          </>
        )}
        <ChevronDown className="icon with-script" />
      </div>
    </div>
  );
}

type PartyProps = { tour: TourDetail; childPrice: number | null; choice: TourChoice };

function PartyFields({ tour, childPrice, choice }: PartyProps) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const most = tour.groupMax;
  return (
    <div className="party-fields">
      <NumberStepper
        name="adults"
        label={t("panel.adults")}
        fewer={t("panel.fewerAdults")}
        more={t("panel.moreAdults")}
        least={1}
        most={most - choice.children}
        value={choice.adults}
        typed={choice.typed.adults}
        onChange={choice.chooseAdults}
      />
      {childPrice === null ? null : (
        <NumberStepper
          name="children"
          label={t("panel.children")}
          hint={t("panel.childPrice", { price: formats.money(childPrice, tour.price.currency) })}
          fewer={t("panel.fewerChildren")}
          more={t("panel.moreChildren")}
          least={0}
          most={most - choice.adults}
          value={choice.children}
          typed={choice.typed.children}
          onChange={choice.chooseChildren}
        />
      )}
    </div>
  );
}

/** The seats on the chosen date, with a word where they are fewer than the party, and whether it runs. */
function ChosenDeparture({ chosen: { seats, run }, choice }: { chosen: TourDeparture; choice: TourChoice }) {
  const { t } = useTranslation("tour");
  return (
    <div className="text-sm panel-run with-script">
      {seats.state === "few" ? (
        <span role="status">
          {seats.left < choice.adults + choice.children ? (
            <span className="seats seats-few">{t("panel.tooFew", { count: seats.left })}</span>
          ) : (
            <Seats seats={seats} />
          )}
        </span>
      ) : null}
      <b>{run.text}</b>
    </div>
  );
}

/** What of the price comes back to who cancels the chosen departure, and until when. The table says it where scripts don't run. */
function ChosenRefund({ departure, fee }: { departure: TourDeparture; fee: string | undefined }) {
  const { t } = useTranslation("tripPage");
  const formats = useFormats();
  const { refund } = departure;
  if (!refund) return <p className="text-sm with-script">{t("refund.none")}</p>;
  const date = formats.date(refund.until, "medium");
  const full = refund.percent === 100;
  return (
    <p className="price-panel-refund text-sm with-script">
      <Check className="icon" />
      <span>
        <b>{full ? t("refund.full", { date }) : t("refund.part", { date, percent: formats.percent(refund.percent) })}</b>
        {full && fee ? <small className="text-muted">{t("refund.fee", { fee })}</small> : null}
      </span>
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
            <Check className="icon" />
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

/** Sends the panel's form to the cart instead: what was chosen is reserved online. */
export function AddToCart({ choice, adding, iconOnly = false }: { choice: TourChoice; adding: FormData | undefined; iconOnly?: boolean }) {
  const { t } = useTranslation("tour");
  const language = useLanguage();
  return (
    <button
      className={iconOnly ? "icon-button icon-button-line" : "button button-ghost button-wide"}
      form={requestFormId}
      formMethod="post"
      formAction={localPath(language, "/cart")}
      name="intent"
      value="add"
      aria-label={iconOnly ? t("panel.addToCart") : undefined}
      aria-busy={adding !== undefined}
      disabled={choice.departureId === ""}
    >
      {adding ? <span className="spinner" aria-hidden="true" /> : <ShoppingBag className="icon" />}
      {iconOnly ? null : t("panel.addToCart")}
    </button>
  );
}

type Props = {
  tour: TourDetail;
  /** Of the chosen departure, else the lowest. */
  price: ShownPrice;
  childPrice: number | null;
  departures: TourDeparture[];
  chosen: TourDeparture | undefined;
  /** What is kept of a full refund, in minor units of the currency shown. */
  feeMinor: number;
  /** Whether the chosen one is in the table, and has its own radio button there. */
  inTable: boolean;
  choice: TourChoice;
  /** What is on its way to the cart. */
  adding: FormData | undefined;
  /** Of a form that could not be sent; new each time. */
  undelivered: object | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  ref: React.Ref<HTMLElement>;
};

/**
 * Price, departure, party and sum: one plain form. Book Now opens the booking request with them filled in (GET), Add to Cart
 * reserves online (POST).
 */
export function TourPanel({
  tour,
  price,
  childPrice,
  departures,
  chosen,
  feeMinor,
  inTable,
  choice,
  adding,
  undelivered,
  onSubmit,
  ref,
}: Props) {
  const { t } = useTranslation(["tour", "common"]);
  const formats = useFormats();
  const language = useLanguage();
  const shown = formats.money(price.price, price.currency);
  const onSale = departures.some(({ seats }) => hasSeats(seats));
  const honest: ReactNode = onSale ? null : <p className="note">{departures.length === 0 ? t("panel.noDeparture") : t("panel.allFull")}</p>;
  return (
    <aside className="price-panel" id={panelAnchor} aria-label={t("panel.label")} ref={ref}>
      <div className="price-panel-card">
        <Form id={requestFormId} action={localPath(language, "/contact")} className="price-panel-main" onSubmit={onSubmit}>
          <input type="hidden" name="tour" value={tour.slug} />
          {choice.departureId && !inTable ? <input type="hidden" name="departure" value={choice.departureId} /> : null}
          {price.discountPercent > 0 ? <SaveStamp percent={price.discountPercent} /> : null}
          <div className="price-panel-from text-sm text-muted">
            <p>
              {chosen ? null : `${t("common:tour.from")} `}
              <PriceBefore price={price} />
            </p>
            <p className="price-panel-price">{shown}</p>
            <p>{t("common:tour.perPerson")}</p>
          </div>
          {onSale ? <DepartureField departures={departures} chosen={chosen} choice={choice} /> : honest}
          <PartyFields tour={tour} childPrice={childPrice} choice={choice} />
          {chosen ? <ChosenDeparture chosen={chosen} choice={choice} /> : null}
          <p className="price-panel-sum needs-script" data-ready="">
            <span className="text-muted">{t("panel.total", { count: choice.adults + choice.children })}</span>
            <output>{formats.money(partyPrice({ adult: price.price, child: childPrice }, choice), price.currency)}</output>
          </p>
          <button className="button button-primary button-large button-wide">{t("panel.bookNow")}</button>
          {onSale ? <AddToCart choice={choice} adding={adding} /> : null}
          {chosen?.more.map((text) => (
            <p className="text-sm with-script" key={text}>
              {text}
            </p>
          ))}
          {chosen ? <ChosenRefund departure={chosen} fee={feeMinor > 0 ? formats.amount(feeMinor, price.currency) : undefined} /> : null}
          <UndeliveredNote answer={undelivered} />
          <p className="text-xs text-muted">{t("panel.noSeatHeld")}</p>
        </Form>
        <TourActions tour={tour} />
        <Reasons />
      </div>
    </aside>
  );
}
