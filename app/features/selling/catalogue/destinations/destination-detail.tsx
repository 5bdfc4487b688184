import { MapPinCheck, Sun, Wallet } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { InPageLink } from "#app/ui/in-page-link.tsx";
import { LostPage, lostScenes } from "#app/ui/lost-page.tsx";
import { morphingTitle } from "#app/ui/morphing-title.ts";
import { PictureImage } from "#app/ui/picture.tsx";
import type { DestinationDetail } from "./destinations.server.ts";
import { DestinationPoster, type DestinationCard } from "./destination-poster.tsx";
import { destinationListPath } from "./destination-search.ts";
import { TourTicket, type TourCard } from "#app/features/selling/catalogue/tour-card.tsx";

type WithDestination = { destination: DestinationDetail };

/** The first part of a destination's name, without its country: what its tours are found by. */
const placeOf = ({ name }: DestinationDetail) => name.split(",")[0] ?? name;

export function DestinationHero({ destination }: WithDestination) {
  const { t } = useTranslation(["destinations", "common"]);
  const { id, name, continent, tourCount, summary, picture } = destination;
  const trail = [
    { name: t("common:nav.destinations"), path: "/destinations" },
    { name: t(`common:continents.${continent}`), path: destinationListPath({ continent }) },
  ];
  return (
    <section className="page-width pt-[18px]">
      <Breadcrumb trail={trail} here={name} />
      <div className="destination-hero">
        <div>
          <p className="eyebrow">{t("common:tourCount", { count: tourCount })}</p>
          <h1 className="display" style={morphingTitle(`destination-title-${id}`)}>
            {name}
          </h1>
          <p className="lead mt-[22px]">{summary}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            {tourCount > 0 ? (
              <InPageLink className="button button-primary" place="tours">
                {t("detail.ownTours", { count: tourCount })}
              </InPageLink>
            ) : null}
            <LocalLink className={`button ${tourCount > 0 ? "button-secondary" : "button-primary"}`} to="/tours">
              {t("detail.browse")}
            </LocalLink>
            <LocalLink className="button button-secondary" to="/contact">
              {t("detail.contact")}
            </LocalLink>
          </div>
        </div>
        <div className="arch">
          <PictureImage picture={picture} eager style={{ viewTransitionName: `destination-${id}` }} />
        </div>
      </div>
    </section>
  );
}

export function DestinationFacts({ destination }: WithDestination) {
  const { t } = useTranslation("destinations");
  const formats = useFormats();
  return (
    <section className="section-tight band-warm">
      <div className="page-width reasons">
        <div>
          <h2 className="h3">{t("detail.goodToKnow")}</h2>
          <dl className="destination-facts">
            <div>
              <Sun className="icon-large" />
              <dt>{t("detail.bestTime")}</dt>
              <dd>{destination.bestTimeToVisit}</dd>
            </div>
            <div>
              <Wallet className="icon-large" />
              <dt>{t("detail.currency")}</dt>
              <dd>{destination.currency ? formats.currencyName(destination.currency) : t("detail.localCurrency")}</dd>
            </div>
          </dl>
        </div>
        <div>
          <h2 className="h3">{t("detail.highlights")}</h2>
          <ul className="destination-highlights">
            {destination.highlights.map((highlight) => (
              <li key={highlight}>
                <MapPinCheck className="icon" />
                {highlight}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export function DestinationDescription({ destination }: WithDestination) {
  const { t } = useTranslation("destinations");
  return (
    <section className="section pb-0">
      <div className="page-width reasons">
        <h2 className="h2">{t("detail.about", { place: placeOf(destination) })}</h2>
        <div className="measure grid gap-5">
          {destination.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Fewer tours than this leave room beside them. */
const fullRow = 3;

/** The tours that go there; where none does, the way to a trip of one's own and the tours nearest to it. */
export function DestinationTours({ destination, tours, nearest }: WithDestination & { tours: TourCard[]; nearest: TourCard[] }) {
  const { t } = useTranslation("destinations");
  const place = placeOf(destination);
  return (
    <section className="section" id="tours" tabIndex={-1}>
      <div className="page-width">
        <h2 className="h2 mb-7">{t("detail.toursIn", { place })}</h2>
        {tours.length > 0 ? (
          <div className="card-grid card-grid-three">
            {tours.map((tour) => (
              <TourTicket key={tour.id} tour={tour} />
            ))}
            {tours.length < fullRow ? <OwnTrip heading={t("detail.ownDates")} destination={destination} /> : null}
          </div>
        ) : (
          <>
            <p className="mb-5 flex flex-wrap items-center gap-x-5">
              {t("detail.noTours")}
              <LocalLink className="more-link" to="/tours">
                <span>{t("detail.seeAll")}</span>
              </LocalLink>
            </p>
            <OwnTrip heading={t("detail.ownTrip")} destination={destination} />
            <NearestTours tours={nearest} />
          </>
        )}
      </div>
    </section>
  );
}

function OwnTrip({ heading, destination }: WithDestination & { heading: string }) {
  const { t } = useTranslation("destinations");
  const place = placeOf(destination);
  return (
    <div className="own-trip">
      <div>
        <h3 className="h3">{heading}</h3>
        <p className="mt-2 mb-5 measure">{t("detail.ownTripText", { place })}</p>
        <LocalLink className="button button-secondary" to={`/contact?destination=${destination.slug}`}>
          {t("detail.ownTripButton")}
        </LocalLink>
      </div>
      <img src="/art/empty/no-bookings.svg" alt="" width={480} height={360} loading="lazy" decoding="async" />
    </div>
  );
}

function NearestTours({ tours }: { tours: TourCard[] }) {
  const { t } = useTranslation("destinations");
  if (tours.length === 0) return null;
  return (
    <>
      <h3 className="h3 mt-12 mb-6">{t("detail.nearest")}</h3>
      <div className="card-grid card-grid-three">
        {tours.map((tour) => (
          <TourTicket key={tour.id} tour={tour} />
        ))}
      </div>
    </>
  );
}

export function MoreDestinations({ destinations }: { destinations: DestinationCard[] }) {
  const { t } = useTranslation("destinations");
  if (destinations.length === 0) return null;
  return (
    <section className="section band-cool">
      <div className="page-width">
        <h2 className="h2 mb-7">{t("detail.more")}</h2>
        <div className="poster-grid poster-grid-row">
          {destinations.map((destination) => (
            <DestinationPoster key={destination.id} destination={destination} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The screen of an address that names no destination. */
export function DestinationNotFound() {
  const { t } = useTranslation("destinations");
  return (
    <LostPage scene={lostScenes.destination} heading={t("notFound.title")}>
      <p className="lead">{t("notFound.text")}</p>
      <LocalLink className="button button-primary" to="/destinations">
        {t("notFound.back")}
      </LocalLink>
    </LostPage>
  );
}
