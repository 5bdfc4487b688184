import { contextOf } from "#app/features/people/access/context.server.ts";
import { data, redirect } from "react-router";
import { buyerOf, keepCart } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { parseCartForm } from "#app/features/selling/bookings/cart/cart-form.server.ts";
import { cartPage } from "#app/features/selling/bookings/cart/cart-page.server.ts";
import { CartView, type CartAnswer } from "#app/features/selling/bookings/cart/cart-view.tsx";
import { addToCart, changeParty, readCart, removeFromCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { checkOutCart } from "#app/features/selling/bookings/checkout/start-checkout.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { describePage } from "#app/page-meta.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import bookingStyles from "#app/ui/styles/checkout.css?url";
import { deliveredOrTold } from "#app/ui/delivered.ts";
import type { Route } from "./+types/cart";

export const handle: RouteHandle = { namespaces: ["checkout"] };
export const headers = personalPage;
export const meta = pageMeta;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

const viewOf = ({ context }: Pick<Route.LoaderArgs, "request" | "context">) => ({
  language: contextOf(context).language,
  currency: contextOf(context).currency,
});

export async function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const view = viewOf({ request, context: router });
  const t = translator(view.language);
  return {
    cart: cartPage(await readCart(context, await buyerOf(request, router), view), view.currency),
    meta: describePage(context, {
      title: t("meta.titled", { title: t("checkout:cart.title") }),
      description: t("checkout:cart.description"),
      path: "/cart",
      noindex: true,
    }),
  };
}

const refused = (answer: CartAnswer, status: number) => data(answer, { status });

/** Adds, changes, removes, or goes on to the checkout. */
export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const form = parseCartForm(await formBody(request));
  if (!form) return refused({ problem: "unreadable" }, 400);
  const [buyer, view] = [await buyerOf(request, router), viewOf({ request, context: router })];
  const here = localPath(view.language, "/cart");
  if (form.intent === "checkout") {
    const verdict = await countRequest(context, rateLimits.checkout, context.address);
    if (!verdict.ok) {
      const answer: CartAnswer = { problem: "too_many", waitMinutes: Math.ceil(verdict.wait / 60) };
      return data(answer, { status: 429, headers: { "Retry-After": String(verdict.wait) } });
    }
    const outcome = await checkOutCart(context, buyer, { ...view, expectedTotalMinor: form.total });
    if (outcome.ok) return redirect(`${localPath(view.language, "/checkout")}?order=${outcome.orderId}`, 303);
    return refused({ problem: outcome.reason, ...("lines" in outcome && { lines: outcome.lines }) }, 409);
  }
  if (form.intent === "add") {
    const party = { adults: form.adults, children: form.children };
    const added = await addToCart(context, buyer, { ...view, departureId: form.departure, party });
    if (added.ok) {
      keepCart(router, buyer, added.cartId);
      return redirect(here, 303);
    }
    const changes = added.reason === "unavailable" ? added.changes : undefined;
    return refused({ problem: added.reason, changes }, added.reason === "not_found" ? 404 : 409);
  }
  const changed =
    form.intent === "remove"
      ? await removeFromCart(context, buyer, form.line)
      : await changeParty(context, buyer, { id: form.line, party: { adults: form.adults, children: form.children } });
  if (!changed.ok) return refused({ problem: "line_gone" }, 404);
  keepCart(router, buyer, changed.cartId);
  return redirect(here, 303);
}

/** A form that did not arrive is answered on the page, so that what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => deliveredOrTold(() => serverAction());

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartView cart={loaderData.cart} answer={actionData} />;
}
