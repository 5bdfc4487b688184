import { data } from "react-router";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { openBooking, secretAddressPage } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { readBookedNotes } from "#app/features/selling/bookings/booking-page/notes-page.server.ts";
import { TripNotesView } from "#app/features/selling/catalogue/trip-notes/trip-notes-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import notesStyles from "#app/ui/styles/trip-notes.css?url";
import type { Route } from "./+types/booking-notes";

export const handle: RouteHandle = { namespaces: ["tripNotes", "trip", "tour"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: notesStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { order, booking, token } = await openBooking(context, params.reference);
  const page = await readBookedNotes(context, { order, booking });
  if (!page) throw data(null, 404);
  const t = translator(context.language);
  const { title } = page.notes.tour;
  return {
    ...page,
    back: bookingPath(booking.reference, "", token),
    meta: describePage(context, {
      title: t("meta.titled", { title: t("tripNotes:titleOf", { title }) }),
      description: t("tripNotes:description", { title }),
      path: bookingPath(booking.reference, "/notes"),
      noindex: true,
    }),
  };
}

export default function BookingNotes({ loaderData: { notes, since, back } }: Route.ComponentProps) {
  return <TripNotesView notes={notes} since={{ ...since, back }} />;
}
