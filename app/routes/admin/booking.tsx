import { data } from "react-router";
import { adminClock, describeAdminPage } from "#app/features/agency/admin-layout/admin-page.server.ts";
import { contextOf, requirePermission } from "#app/features/people/access/context.server.ts";
import { answerBookingForm } from "#app/features/selling/bookings/admin/booking-actions.server.ts";
import { adminBookingPath } from "#app/features/selling/bookings/admin/booking-list.ts";
import { readAdminBooking } from "#app/features/selling/bookings/admin/booking-page.server.ts";
import { BookingView } from "#app/features/selling/bookings/admin/booking-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import bookingsAdminStyles from "#app/ui/styles/bookings-admin.css?url";
import type { Route } from "./+types/booking";

export const handle: RouteHandle = { namespaces: ["bookingsAdmin"], query: ["ask"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingsAdminStyles }];

export async function loader({ request, context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  requirePermission(context, "bookings.read");
  const page = await readAdminBooking(context, params.reference);
  if (!page) throw data(null, 404);
  const title = translator(context.language)("bookingsAdmin:booking.title", { reference: page.reference });
  return {
    page,
    clock: adminClock(context),
    asked: new URL(request.url).searchParams.get("ask") === "reject",
    meta: describeAdminPage(context, { title, path: adminBookingPath(page.reference) }),
  };
}

export async function action({ request, context: router, params }: Route.ActionArgs) {
  const context = contextOf(router);
  requirePermission(context, "bookings.read");
  const sent = await formBody(request);
  const booking = await readAdminBooking(context, params.reference);
  if (!booking) throw data(null, 404);
  return answerBookingForm(context, booking, sent);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Booking({ loaderData: { page, clock, asked }, actionData }: Route.ComponentProps) {
  return <BookingView key={page.reference} page={page} answer={actionData} clock={clock} asked={asked} />;
}
