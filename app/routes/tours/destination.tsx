import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import {
  DestinationDescription,
  DestinationFacts,
  DestinationHero,
  DestinationNotFound,
  DestinationTours,
  MoreDestinations,
} from "#app/features/selling/catalogue/destinations/destination-detail.tsx";
import { destinationMeta } from "#app/features/selling/catalogue/destinations/destination-meta.server.ts";
import { destinationBySlug, otherDestinations } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { nearestTours, toursOfPlace } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { leadToMoved } from "#app/features/publishing/content/moved-page.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { publicPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/destination";

export const handle: RouteHandle = { namespaces: ["destinations"] };
export const headers = publicPage;
export const meta = pageMeta;

/** More than the busiest place has; a page has an end. */
const mostTours = 60;

export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { db } = context;
  const viewer = viewerOf(context);
  const destination = await destinationBySlug(db, viewer.language, params.slug);
  const head = destinationMeta(context, destination);
  if (!destination) {
    await leadToMoved(context, { kind: "destination", slug: params.slug });
    return data({ destination, meta: head }, { status: 404 });
  }
  const [tours, more] = await Promise.all([
    toursOfPlace(db, viewer, destination.placeFolded, mostTours),
    otherDestinations(db, viewer.language, destination, 4),
  ]);
  const nearest = tours.length === 0 ? await nearestTours(db, viewer, destination, 3) : [];
  return { destination, tours, nearest, more, meta: head };
}

export default function Destination({ loaderData }: Route.ComponentProps) {
  if (!loaderData.destination) return <DestinationNotFound />;
  const { destination, tours, nearest, more } = loaderData;
  return (
    <>
      <DestinationHero destination={destination} />
      <DestinationFacts destination={destination} />
      <DestinationDescription destination={destination} />
      <DestinationTours destination={destination} tours={tours} nearest={nearest} />
      <MoreDestinations destinations={more} />
    </>
  );
}
