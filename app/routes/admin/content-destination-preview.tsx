import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import {
  DestinationDescription,
  DestinationFacts,
  DestinationHero,
  DestinationTours,
} from "#app/features/selling/catalogue/destinations/destination-detail.tsx";
import { destinationInAnyState } from "#app/features/selling/catalogue/destinations/destinations.server.ts";
import { nearestTours, toursOfPlace } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { destinationForEditing } from "#app/features/publishing/content/editing/destination-editing.server.ts";
import { previewPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { PreviewNote } from "#app/features/publishing/content/admin/preview-note.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import type { Route } from "./+types/content-destination-preview";

export const handle: RouteHandle = { namespaces: ["contentAdmin", "destinations"], query: ["page"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentAdminStyles }];

const mostTours = 60;

/** The destination's page as visitors would see it, whatever its state. */
export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const { db } = context;
  const viewer = viewerOf(context);
  const id = numberedId(params.id);
  const stored = id === undefined ? undefined : await destinationForEditing(db, id);
  const destination = stored && (await destinationInAnyState(db, viewer.language, stored.id));
  if (!destination) throw data(null, 404);
  const tours = await toursOfPlace(db, viewer, destination.placeFolded, mostTours);
  const nearest = tours.length === 0 ? await nearestTours(db, viewer, destination, 3) : [];
  const head = describeAdminPage(context, { title: destination.name, path: previewPath("destination", destination.id) });
  return { destination, tours, nearest, state: stored.state, meta: head };
}

export default function ContentDestinationPreview({ loaderData: { destination, tours, nearest, state } }: Route.ComponentProps) {
  return (
    <>
      <PreviewNote kind="destination" id={destination.id} state={state} />
      <DestinationHero destination={destination} />
      <DestinationFacts destination={destination} />
      <DestinationDescription destination={destination} />
      <DestinationTours destination={destination} tours={tours} nearest={nearest} />
    </>
  );
}
