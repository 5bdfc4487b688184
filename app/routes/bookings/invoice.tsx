import { data } from "react-router";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { bookingPage, openBooking } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { invoicePage } from "#app/features/selling/bookings/invoice/invoice-page.server.ts";
import { InvoiceView } from "#app/features/selling/bookings/invoice/invoice-view.tsx";
import { requestSettings } from "#app/features/selling/catalogue/viewer.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/invoice";

export const handle: RouteHandle = { namespaces: ["bookings"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { order, booking, token } = await openBooking(request, context, params.reference);
  const page = invoicePage(order, await requestSettings(context));
  if (!page) throw data(null, 404);
  const t = translator(languageOfPath(new URL(request.url).pathname));
  const title = t("meta.titled", { title: `${t("bookings:invoice.title")} ${page.number}` });
  const path = bookingPath(booking.reference, "/invoice");
  return {
    page,
    reference: booking.reference,
    token,
    meta: describePage(request, context, { title, description: t("bookings:description"), path, noindex: true }),
  };
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { page, reference, token } = loaderData;
  return <InvoiceView page={page} back={reference} token={token} />;
}
