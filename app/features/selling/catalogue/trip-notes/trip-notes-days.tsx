import { useTranslation } from "react-i18next";
import type { TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import { useFormats } from "#app/i18n/format.ts";
import type { Currency } from "#app/values/money.ts";
import type { TripNotes } from "./trip-notes.ts";

/** What is known of a day beside its text, a line each. */
function DayFacts({ day, currency }: { day: TripDay; currency: Currency }) {
  const { t } = useTranslation(["tripNotes", "trip"]);
  const formats = useFormats();
  const legs = day.legs.map(({ mode, km, hours }) => {
    const lengths = [
      km === undefined ? [] : t("trip:facts.kilometres", { km: formats.decimal(km) }),
      hours === undefined ? [] : formats.hours(hours, "long"),
    ].flat();
    return [t(`trip:modes.${mode}`), ...lengths].join(", ");
  });
  const { stay } = day;
  const night = stay && [t(`trip:stays.${stay.kind}`), stay.name ?? [], stay.place ?? []].flat().join(", ");
  const lines = [
    { name: t("way"), text: legs.join(" · ") },
    { name: t("ascent"), text: day.ascent === undefined ? "" : t("trip:facts.metres", { metres: formats.number(day.ascent) }) },
    { name: t("meals"), text: day.meals.length > 0 ? day.meals.map((meal) => t(`trip:meals.${meal}`)).join(" · ") : t("trip:meals.none") },
    { name: t("stay"), text: stay?.kind === "none" ? "" : (night ?? "") },
    {
      name: t("optional"),
      text: day.activities
        .map(({ name, price }) => formats.pair(name, price === 0 ? t("free") : t("perPerson", { price: formats.money(price, currency) })))
        .join(" · "),
    },
  ];
  return (
    <dl className="notes-facts">
      {lines.map(({ name, text }) =>
        text ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Every day with its text and its facts. */
export function NotesDays({ notes: { days, trip, tour } }: { notes: TripNotes }) {
  const { t } = useTranslation("tripNotes");
  return (
    <ol className="notes-days">
      {days.map(({ title, description }, index) => {
        const facts = trip?.days[index];
        return (
          // Days are known by their number: two may have the same title.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <h3 className="h4">
              <span className="notes-day">{t("day", { day: index + 1 })}</span> {title}
            </h3>
            <p>{description}</p>
            {facts ? <DayFacts day={facts} currency={tour.price.currency} /> : null}
          </li>
        );
      })}
    </ol>
  );
}
