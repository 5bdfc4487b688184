import { data } from "react-router";
import { unitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { feeIn } from "#app/features/selling/bookings/cancellation-policy.ts";
import { requireAdmin } from "#app/features/people/accounts/session/session.server.ts";
import { describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { departuresOfPage, reviewsOfTour, tourInAnyState } from "#app/features/selling/catalogue/tour-page/tour-detail.server.ts";
import { similarTours } from "#app/features/selling/catalogue/tour-list/tour-list.server.ts";
import { TourView } from "#app/features/selling/catalogue/tour-page/tour-view.tsx";
import { requestSettings, viewerOf } from "#app/features/selling/catalogue/viewer.server.ts";
import { tourForEditing } from "#app/features/publishing/content/editing/tour-editing.server.ts";
import { previewPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { PreviewNote } from "#app/features/publishing/content/admin/preview-note.tsx";
import { formatsFor } from "#app/i18n/format.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import contentDeskStyles from "#app/ui/styles/content-desk.css?url";
import type { Route } from "./+types/content-tour-preview";

export const handle: RouteHandle = {
  namespaces: ["contentDesk", "tour"],
  query: ["page", "all", "when", "tab", "departure", "adults", "children", "travellers"],
};
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentDeskStyles }];

/** The tour's page as visitors would see it, whatever its state. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { db, now } = context.get(servicesContext);
  const [viewer, settings] = await Promise.all([viewerOf(request, context), requestSettings(context)]);
  const id = numberedId(params.id);
  const stored = id === undefined ? undefined : await tourForEditing(db, id);
  const tour = stored && (await tourInAnyState(db, viewer, stored.id));
  if (!tour) throw data(null, 404);
  const { booking, rates } = settings;
  const all = new URL(request.url).searchParams.get("all") === "departures";
  const [departures, reviews, similar] = await Promise.all([
    departuresOfPage(db, tour, { now: now(), cutOffDays: booking.cutOffDays, all, season: undefined }),
    reviewsOfTour(db, tour.id, viewer.language),
    similarTours(db, viewer, tour, 3),
  ]);
  const { CHILD } = unitPrices(
    { basePriceMinor: tour.basePriceMinor, discountPercent: tour.price.discountPercent },
    { currency: viewer.currency, rates, childPricePercent: booking.childPricePercent },
  );
  return {
    tour,
    reviews,
    similar,
    childPrice: CHILD ? CHILD.priceMinor / 100 : null,
    departures: {
      ...departures,
      emptySeason: undefined,
      zone: formatsFor(viewer.language).zoneName(tour.timeZone),
      feeMinor: feeIn(booking.administrativeFeeUsdMinor, viewer.currency, rates),
    },
    state: stored.state,
    meta: describeAdminPage(request, context, { title: tour.title, path: previewPath("tour", tour.id) }),
  };
}

export default function ContentTourPreview({ loaderData }: Route.ComponentProps) {
  const { tour, reviews, similar, childPrice, departures, state } = loaderData;
  return (
    <>
      <PreviewNote kind="tour" id={tour.id} state={state} />
      <TourView key={tour.id} tour={tour} reviews={reviews} similar={similar} childPrice={childPrice} departures={departures} />
    </>
  );
}
