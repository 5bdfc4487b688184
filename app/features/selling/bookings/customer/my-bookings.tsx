import { useTranslation } from "react-i18next";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { ClaimOffer } from "./claim-offer.tsx";
import type { Claim } from "./claim-bookings.server.ts";
import type { MyBookings } from "./my-bookings.server.ts";

/** The bookings on the profile: what lies ahead, what is past, what has ended otherwise. */
export function MyBookingsSection({ groups, claim }: { groups: MyBookings; claim: Claim }) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  return (
    <section aria-labelledby="profile-bookings" className="profile-section">
      <h2 className="h3" id="profile-bookings">
        {t("list.title")}
      </h2>
      {groups.length === 0 ? (
        <p className="text-muted">
          {t("list.none")}{" "}
          <LocalLink className="text-link" to="/tours">
            {t("list.browse")}
          </LocalLink>
        </p>
      ) : null}
      {claim.bookings > 0 || groups.length === 0 ? <ClaimOffer claim={claim} /> : null}
      {groups.map(({ group, bookings }) => (
        <div key={group} className="my-bookings">
          <h3 className="label-head">{t(`list.${group}`)}</h3>
          <ul>
            {bookings.map((booking) => (
              <li key={booking.reference} className="my-booking">
                <LocalLink to={bookingPath(booking.reference, "")}>
                  <b>{booking.title}</b>
                  <span>{t("list.line", { from: formats.date(booking.startDate), to: formats.date(booking.endDate) })}</span>
                  <small>
                    {booking.reference} · {t("list.travellers", { count: booking.travellers })}
                  </small>
                </LocalLink>
                <span className="badge" data-status={booking.status}>
                  {t(`status.${booking.status}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
