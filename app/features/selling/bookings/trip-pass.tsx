import { useTranslation } from "react-i18next";
import { tourPath, tripNotesPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { PictureImage } from "#app/ui/picture.tsx";
import { bookingPath } from "./booking-address.ts";
import { CopyButton } from "./copy-button.tsx";
import type { TripPass as Pass } from "./trip-pass.server.ts";

type Props = {
  pass: Pass;
  /** Where the ticket leads to its booking: with the secret that opened this page, if one did. */
  open?: { token: string | undefined };
  /** The page's own heading is the title already. */
  untitled?: boolean;
};

/** What is torn off: how long it is until then, and the number that everybody asks for. */
function Stub({ pass }: { pass: Pass }) {
  const { t } = useTranslation("bookings");
  const { daysToGo, reference, status } = pass;
  return (
    <div className="trip-pass-stub">
      {daysToGo === undefined ? null : daysToGo === 0 ? (
        <p className="trip-pass-today">{t("pass.today")}</p>
      ) : (
        <p className="trip-pass-count">
          <b>{daysToGo}</b> {t("pass.toGo", { count: daysToGo })}
        </p>
      )}
      <p>
        <small>{t("pass.number")}</small>
        <span className="trip-pass-number">
          <b>{reference}</b>
          <CopyButton what={t("pass.number")} text={reference} />
        </span>
        <small>{t(`status.${status}`)}</small>
      </p>
    </div>
  );
}

/** A trip as a boarding pass: its picture in the arch, where and when, and the stub with the days until then. */
export function TripPass({ pass, open, untitled = false }: Props) {
  const { t } = useTranslation("bookings");
  const formats = useFormats();
  const facts = [
    { label: t("trip.starts"), day: pass.startDate },
    { label: t("trip.ends"), day: pass.endDate },
  ];
  return (
    <div className="trip-pass">
      <article className="trip-pass-card" aria-label={pass.title}>
        <div className="trip-pass-picture">
          <div className="arch">
            <PictureImage picture={pass.picture} eager decorative />
          </div>
        </div>
        <div className="trip-pass-main">
          {untitled ? (
            <p className="h3">{pass.place}</p>
          ) : (
            <>
              <p className="text-sm text-muted">{pass.place}</p>
              <h2 className="h3">
                {open ? (
                  <LocalLink to={bookingPath(pass.reference, "", open.token)} prefetch="none">
                    {pass.title}
                  </LocalLink>
                ) : (
                  pass.title
                )}
              </h2>
            </>
          )}
          <dl>
            {facts.map(({ label, day }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <time dateTime={day}>{formats.date(day)}</time>
                </dd>
              </div>
            ))}
            <div>
              <dt>{t("travellers.heading")}</dt>
              <dd>{formats.number(pass.travellers)}</dd>
            </div>
          </dl>
          {pass.run ? (
            <p className="text-sm">
              <b>{pass.run.text}</b> {pass.run.detail}
            </p>
          ) : null}
          <p className="text-sm text-muted">{t("trip.zone", { place: pass.country })}</p>
          {pass.slug ? (
            <>
              <LocalLink className="text-link" to={`${tourPath(pass.slug)}?tab=itinerary`}>
                {t("trip.tour")}
              </LocalLink>
              <LocalLink className="text-link" to={tripNotesPath(pass.slug)}>
                {t("trip.notes")}
              </LocalLink>
            </>
          ) : null}
        </div>
        <Stub pass={pass} />
      </article>
    </div>
  );
}
