import { contextOf } from "#app/features/people/access/context.server.ts";
import { data } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { secretAddressPage, openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { invoicePage } from "#app/features/selling/bookings/invoice/invoice-page.server.ts";
import { InvoiceView } from "#app/features/selling/bookings/invoice/invoice-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/invoice";

export const handle: RouteHandle = { namespaces: ["bookings"], query: ["token"] };
export const headers = secretAddressPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ context: router, params }: Route.LoaderArgs) {
  const context = contextOf(router);
  const { order, booking, token } = await openBooking(context, params.reference);
  const page = invoicePage(order, context.settings);
  if (!page) throw data(null, 404);
  const t = translator(context.language);
  const title = t("meta.titled", { title: `${t("bookings:invoice.title")} ${page.number}` });
  const path = bookingPath(booking.reference, "/invoice");
  return {
    page,
    reference: booking.reference,
    token,
    meta: describePage(context, { title, description: t("bookings:description"), path, noindex: true }),
  };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { page, reference, token } = loaderData;
  return <InvoiceView page={page} back={reference} token={token} />;
}
