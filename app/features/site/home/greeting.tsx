import { ArrowRight, Ticket } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import type { MyBooking } from "#app/features/selling/bookings/customer/my-bookings.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";

/** Who is signed in and has a trip ahead comes for that trip first. */
export function Greeting({ name, trip }: { name: string; trip: Pick<MyBooking, "reference" | "title" | "startDate"> }) {
  const { t } = useTranslation("home");
  const formats = useFormats();
  return (
    <section className="greeting band-warm" aria-labelledby="greeting">
      <div className="page-width">
        <Ticket className="icon-large" />
        <div>
          <h2 id="greeting" className="h4">
            {t("greeting.heading", { name })}
          </h2>
          <p>{t("greeting.text", { title: trip.title, date: formats.date(trip.startDate) })}</p>
        </div>
        <LocalLink className="button button-secondary" to={bookingPath(trip.reference, "")}>
          {t("greeting.link")}
          <ArrowRight className="icon" />
        </LocalLink>
      </div>
    </section>
  );
}
