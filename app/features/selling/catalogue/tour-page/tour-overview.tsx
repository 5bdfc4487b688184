import { MapPinCheck } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import type { TourDetail } from "./tour-detail.server.ts";
import { TripGuide } from "./trip-guide.tsx";
import type { Guide } from "#app/features/selling/catalogue/trip/trip.server.ts";

/** Description, highlights, and who leads it. */
export function TourOverview({ tour, guide }: { tour: TourDetail; guide: Guide | undefined }) {
  const { t } = useTranslation("tour");
  return (
    <>
      <h2 className="h3">{t("overview.heading")}</h2>
      <p className="lead mt-2">{tour.summary}</p>
      <div className="mt-5 grid max-w-text gap-4">
        {tour.description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="h4 mt-9">{t("overview.highlights")}</h3>
      <ul className="highlights">
        {tour.highlights.map((highlight) => (
          <li key={highlight}>
            <MapPinCheck className="icon" />
            {highlight}
          </li>
        ))}
      </ul>
      {guide ? <TripGuide guide={guide} slug={tour.slug} /> : null}
    </>
  );
}
