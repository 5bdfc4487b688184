import { bookingPage, readOwnOrLinked } from "#app/features/selling/bookings/booking-page/booking-access.server.ts";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { readConfirmation } from "#app/features/selling/bookings/checkout-page/confirmation-page.server.ts";
import { ConfirmationView } from "#app/features/selling/bookings/checkout-page/confirmation-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/confirmation";

export const handle: RouteHandle = { namespaces: ["checkout"], query: ["token"] };
export const headers = bookingPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** For the customer, the browser that booked, and whoever has the guest's link; for everybody else it does not exist. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const guestToken = searchParams.get("token") ?? undefined;
  const buyer = await buyerOf(request, context);
  const page = await readOwnOrLinked(context, guestToken, (token) =>
    readConfirmation(context.get(servicesContext), { ...buyer, guestToken: token }, params.reference),
  );
  const t = translator(languageOfPath(pathname));
  return {
    page,
    signedIn: buyer.account !== undefined,
    guestToken,
    meta: describePage(request, context, {
      title: t("meta.titled", { title: t("checkout:confirmation.title") }),
      description: t("checkout:confirmation.description"),
      path: `/checkout/confirmation/${params.reference}`,
      noindex: true,
    }),
  };
}

export default function Confirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationView page={loaderData.page} signedIn={loaderData.signedIn} guestToken={loaderData.guestToken} />;
}
