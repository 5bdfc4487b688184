import { contextOf } from "#app/features/people/access/context.server.ts";
import { RecentlyViewed } from "#app/features/selling/catalogue/recent/recently-viewed.tsx";
import { popularDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { nextTripOf } from "#app/features/selling/bookings/customer/my-bookings.server.ts";
import { leavingSoon, withOffers } from "#app/features/selling/catalogue/tour-list/next-departures.server.ts";
import { searchSuggestions } from "#app/features/selling/catalogue/tour-list/search-suggestions.server.ts";
import { catalogueExtent, featuredTours } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { guidesOfTours } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { Greeting } from "#app/features/site/home/greeting.tsx";
import { ClosingCall, FeaturedTours, Hero, PopularDestinations, WhyChooseUs } from "#app/features/site/home/home-sections.tsx";
import { isSearchTab } from "#app/features/site/home/search-address.ts";
import { useLayout } from "#app/features/site/layout/use-layout.ts";
import { TestimonialCarousel } from "#app/features/publishing/testimonials/testimonial-carousel.tsx";
import { listTestimonials } from "#app/features/publishing/testimonials/testimonials.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import { organization } from "#app/features/agency/settings/organization.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/home";

export const handle: RouteHandle = { namespaces: ["home"], query: ["search", "all"] };
export const headers = publicPage;
export const meta = pageMeta;

/** Of the next departures, on the ticket of the search. */
const leavingShown = 3;

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db, env } = context;
  const viewer = viewerOf(context);
  const [destinations, tours, leaving, suggestions, nextTrip, testimonials, extent, guides, settings] = await Promise.all([
    popularDestinations(db, viewer.language).then((popular) => withOffers(db, viewer, popular)),
    featuredTours(db, viewer, 6),
    leavingSoon(db, viewer, leavingShown),
    searchSuggestions(db, viewer.language),
    // Whoever is signed in is never answered from the page cache.
    context.account && nextTripOf(db, context.account.id, context.now()),
    listTestimonials(db, viewer.language),
    catalogueExtent(db),
    guidesOfTours(db, viewer.language),
    context.settings,
  ]);
  const t = translator(viewer.language);
  const { searchParams } = new URL(request.url);
  const tab = searchParams.get("search");
  return {
    destinations,
    tours,
    testimonials,
    guides,
    extent,
    offers: { leaving, suggestions },
    greeting: context.account && nextTrip && { name: context.account.firstName, trip: nextTrip },
    initialTab: isSearchTab(tab) ? tab : ("destination" as const),
    showAllDestinations: searchParams.get("all") === "destinations",
    meta: describePage(context, {
      title: t("home:title"),
      description: t("meta.siteDescription"),
      path: "/",
      structuredData: [organization(settings, env.origin)],
    }),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { destinations, tours, testimonials, guides, extent, offers, greeting, initialTab, showAllDestinations } = loaderData;
  const layout = useLayout();
  return (
    <>
      {greeting ? <Greeting {...greeting} /> : null}
      {layout ? (
        <Hero
          brand={layout.brand}
          smallestGroup={extent.smallestGroup}
          largestGroup={extent.largestGroup}
          offers={offers}
          initialTab={initialTab}
        />
      ) : null}
      <PopularDestinations destinations={destinations} total={extent.destinations} showAll={showAllDestinations} />
      <WhyChooseUs guides={guides} />
      <FeaturedTours tours={tours} />
      <TestimonialCarousel testimonials={testimonials} />
      <RecentlyViewed className="page-width py-section" />
      <ClosingCall />
    </>
  );
}
