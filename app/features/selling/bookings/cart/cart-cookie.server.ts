/** Whose cart a request means: the customer's, or the one that the browser's cookie names. */
import { contextOf, type Account } from "#app/features/people/access/context.server.ts";
import type { RouterContextProvider } from "react-router";
import { validate as isUuid } from "uuid";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { countCart, mergeCarts, type CartOwner } from "./cart.server.ts";

type Context = Readonly<RouterContextProvider>;

const lifetimeSeconds = 30 * 86_400;

const isHttps = ({ env }: Services) => env.origin.startsWith("https:");
const cookieName = (services: Services) => (isHttps(services) ? "__Host-cart" : "cart");

function setCookie(context: Context, value: string, seconds: number): void {
  const services = contextOf(context);
  const secure = isHttps(services) ? "; Secure" : "";
  contextOf(context).cookies.push(`${cookieName(services)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/** The id of the cart in the request's cookie; undefined where there is none, or one that nobody has given out. */
function cartOfCookie(request: Request, services: Services): string | undefined {
  const wanted = `${cookieName(services)}=`;
  const pair = request.headers
    .get("Cookie")
    ?.split(/;\s*/)
    .find((part) => part.startsWith(wanted));
  const id = pair?.slice(wanted.length);
  return id && isUuid(id) ? id : undefined;
}

/** Who asks for a cart or an order. */
export type Buyer = CartOwner & OrderAccess & { account: Account | undefined };

/** The account and the cart that a request brings, either or neither of them. */
export async function buyerOf(request: Request, context: Context): Promise<Buyer> {
  const account = contextOf(context).account;
  return { account, actor: account, customerId: account?.id, cartId: cartOfCookie(request, contextOf(context)) };
}

/** A visitor's browser keeps her cart for 30 days after its last change; a customer's is found by her account. */
export function keepCart(context: Context, buyer: Buyer, cartId: string): void {
  if (!buyer.customerId) setCookie(context, cartId, lifetimeSeconds);
}

/** How many lines the header shows. Most visitors have neither cookie: nothing is asked for them. */
export async function cartCountOf(request: Request, context: Context): Promise<number> {
  return countCart(contextOf(context).db, await buyerOf(request, context));
}

/** Whoever has just signed in finds the cart of this browser in her own. */
export async function takeCartAlong(request: Request, context: Context, customerId: string): Promise<void> {
  const services = contextOf(context);
  const cartId = cartOfCookie(request, services);
  if (!cartId) return;
  await mergeCarts(services, customerId, cartId);
  setCookie(context, "", 0);
}
