import { Bus, CalendarDays, Check, Hotel, ScrollText, UserRound, Utensils, X } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { tripNotesPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { TourDetail } from "./tour-detail.server.ts";
import { TripDecision, TripDetails, useTripLines } from "./trip-details.tsx";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";

/** What is and is not included, and the fixed lines of every tour, each replaced where the tour has a truer one. */
export function TourDetails({ tour: { slug, included, notIncluded, details }, trip }: { tour: TourDetail; trip: TourTrip | undefined }) {
  const { t } = useTranslation("tour");
  const lines = [
    { icon: CalendarDays, name: t("details.departures"), text: details.departures },
    { icon: Bus, name: t("details.transport"), text: details.transport ?? t("details.transportText") },
    { icon: Utensils, name: t("details.meals"), text: details.meals ?? t("details.mealsText") },
    { icon: Hotel, name: t("details.hotels"), text: trip?.stayStyle ?? details.hotels ?? t("details.hotelsText") },
    { icon: UserRound, name: t("details.guide"), text: details.guide ?? t("details.guideText") },
    ...useTripLines(trip),
  ];
  return (
    <>
      <div className="inclusions">
        <section>
          <h2 className="h3">{t("details.included")}</h2>
          <ul className="inclusion-list inclusion-list-in">
            {included.map((line) => (
              <li key={line}>
                <Check className="icon" />
                {line}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="h3">{t("details.notIncluded")}</h2>
          <ul className="inclusion-list">
            {notIncluded.map((line) => (
              <li key={line}>
                <X className="icon" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {trip ? <TripDecision trip={trip} /> : null}
      <h2 className="h3 mt-10">{t("details.information")}</h2>
      <dl className="information">
        {lines.map(({ icon: Icon, name, text }) =>
          text === undefined ? null : (
            <div key={name}>
              <dt>
                <Icon className="icon" />
                {name}
              </dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      {trip ? <TripDetails trip={trip} /> : null}
      <LocalLink className="more-link mt-6" to={tripNotesPath(slug)}>
        <ScrollText className="icon" />
        <span>{t("details.notes")}</span>
      </LocalLink>
    </>
  );
}
