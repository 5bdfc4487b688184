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
  /** Where the chosen season has none: the first of all that can be booked. */
  nextOutsideSeason?: CalendarDate;
};

type Props = {
  tour: TourCard;
  headingLevel?: 2 | 3;
  eager?: boolean;
  season?: Season | undefined;
  /** The month that was asked for, such as `2027-05`: the tour's page begins with its departures. */
  month?: string | undefined;
  /** True where a number of free seats was asked for: the departure shown need not be the next one. */
  forSeats?: boolean;
  /** What is said beside the box that chooses it for a comparison; the box belongs to the page's form `compareForm`. */
  compare?: string;
};

/** The form whose boxes stand on the cards of a list. */
export const compareForm = "compare";

/** When one can go next, and whether there is room. */
function Departure({ tour: { next, nextOutsideSeason }, season, month, forSeats }: Pick<Props, "tour" | "season" | "month" | "forSeats">) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (!next && !season) return <span>{t("tour.datesOnRequest")}</span>;
  const asked = season !== undefined || month !== undefined || forSeats === true;
  const date = next && formats.date(next.startDate, asked ? "full" : "day");
  return (
    <>
      <span>
        <PlaneTakeoff className="icon icon-small" />
        {date
          ? t(asked ? "tour.departsInSeason" : "tour.nextDeparture", { date })
          : t(forSeats ? "tour.noSeatsInSeason" : "tour.noDepartureInSeason", { season: t(`seasons.${season ?? "anytime"}`) })}
      </span>
      {next ? (
        <span className={`seats seats-${next.seats.state}`}>
          {next.seats.state === "few" ? t("tour.seatsLeft", { count: next.seats.left }) : t("tour.seatsAvailable")}
        </span>
      ) : null}
      {nextOutsideSeason ? <span>{t("tour.nextDeparture", { date: formats.date(nextOutsideSeason, "full") })}</span> : null}
    </>
  );
}

/** A tour as a ticket: what, where, how long, how good, how much. */
export function TourTicket({ tour, headingLevel = 3, eager = false, season, month, forSeats, compare }: Props) {
  const { t } = useTranslation();
  const path = tourPath(tour.slug);
  const morphing = useViewTransitionState(localPath(useLanguage(), path));
  const asked = month ? `?month=${month}` : season ? `?when=${season}` : "";
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
            <LocalLink to={path + asked} viewTransition>
              {tour.title}
            </LocalLink>
          </Heading>
          <p className="facts">
            <span>
              <CalendarDays className="icon icon-small" />
              {t("tour.days", { count: tour.durationDays })}
            </span>
            <Rating rating={tour.rating} count={tour.reviewCount} />
            <Departure tour={tour} season={season} month={month} forSeats={forSeats} />
          </p>
          {compare ? (
            <label className="choice compare-choice">
              <input type="checkbox" form={compareForm} name="tours" value={tour.slug} />
              <span>
                {compare} <span className="sr-only">{tour.title}</span>
              </span>
            </label>
          ) : null}
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
