import { tourPath } from "./catalogue-addresses.ts";
import { ArrowRight, CalendarDays, MapPin, PlaneTakeoff, Star } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { useViewTransitionState } from "react-router";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { morphingTitle } from "#app/ui/morphing-title.ts";
import { PictureImage, type Picture } from "#app/ui/picture.tsx";
import { Rating } from "#app/ui/stars.tsx";
import type { ShownPrice } from "#app/values/money.ts";
import type { TourCategory } from "./catalogue-terms.ts";
import { PriceFrom, SaveStamp } from "./price.tsx";
import type { Season } from "./catalogue-terms.ts";
import type { NextDeparture } from "./departures.ts";

export type TourCard = {
  id: number;
  slug: string;
  title: string;
  destination: string;
  category: TourCategory;
  durationDays: number;
  featured: boolean;
  reviewCount: number;
  rating: number | null;
  price: ShownPrice;
  picture: Picture;
  /** The first that can be booked, in the chosen season where there is one; null when there is none. */
  next: NextDeparture | null;
};

type Props = { tour: TourCard; headingLevel?: 2 | 3; eager?: boolean; season?: Season };

/** When one can go next, and whether there is room. */
function Departure({ next, season }: { next: NextDeparture | null; season: Season | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!next && !season) return null;
  const date = next && formats.date(next.startDate, season ? "full" : "day");
  return (
    <>
      <span>
        <PlaneTakeoff className="icon icon-small" />
        {date
          ? t(season ? "tour.departsInSeason" : "tour.nextDeparture", { date })
          : t("tour.noDepartureInSeason", { season: t(`seasons.${season ?? "anytime"}`) })}
      </span>
      {next ? (
        <span className={`seats seats-${next.seats.state}`}>
          {next.seats.state === "few" ? t("tour.seatsLeft", { count: next.seats.left }) : t("tour.seatsAvailable")}
        </span>
      ) : null}
    </>
  );
}

/** A tour as a ticket: what, where, how long, how good, how much. */
export function TourTicket({ tour, headingLevel = 3, eager = false, season }: Props) {
  const { t } = useTranslation();
  const path = tourPath(tour.slug);
  const morphing = useViewTransitionState(localPath(useLanguage(), path));
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <article className="tour-card">
      <div className="tour-card-body">
        <PictureImage
          picture={tour.picture}
          eager={eager}
          decorative
          style={morphing ? { viewTransitionName: `tour-${tour.id}` } : undefined}
        />
        <div className="tour-card-text">
          <p className="place">
            <MapPin className="icon icon-small" />
            {tour.destination}
          </p>
          <Heading className="h4" style={morphing ? morphingTitle(`tour-title-${tour.id}`) : undefined}>
            <LocalLink to={season ? `${path}?when=${season}` : path} viewTransition>
              {tour.title}
            </LocalLink>
          </Heading>
          <p className="facts">
            <span>
              <CalendarDays className="icon icon-small" />
              {t("tour.days", { count: tour.durationDays })}
            </span>
            <Rating rating={tour.rating} count={tour.reviewCount} />
            <Departure next={tour.next} season={season} />
          </p>
        </div>
        <div className="tour-card-stub">
          <PriceFrom price={tour.price} />
          {tour.price.discountPercent > 0 ? null : <ArrowRight className="icon arrow" />}
        </div>
      </div>
      {tour.featured ? (
        <span className="flag">
          <Star className="icon-small icon-filled" />
          {t("tour.featured")}
        </span>
      ) : null}
      <SaveButton slug={tour.slug} title={tour.title} className="icon-button" />
      {tour.price.discountPercent > 0 ? <SaveStamp percent={tour.price.discountPercent} /> : null}
    </article>
  );
}
