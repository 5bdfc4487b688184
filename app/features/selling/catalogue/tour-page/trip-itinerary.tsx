import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import type { LegMode, TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import { BedDouble, Bike, Bus, Car, Footprints, Plane, Ship, Tent, TrainFront, TrendingUp, Utensils, type Icon } from "#app/ui/icons.tsx";
import type { Currency } from "#app/values/money.ts";
import { numberedItinerary, type NumberedDay } from "./tour-page.ts";

const modeIcons: Record<LegMode, Icon> = {
  walk: Footprints,
  train: TrainFront,
  car: Car,
  bus: Bus,
  boat: Ship,
  flight: Plane,
  bicycle: Bike,
};
const stayIcons: Partial<Record<string, Icon>> = { camp: Tent, night_train: TrainFront, boat: Ship };

/** Meals, night, ways and climb of a day, as small marks. */
function DayMarks({ facts: { meals, stay, legs, ascent } }: { facts: TripDay }) {
  const { t } = useTranslation(["trip", "tripPage"]);
  const formats = useFormats();
  const marks: { icon: Icon; text: string }[] = [
    ...legs.map(({ mode, km, hours }) => ({
      icon: modeIcons[mode],
      text: [
        t(`modes.${mode}`),
        ...(km === undefined ? [] : [t("facts.kilometres", { km: formats.decimal(km) })]),
        ...(hours === undefined ? [] : [formats.hours(hours)]),
      ].join(" · "),
    })),
    ...(ascent === undefined ? [] : [{ icon: TrendingUp, text: t("tripPage:days.ascent", { metres: formats.number(ascent) }) }]),
    { icon: Utensils, text: meals.length > 0 ? meals.map((meal) => t(`meals.${meal}`)).join(" · ") : t("meals.none") },
    // The last day has no night, and says nothing of one.
    ...(stay && stay.kind !== "none"
      ? [
          {
            icon: stayIcons[stay.kind] ?? BedDouble,
            text: [t(`stays.${stay.kind}`), stay.name, stay.place].filter((part) => part !== undefined).join(" · "),
          },
        ]
      : []),
  ];
  return (
    <ul className="day-marks">
      {marks.map(({ icon: Icon, text }, index) => (
        // Two ways of a day may read alike; their order never changes.
        <li key={`${index} ${text}`}>
          <Icon className="icon" />
          {text}
        </li>
      ))}
    </ul>
  );
}

type DayProps = { day: NumberedDay; facts: TripDay | undefined; currency: Currency; last?: boolean };

/** One day: its text opens, its marks are always seen. The map finds it by its id and `data-day`. */
function Day({ day: { day, title, description }, facts, currency, last = false }: DayProps) {
  const { t } = useTranslation(["tour", "tripPage"]);
  const formats = useFormats();
  const more: [string, ReactNode][] = facts
    ? [
        [t("tripPage:days.stops"), facts.stops.map(({ name }) => name).join(" – ")],
        ...facts.activities.map(({ name, price }): [string, ReactNode] => [
          t("tripPage:days.optional"),
          price > 0 ? formats.pair(name, formats.money(price, currency)) : name,
        ]),
      ]
    : [];
  return (
    <li className={last ? "day trip-day day-last" : "day trip-day"} id={`day-${day}`} data-day={day}>
      <span className="day-disc" aria-hidden="true">
        {day}
      </span>
      <details open={day === 1}>
        <summary>
          <h3 className="h4">
            <span className="sr-only">{formats.pair(t("itinerary.day", { day }), "")}</span>
            {title}
          </h3>
        </summary>
        <p>{description}</p>
        {more.some(([, text]) => text) ? (
          <dl className="day-more">
            {more.map(([name, text], index) =>
              text ? (
                <div key={`${name} ${index}`}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ) : null,
            )}
          </dl>
        ) : null}
      </details>
      {facts ? <DayMarks facts={facts} /> : null}
    </li>
  );
}

type Props = { days: { title: string; description: string }[]; facts: TripDay[]; currency: Currency };

/** The days of a trip with their facts, the first one open. Each opens by itself, without JavaScript too; on paper all are open. */
export function TripItinerary({ days, facts, currency }: Props) {
  const { t } = useTranslation(["tour", "tripPage"]);
  const list = useRef<HTMLOListElement>(null);
  const { shown, folded, departureDay } = numberedItinerary(days);
  const open = (wanted: boolean) => {
    for (const each of list.current?.querySelectorAll("details") ?? []) each.open = wanted;
  };
  // Whoever is led to a day, by the map or by a link, wants to read it.
  useEffect(() => {
    const openAsked = () => {
      const asked = /^#(day-\d+)$/.exec(window.location.hash)?.[1];
      const details = asked ? document.getElementById(asked)?.querySelector("details") : undefined;
      if (details) details.open = true;
    };
    openAsked();
    window.addEventListener("hashchange", openAsked);
    return () => window.removeEventListener("hashchange", openAsked);
  }, []);
  const departure = { day: departureDay, title: t("itinerary.departure"), description: t("itinerary.departureText") };
  return (
    <>
      <div className="days-head">
        <h2 className="h3">{t("itinerary.heading")}</h2>
        <div className="needs-script" data-ready="">
          <button type="button" className="button button-ghost" onClick={() => open(true)}>
            {t("tripPage:days.openAll")}
          </button>
          <button type="button" className="button button-ghost" onClick={() => open(false)}>
            {t("tripPage:days.closeAll")}
          </button>
        </div>
      </div>
      <ol className="days" ref={list}>
        {[...shown, ...folded].map((day) => (
          <Day key={day.day} day={day} facts={facts[day.day - 1]} currency={currency} />
        ))}
        <Day day={departure} facts={facts[departureDay - 1]} currency={currency} last />
      </ol>
    </>
  );
}
