import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paceKey, paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";
import type { TourDetail } from "./tour-detail.server.ts";

/** How much a trip asks of one, in a word, with its level drawn. */
function Pace({ level }: { level: number }) {
  const { t } = useTranslation("trip");
  return (
    <>
      {t(paceKey(level))}
      <span className="pace" role="img" aria-label={t("pace.of", { level })}>
        {paceLevels.map((each) => (
          <i key={each} data-on={Number(each) <= level ? "" : undefined} />
        ))}
      </span>
    </>
  );
}

/** The first place of the trip and the last; one alone where it ends where it starts. */
function wayOf({ days }: TourTrip): string | undefined {
  const stops = days.flatMap((day) => day.stops);
  const [start, end] = [stops[0]?.name, stops.at(-1)?.name];
  return start === end ? start : `${start} – ${end}`;
}

/** What decides whether somebody can come: days, way, group, pace, guide and age, as far as they are known. */
export function TripFactsRow({ tour, trip, group }: { tour: TourDetail; trip: TourTrip; group: string }) {
  const { t } = useTranslation(["trip", "common", "tripPage"]);
  const { pace, guide, minimumAge } = trip;
  const facts: { name: string; value: ReactNode }[] = [
    { name: t("facts.days"), value: t("common:tour.days", { count: tour.durationDays }) },
    { name: t("facts.startEnd"), value: wayOf(trip) },
    { name: t("facts.group"), value: group },
    { name: t("facts.pace"), value: pace ? <Pace level={pace.level} /> : undefined },
    { name: t("facts.guide"), value: guide?.name },
    { name: t("facts.minimumAge"), value: minimumAge === undefined ? undefined : t("facts.years", { count: minimumAge }) },
  ];
  return (
    <dl className="trip-facts" aria-label={t("tripPage:facts.label")}>
      {facts.map(({ name, value }) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
