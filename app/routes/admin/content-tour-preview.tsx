import { data } from "react-router";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { previewPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { PreviewNote } from "#app/features/publishing/content/admin/preview-note.tsx";
import { tourForEditing } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { tourInAnyState } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { readTourPage } from "#app/features/selling/catalogue/tour-page/tour-reader.server.ts";
import { TourView } from "#app/features/selling/catalogue/tour-page/tour-view.tsx";
import { viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentAdminStyles from "#app/ui/styles/content-admin.css?url";
import mapStyles from "#app/ui/styles/trip-map.css?url";
import type { Route } from "./+types/content-tour-preview";

export const handle: RouteHandle = {
  namespaces: ["contentAdmin", "tour", "trip", "tripPage"],
  query: ["page", "all", "when", "month", "tab", "departure", "adults", "children", "travellers"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: mapStyles },
  { rel: "stylesheet", href: contentAdminStyles },
];

/** The tour's page as visitors would see it, whatever its state. */
export async function loader({ params, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "content.read");
  const id = numberedId(params.id);
  const stored = id === undefined ? undefined : await tourForEditing(context.db, id);
  const tour = stored && (await tourInAnyState(context.db, viewerOf(context), stored.id));
  if (!tour) throw data(null, 404);
  return {
    ...(await readTourPage(context, tour)),
    state: stored.state,
    meta: describeAdminPage(context, { title: tour.title, path: previewPath("tour", tour.id) }),
  };
}

export default function ContentTourPreview({ loaderData }: Route.ComponentProps) {
  const { tour, reviews, similar, trip, map, childPrice, departures, state } = loaderData;
  return (
    <>
      <PreviewNote kind="tour" id={tour.id} state={state} />
      <TourView
        key={tour.id}
        tour={tour}
        reviews={reviews}
        similar={similar}
        trip={trip}
        map={map}
        childPrice={childPrice}
        departures={departures}
      />
    </>
  );
}
