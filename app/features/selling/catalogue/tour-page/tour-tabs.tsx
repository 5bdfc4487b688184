import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { TabList, TabPanel } from "#app/ui/tabs.tsx";
import type { TourDetail } from "./tour-detail.server.ts";
import { DrawnMap } from "#app/features/selling/catalogue/trip-map/drawn-map.tsx";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { TourDetails } from "./tour-details.tsx";
import { tabsAnchor } from "./tour-head.tsx";
import { TourOverview } from "./tour-overview.tsx";
import { TripItinerary } from "./trip-itinerary.tsx";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { tabQuery, tourTabOf, tourTabs, type TourTab } from "./tour-page.ts";
import { TourReviews } from "#app/features/selling/reviews/shown/tour-reviews.tsx";

/** Only a tour of whose trip nothing is known needs it. */
const TourItinerary = lazy(async () => ({ default: (await import("./tour-itinerary.tsx")).TourItinerary }));

type Props = { tour: TourDetail; reviews: TourReview[]; trip: TourTrip | undefined; map: string | undefined };

/**
 * The four tabs, tied to `?tab=`. All panels are in the page, so a change needs no request; it replaces the address,
 * so that Back leads to where the visitor came from and not through the tabs. Without JavaScript each tab is a link.
 */
export function TourTabs({ tour, reviews, trip, map }: Props) {
  const { t } = useTranslation("tour");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const panels: Record<TourTab, React.ReactNode> = {
    overview: <TourOverview tour={tour} guide={trip?.guide} />,
    itinerary: (
      <>
        {map ? <DrawnMap className="trip-map" markup={map} /> : null}
        {trip?.days.length ? (
          <TripItinerary days={tour.itinerary} facts={trip.days} currency={tour.price.currency} />
        ) : (
          <Suspense>
            <TourItinerary days={tour.itinerary} />
          </Suspense>
        )}
      </>
    ),
    details: <TourDetails tour={tour} trip={trip} />,
    reviews: <TourReviews rating={tour.rating} reviews={reviews} />,
  };
  const show = (tab: TourTab) => void navigate({ search: tabQuery(params, tab) }, { replace: true, preventScrollReset: true });
  const chosen = tourTabOf(params);
  const tabs = tourTabs.map((name) => ({
    value: name,
    href: `${tabQuery(params, name)}#${tabsAnchor}`,
    label: (
      <>
        {t(`tabs.${name}`)}
        {name === "reviews" && tour.reviewCount > 0 ? (
          <span className="font-normal text-muted tabular-nums">{tour.reviewCount}</span>
        ) : null}
      </>
    ),
  }));
  return (
    <div id={tabsAnchor}>
      <TabList id={tabsAnchor} label={t("tabs.label")} tabs={tabs} chosen={chosen} onChoose={show} />
      {tourTabs.map((name) => (
        <TabPanel key={name} id={tabsAnchor} value={name} chosen={chosen} className="tour-panel">
          {panels[name]}
        </TabPanel>
      ))}
    </div>
  );
}
