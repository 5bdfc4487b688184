import { contextOf } from "#app/features/people/access/context.server.ts";
import { redirect } from "react-router";
import { buyerOf, keepCart } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { cartFormSchema } from "#app/features/selling/bookings/cart/cart-form.server.ts";
import { cartPage } from "#app/features/selling/bookings/cart/cart-page.server.ts";
import { CartView } from "#app/features/selling/bookings/cart/cart-view.tsx";
import { addToCart, changeParty, readCart, removeFromCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { checkoutAddress } from "#app/features/selling/bookings/booking-address.ts";
import { checkOutCart } from "#app/features/selling/bookings/checkout/start-checkout.server.ts";
import { runsOf } from "#app/features/selling/catalogue/run.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { readForm, refuse, refuseFields, tooManyRequests } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import { deliver } from "#app/ui/deliver.ts";
import type { Route } from "./+types/cart";

export const handle: RouteHandle = { namespaces: ["checkout"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export async function loader({ context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const t = translator(context.language);
  const view = { language: context.language, currency: context.currency };
  const cart = await readCart(context, buyerOf(context), view);
  const runs = await runsOf(context.db, cart?.lines.map(({ offer }) => offer.departureId) ?? []);
  return {
    cart: cartPage(cart, { ...view, runs }),
    meta: describePage(context, {
      title: t("meta.titled", { title: t("checkout:cart.title") }),
      description: t("checkout:cart.description"),
      path: "/cart",
      noindex: true,
    }),
  };
}

/** Adds, changes, removes, or goes on to the checkout. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const read = await readForm(request, cartFormSchema);
  if (!read.ok) return refuseFields(context, read, []);
  const form = read.value;
  const buyer = buyerOf(context);
  const { language, currency } = context;
  const view = { language, currency };
  if (form.intent === "checkout") {
    const verdict = await countRequest(context, rateLimits.checkout, context.address);
    if (!verdict.ok) return tooManyRequests(context, verdict.wait);
    const outcome = await checkOutCart(context, buyer, { ...view, expectedTotalMinor: form.total });
    if (outcome.ok) return redirect(checkoutAddress(language, outcome.orderId), 303);
    return refuse(context, { problem: outcome.reason, lines: "lines" in outcome ? outcome.lines : undefined });
  }
  const here = localPath(language, "/cart");
  if (form.intent === "add") {
    const party = { adults: form.adults, children: form.children };
    const added = await addToCart(context, buyer, { ...view, departureId: form.departure, party });
    if (!added.ok) {
      const changes = added.reason === "unavailable" ? added.changes : undefined;
      return refuse(context, { problem: added.reason, changes }, added.reason === "not_found" ? 404 : 409);
    }
    keepCart(context, buyer, added.cartId);
    return redirect(here, 303);
  }
  const changed =
    form.intent === "remove"
      ? await removeFromCart(context, buyer, form.line)
      : await changeParty(context, buyer, { id: form.line, party: { adults: form.adults, children: form.children } });
  if (!changed.ok) return refuse(context, { problem: "line_gone" }, 404);
  keepCart(context, buyer, changed.cartId);
  return redirect(here, 303);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartView cart={loaderData.cart} answer={actionData} />;
}
