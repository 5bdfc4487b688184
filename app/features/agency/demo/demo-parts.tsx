import { CircleAlert } from "#app/ui/icons.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { DemoBooking, DemoCounts } from "./demo-changes.server.ts";

const kinds = ["tours", "departures", "destinations", "articles", "testimonials", "team", "reviews"] as const;

/** How much of the demo there is, kind by kind. */
export function DemoCountList({ counts }: { counts: DemoCounts }) {
  const { t } = useTranslation("setup");
  const formats = useFormats();
  return (
    <ul className="demo-counts">
      {kinds
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind}>{formats.pair(t(`demo.kinds.${kind}`), formats.number(counts[kind]))}</li>
        ))}
    </ul>
  );
}

/** Why the demo stays: whose bookings it would take the tour away from. */
export function DemoRefusal({ bookings, answered = true }: { bookings: readonly DemoBooking[]; answered?: boolean }) {
  const { t } = useTranslation("setup");
  const note = useRef<HTMLDivElement>(null);
  // A new answer, a new list.
  useEffect(() => {
    if (answered && bookings.length > 0) note.current?.focus();
  }, [answered, bookings]);
  return (
    <div className="note note-bad mb-5" role={answered ? "alert" : undefined} ref={note} tabIndex={-1}>
      <CircleAlert className="icon" />
      <div>
        <p>
          <b>{t("demo.booked.title")}</b> {t("demo.booked.text")}
        </p>
        <ul className="demo-bookings">
          {bookings.map(({ reference, tour }) => (
            <li key={reference}>
              <LocalLink className="text-link" to={`/admin/bookings/${reference}`} prefetch="none">
                {reference}
              </LocalLink>{" "}
              · {tour}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
