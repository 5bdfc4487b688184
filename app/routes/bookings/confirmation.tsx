import { data } from "react-router";
import { buyerOf } from "#app/features/bookings/cart/cart-cookie.server.ts";
import { readConfirmation } from "#app/features/bookings/checkout-page/confirmation-page.server.ts";
import { ConfirmationView } from "#app/features/bookings/checkout-page/confirmation-view.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import type { Route } from "./+types/confirmation";

export const handle: RouteHandle = { namespaces: ["checkout"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

/** For the customer, the browser that booked, and whoever has the guest's link; for everybody else it does not exist. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const guestToken = searchParams.get("token") ?? undefined;
  const buyer = await buyerOf(request, context);
  const page = await readConfirmation(context.get(servicesContext), { ...buyer, guestToken }, params.reference);
  if (!page) throw data(null, 404);
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
