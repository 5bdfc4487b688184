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
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { ShownPrice } from "#app/values/money.ts";
import type { TourCategory } from "./catalogue-terms.ts";
import { PriceFrom, SaveStamp } from "./price.tsx";
import type { Season } from "./catalogue-terms.ts";

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
  /** First bookable start in the chosen season; null when there is none, or no season is chosen. */
  departureInSeason: CalendarDate | null;
};

type Props = { tour: TourCard; headingLevel?: 2 | 3; eager?: boolean; season?: Season };

/** A tour as a ticket: what, where, how long, how good, how much. */
export function TourTicket({ tour, headingLevel = 3, eager = false, season }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
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
            {season ? (
              <span>
                <PlaneTakeoff className="icon icon-small" />
                {tour.departureInSeason
                  ? t("tour.departsInSeason", { date: formats.date(tour.departureInSeason) })
                  : t("tour.noDepartureInSeason", { season: t(`seasons.${season}`) })}
              </span>
            ) : null}
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
