import { lazy, Suspense } from "react";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { leadToMoved } from "#app/features/publishing/content/moved-page.server.ts";
import { RememberTour } from "#app/features/selling/catalogue/recent/remember-tour.tsx";
import { tourBySlug } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { tourMeta } from "#app/features/selling/catalogue/tour-page/tour-meta.server.ts";
import { readTourPage } from "#app/features/selling/catalogue/tour-page/tour-reader.server.ts";
import { TourView } from "#app/features/selling/catalogue/tour-page/tour-view.tsx";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import mapStyles from "#app/ui/styles/trip-map.css?url";
import type { Route } from "./+types/tour";

/** Only an unknown slug needs it. */
const TourNotFound = lazy(async () => ({
  default: (await import("#app/features/selling/catalogue/tour-page/tour-not-found.tsx")).TourNotFound,
}));

export const handle: RouteHandle = {
  namespaces: ["tour", "trip", "tripPage"],
  query: ["all", "when", "month", "tab", "departure", "adults", "children", "travellers"],
};
export const headers = publicPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: mapStyles }];

/** The tab and the visitor's choice are in the address but change nothing that was loaded; the length of the table and its months do. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const written = formMethod !== undefined && formMethod !== "GET";
  // A page that is asked for again: in another currency.
  const again = currentUrl.href === nextUrl.href;
  if (written || again || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return ["all", "when", "month"].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

export async function loader({ context: router, params: { slug } }: Route.LoaderArgs) {
  const context = contextOf(router);
  const path = tourPath(slug);
  const tour = await tourBySlug(context.db, viewerOf(context), slug);
  if (!tour) {
    await leadToMoved(context, { kind: "tour", slug });
    return data({ tour: undefined, meta: tourMeta(context, path, undefined) }, { status: 404 });
  }
  const page = await readTourPage(context, tour);
  return { ...page, meta: tourMeta(context, path, page) };
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  if (!loaderData.tour)
    return (
      <Suspense>
        <TourNotFound />
      </Suspense>
    );
  const { tour, reviews, similar, trip, map, childPrice, departures } = loaderData;
  // Another season is another choice of departure, too.
  const key = `${tour.id} ${departures.season}`;
  return (
    <>
      <TourView
        key={key}
        tour={tour}
        reviews={reviews}
        similar={similar}
        trip={trip}
        map={map}
        childPrice={childPrice}
        departures={departures}
      />
      <RememberTour tour={tour} />
    </>
  );
}
