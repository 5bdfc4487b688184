import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { numberedItinerary, type NumberedDay } from "./tour-page.ts";

function Day({ day: { day, title, description } }: { day: NumberedDay }) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  return (
    <li className="day">
      <span className="day-disc" aria-hidden="true">
        {day}
      </span>
      <h3 className="h4">
        <span className="sr-only">{formats.pair(t("itinerary.day", { day }), "")}</span>
        {title}
      </h3>
      <p>{description}</p>
    </li>
  );
}

/** Day by day along a dashed route; long ones fold in the middle, and the extra Departure day ends them all. */
export function TourItinerary({ days }: { days: { title: string; description: string }[] }) {
  const { t } = useTranslation("tour");
  const formats = useFormats();
  const { shown, folded, departureDay } = numberedItinerary(days);
  const range = { from: shown.length + 1, to: departureDay - 1 };
  return (
    <>
      <h2 className="h3">{t("itinerary.heading")}</h2>
      <ol className="days">
        {shown.map((day) => (
          <Day key={day.day} day={day} />
        ))}
        {folded.length > 0 ? (
          <li className="day-fold">
            <details>
              <summary className="day">
                <span className="day-disc" aria-hidden="true" />
                <span className="text-link show-rest">{t("itinerary.showRest", range)}</span>
                <span className="text-link hide-rest">{t("itinerary.hideRest", range)}</span>
              </summary>
              <ol>
                {folded.map((day) => (
                  <Day key={day.day} day={day} />
                ))}
              </ol>
            </details>
          </li>
        ) : null}
        <li className="day day-last">
          <span className="day-disc" aria-hidden="true">
            {departureDay}
          </span>
          <h3 className="h4">
            <span className="sr-only">{formats.pair(t("itinerary.day", { day: departureDay }), "")}</span>
            {t("itinerary.departure")}
          </h3>
          <p>{t("itinerary.departureText")}</p>
        </li>
      </ol>
    </>
  );
}
