import { useTranslation } from "react-i18next";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { telephoneLink } from "#app/values/contact-links.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { BookingPage } from "./booking-page.server.ts";

/** Why nothing can be changed here, and whom to call once the trip has begun. */
export function NotChangeable({ page }: { page: BookingPage }) {
  const { t } = useTranslation("bookings");
  if (page.changing !== "begun") return <p className="text-muted">{page.changing === "on_hold" ? t("change.onHold") : t("change.over")}</p>;
  return (
    <p className="text-muted">
      {t("change.begun")}{" "}
      {page.phone ? (
        <a className="text-link whitespace-nowrap" href={telephoneLink(page.phone)}>
          {page.phone}
        </a>
      ) : null}
    </p>
  );
}

/** What a customer cannot change herself, and the way to those who can: a message that names her booking. */
export function AskUs({ page }: { page: BookingPage }) {
  const { t } = useTranslation("bookings");
  return (
    <p className="text-sm text-muted">
      {t("change.ask")}{" "}
      <LocalLink className="text-link" to={`/contact?booking=${page.reference}`}>
        {t("change.askLink")}
      </LocalLink>
    </p>
  );
}

/** Of a booking's page: that names and notes can be changed, until when, and what else there is. Of what has ended there is nothing to say. */
export function ChangeSection({ page, token }: { page: BookingPage; token: string | undefined }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  if (page.changing === "over") return null;
  return (
    <section className="confirmation-card" aria-labelledby="change-heading">
      <h2 className="h3" id="change-heading">
        {t("change.heading")}
      </h2>
      <div className="mt-3 grid justify-items-start gap-4">
        {page.changing === "offered" ? (
          <>
            <p>{t("change.text", { day: formats.date(page.lastDayToChange) })}</p>
            <LocalLink className="button button-secondary" to={bookingPath(page.reference, "/change", token)}>
              {t("change.begin")}
            </LocalLink>
            <AskUs page={page} />
          </>
        ) : (
          <NotChangeable page={page} />
        )}
      </div>
    </section>
  );
}
