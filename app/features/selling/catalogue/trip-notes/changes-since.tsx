import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { TripChange } from "./trip-changes.server.ts";

/** Of a booked trip: the day on which it was booked, what has changed in the notes since, and the way back to the booking. */
export type Since = { bookedOn: CalendarDate; changes: TripChange[]; back: string };

/** What somebody who has booked finds different from what she had read. */
export function ChangesSince({ since: { bookedOn, changes, back } }: { since: Since }) {
  const { t } = useTranslation("tripNotes");
  const formats = useFormats();
  const date = formats.date(bookedOn, "long");
  return (
    <section className="notes-since" aria-labelledby="since-heading">
      <h2 className="h3" id="since-heading">
        {t("since.title")}
      </h2>
      {changes.length === 0 ? (
        <p>{t("since.none", { date })}</p>
      ) : (
        <>
          <p>{t("since.lead", { date })}</p>
          <dl>
            {changes.map(({ name, before, after }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <ins>{after || t("since.nothing")}</ins> <del>{t("since.before", { text: before || t("since.nothing") })}</del>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <LocalLink className="more-link" to={back}>
        <span>{t("since.back")}</span>
      </LocalLink>
    </section>
  );
}
