import { ArrowRight, HeartHandshake, LifeBuoy, ShieldCheck, Users } from "#app/ui/icons.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DestinationPoster, type DestinationCard } from "#app/features/selling/catalogue/destinations/destination-poster.tsx";
import { TourTicket, type TourCard } from "#app/features/selling/catalogue/tour-card.tsx";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import type { GuideOfTour } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { PictureImage } from "#app/ui/picture.tsx";
import type { LayoutData } from "#app/features/site/layout/layout-data.server.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { HomeSearch, type SearchOffers } from "./home-search.tsx";
import type { SearchTab } from "./search-address.ts";

export function Hero({
  brand,
  smallestGroup,
  largestGroup,
  offers,
  initialTab,
}: {
  brand: LayoutData["brand"];
  smallestGroup: number;
  largestGroup: number;
  offers: SearchOffers;
  initialTab: SearchTab;
}) {
  const { t } = useTranslation("home");
  return (
    <section className="hero">
      <div className="page-width">
        <div className="hero-grid">
          <div className="hero-copy">
            <p className="eyebrow">{t("hero.eyebrow", { year: brand.foundedYear })}</p>
            <h1 className="display">{t("hero.heading")}</h1>
            <p className="lead">{t("hero.lead")}</p>
            <dl className="hero-facts">
              <div className="flex flex-col-reverse">
                <dd>{t("hero.years")}</dd>
                <dt>
                  {brand.years}
                  <i>+</i>
                </dt>
              </div>
              <div className="flex flex-col-reverse">
                <dd>{t("hero.countries")}</dd>
                <dt>
                  {brand.countries}
                  <i>+</i>
                </dt>
              </div>
              <div className="flex flex-col-reverse">
                <dd>{t("hero.group")}</dd>
                <dt>
                  {smallestGroup}
                  <i>–</i>
                  {largestGroup}
                </dt>
              </div>
            </dl>
          </div>
          <div className="arch" aria-hidden="true">
            <img
              src="/art/hero/hero-arch.svg"
              alt=""
              width={1000}
              height={1175}
              fetchPriority="high"
              style={{ backgroundColor: "#FFD37A", objectPosition: "50% 40%" }}
            />
          </div>
        </div>
        <HomeSearch initialTab={initialTab} {...offers} />
      </div>
    </section>
  );
}

const shownAtFirst = 6;

type Popular = {
  destinations: DestinationCard[];
  /** Of all destinations there are, popular or not. */
  total: number;
  showAll: boolean;
};

/** Six destinations at first; `View all` shows the rest and does not go back. What is left then is the way to those that are not popular. */
export function PopularDestinations({ destinations, total, showAll }: Popular) {
  const { t } = useTranslation("home");
  const [all, setAll] = useState(showAll);
  const shown = all ? destinations : destinations.slice(0, shownAtFirst);
  const posters = useRef<HTMLDivElement>(null);
  // The button goes: who pressed it goes on at the first of the rest.
  useEffect(() => {
    if (all && !showAll) posters.current?.querySelectorAll("a")[shownAtFirst]?.focus({ preventScroll: true });
  }, [all, showAll]);
  if (destinations.length === 0) return null;
  return (
    <section className="section" id="destinations">
      <div className="page-width">
        <div className="section-head">
          <div>
            <h2 className="h2">{t("destinations.heading")}</h2>
            <p className="lead">{t("destinations.lead")}</p>
          </div>
          {all || destinations.length <= shownAtFirst ? (
            <LocalLink className="more-link" to="/destinations">
              <span>{t("destinations.all", { count: total })}</span>
              <ArrowRight className="icon" />
            </LocalLink>
          ) : (
            <a
              className="button button-secondary"
              href="?all=destinations#destinations"
              onClick={(event) => {
                event.preventDefault();
                setAll(true);
              }}
            >
              {t("destinations.viewAll")}
            </a>
          )}
        </div>
        <div className="poster-grid" ref={posters}>
          {shown.map((destination, index) => (
            <DestinationPoster key={destination.id} destination={destination} double={index === 0 || index === 5} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Who leads the tours, each with the way to hers. */
function Guides({ guides }: { guides: GuideOfTour[] }) {
  const { t } = useTranslation("home");
  return (
    <div className="page-width mt-12">
      <h3 className="h3">{t("why.faces")}</h3>
      <ul className="guide-faces">
        {guides.map(({ name, place, picture, tour }) => (
          <li key={tour.slug}>
            <LocalLink to={tourPath(tour.slug)}>
              <PictureImage picture={picture} decorative />
              <b>{name}</b>
              <span className="text-sm text-muted">{place}</span>
              <span className="sr-only">{tour.title}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function WhyChooseUs({ guides }: { guides: GuideOfTour[] }) {
  const { t } = useTranslation("home");
  const reasons = [
    { icon: Users, name: t("why.guides"), text: t("why.guidesText") },
    { icon: ShieldCheck, name: t("why.safe"), text: t("why.safeText") },
    { icon: LifeBuoy, name: t("why.support"), text: t("why.supportText") },
    { icon: HeartHandshake, name: t("why.personal"), text: t("why.personalText") },
  ];
  return (
    <section className="section band-cool">
      <div className="page-width reasons">
        <div>
          <p className="eyebrow">{t("why.eyebrow")}</p>
          <h2 className="h1">{t("why.heading")}</h2>
          <p className="lead mt-4">{t("why.lead")}</p>
          <LocalLink className="button button-secondary mt-7" to="/about">
            {t("why.about")}
          </LocalLink>
        </div>
        <ul className="reason-list">
          {reasons.map(({ icon: Icon, name, text }) => (
            <li key={name}>
              <Icon className="icon-large" />
              <h3 className="h4">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      {guides.length > 0 ? <Guides guides={guides} /> : null}
    </section>
  );
}

export function FeaturedTours({ tours }: { tours: TourCard[] }) {
  const { t } = useTranslation("home");
  if (tours.length === 0) return null;
  return (
    <section className="section">
      <div className="page-width">
        <div className="section-head">
          <div>
            <h2 className="h2">{t("featured.heading")}</h2>
            <p className="lead">{t("featured.lead")}</p>
          </div>
          <LocalLink className="more-link" to="/tours">
            <span>{t("featured.all")}</span>
            <ArrowRight className="icon" />
          </LocalLink>
        </div>
        <div className="card-grid card-grid-three card-grid-snap">
          {tours.map((tour) => (
            <TourTicket key={tour.id} tour={tour} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function ClosingCall() {
  const { t } = useTranslation("home");
  return (
    <section className="closing-call band-plum">
      <div className="ornament ornament-jaali" aria-hidden="true" />
      <div className="page-width">
        <div className="closing-call-text">
          <h2 className="h1">{t("closing.heading")}</h2>
          <p className="lead">{t("closing.lead")}</p>
          <div className="flex flex-wrap gap-3">
            <LocalLink className="button button-sun button-large" to="/tours">
              {t("closing.book")}
            </LocalLink>
            <LocalLink className="button button-outline-light button-large" to="/contact">
              {t("closing.contact")}
            </LocalLink>
          </div>
        </div>
        <div className="arch" aria-hidden="true">
          <img
            src="/art/hero/hero-home.svg"
            alt=""
            width={2400}
            height={1200}
            loading="lazy"
            decoding="async"
            style={{ backgroundColor: "#F2A93B", objectPosition: "76% 50%" }}
          />
        </div>
      </div>
    </section>
  );
}
