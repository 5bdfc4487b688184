/** Whose cart a request means: the customer's, or the one that the browser's cookie names. */
import { validate as isUuid } from "uuid";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { countCart, mergeCarts, type CartOwner } from "./cart.server.ts";

const lifetimeSeconds = 30 * 86_400;

const isHttps = ({ env }: RequestContext) => env.origin.startsWith("https:");
const cookieName = (context: RequestContext) => (isHttps(context) ? "__Host-cart" : "cart");

function setCookie(context: RequestContext, value: string, seconds: number): void {
  const secure = isHttps(context) ? "; Secure" : "";
  context.cookies.push(`${cookieName(context)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/** The id of the cart in the request's cookie; undefined where there is none, or one that nobody has given out. */
function cartOfCookie(context: RequestContext): string | undefined {
  const wanted = `${cookieName(context)}=`;
  const pair = context.request.headers
    .get("Cookie")
    ?.split(/;\s*/)
    .find((part) => part.startsWith(wanted));
  const id = pair?.slice(wanted.length);
  return id && isUuid(id) ? id : undefined;
}

/** Who asks for a cart or an order. */
export type Buyer = CartOwner & OrderAccess;

/** The account and the cart that a request brings, either or neither of them. */
export const buyerOf = (context: RequestContext): Buyer => ({
  actor: context.actor,
  customerId: context.actor?.id,
  cartId: cartOfCookie(context),
});

/** A visitor's browser keeps her cart for 30 days after its last change; a customer's is found by her account. */
export function keepCart(context: RequestContext, buyer: Buyer, cartId: string): void {
  if (!buyer.customerId) setCookie(context, cartId, lifetimeSeconds);
}

/** How many lines the header shows. Most visitors have neither cookie: nothing is asked for them. */
export const cartCountOf = (context: RequestContext): Promise<number> => countCart(context.db, buyerOf(context));

/** Whoever has just signed in finds the cart of this browser in her own. */
export async function takeCartAlong(context: RequestContext, customerId: string): Promise<void> {
  const cartId = cartOfCookie(context);
  if (!cartId) return;
  await mergeCarts(context, customerId, cartId);
  setCookie(context, "", 0);
}
