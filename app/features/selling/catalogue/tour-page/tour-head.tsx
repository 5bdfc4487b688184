import { toursOfCategoryPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { CalendarDays, MapPin, UsersRound } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { SaveButton } from "#app/features/people/saved/save-button.tsx";
import { useFormats } from "#app/i18n/format.ts";
import { ShareButton } from "#app/ui/share-button.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { morphingTitle } from "#app/ui/morphing-title.ts";
import { Rating, Stars } from "#app/ui/stars.tsx";
import type { TourDetail } from "./tour-detail.server.ts";
import { tabQuery } from "./tour-page.ts";
import { TripFactsRow } from "./trip-facts-row.tsx";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";

/** Where the hero's link to the reviews leads. */
export const tabsAnchor = "about";

function TourRating({ tour }: { tour: TourDetail }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [params] = useSearchParams();
  if (tour.rating === null) return <Rating rating={null} count={0} />;
  return (
    <span className="rating">
      <Stars rating={tour.rating} />
      <b className="tabular-nums">{formats.number(tour.rating, 1)}</b>
      <Link className="text-link" to={`${tabQuery(params, "reviews")}#${tabsAnchor}`}>
        {t("tour.reviewCount", { count: tour.reviewCount })}
      </Link>
    </span>
  );
}

/** What can be done with the page itself: above the pictures on a phone, in the panel where that stands beside them. */
export function TourActions({ tour }: { tour: TourDetail }) {
  const { t } = useTranslation("tour");
  return (
    // Pressed before the scripts have come, they answer when they have.
    <div className="tour-actions needs-script" data-ready="">
      <SaveButton slug={tour.slug} title={tour.title} className="button button-ghost">
        {(saved) => (saved ? t("savedState") : t("save"))}
      </SaveButton>
      <ShareButton title={tour.title} className="button button-ghost" />
    </div>
  );
}

/** What, where, how long, with how many, how good; with the facts of the trip where there are any. */
export function TourHead({ tour, trip }: { tour: TourDetail; trip: TourTrip | undefined }) {
  const { t } = useTranslation(["tour", "common"]);
  const trail = [
    { name: t("common:nav.tours"), path: "/tours" },
    { name: t(`common:categories.${tour.category}`), path: toursOfCategoryPath(tour.category) },
  ];
  const group =
    tour.groupMin === tour.groupMax ? t("groupOne", { count: tour.groupMax }) : t("group", { from: tour.groupMin, to: tour.groupMax });
  return (
    <>
      <Breadcrumb trail={trail} here={tour.title} />
      <div className="tour-head">
        <div>
          <h1 className="h1" style={morphingTitle(`tour-title-${tour.id}`)}>
            {tour.title}
          </h1>
          <ul className="tour-facts">
            <li>
              <MapPin className="icon" />
              {tour.destination}
            </li>
            {trip ? null : (
              <>
                <li>
                  <CalendarDays className="icon" />
                  {t("common:tour.days", { count: tour.durationDays })}
                </li>
                <li>
                  <UsersRound className="icon" />
                  {group}
                </li>
              </>
            )}
            <li>
              <TourRating tour={tour} />
            </li>
          </ul>
        </div>
        <TourActions tour={tour} />
      </div>
      {trip ? <TripFactsRow tour={tour} trip={trip} group={group} /> : null}
    </>
  );
}
