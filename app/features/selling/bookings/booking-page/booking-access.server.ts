/** Whose a booking's pages are: the customer's, the browser's that booked, and the bearer's of the mailed link. For all others they do not exist. */
import { data, type RouterContextProvider } from "react-router";
import { requireAccount } from "#app/features/people/accounts/session/session.server.ts";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import {
  readOrderByReference,
  type LoadedBooking,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { beginAttempt, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";

type Context = Readonly<RouterContextProvider>;

export type OpenBooking = {
  order: LoadedOrder;
  booking: LoadedBooking;
  access: OrderAccess;
  /** Of the link that opened it: all links of its pages carry it on. */
  token: string | undefined;
};

/** Pages that a secret in the address can open: stored nowhere, and never told to another site. */
export const bookingPage = (answered: Parameters<typeof personalPage>[0]) => ({
  ...personalPage(answered),
  "Referrer-Policy": "same-origin",
});

async function find(context: Context, reference: string, access: OrderAccess): Promise<OpenBooking | undefined> {
  const order = await readOrderByReference(context.get(servicesContext).db, reference, access);
  const booking = order?.bookings.find((candidate) => candidate.reference === reference);
  // What was never submitted is a checkout, no booking.
  if (!order?.submittedAt || !booking) return undefined;
  return { order, booking, access, token: access.guestToken };
}

/** What a secret in the address opens, or a 404. Each wrong try of a connection counts, so that nobody finds anything by trying. */
export async function guardLink<Found>(context: Context, read: () => Promise<Found | undefined>): Promise<Found> {
  const services = context.get(servicesContext);
  const source = context.get(requestContext).address;
  const verdict = await beginAttempt(services, [{ limit: rateLimits.bookingLink, source }]);
  if (!verdict.ok) throw data(null, { status: 429, headers: { "Retry-After": String(verdict.wait) } });
  const found = await read();
  if (!found) throw data(null, 404);
  await forgiveAttempt(services, verdict.attempt);
  return found;
}

/**
 * What an asker sees by herself, or else what the secret in the address (`token`) opens, of which wrong ones count; throws a 404 where
 * neither does. `read` looks with a token and without.
 */
export async function readOwnOrLinked<Found>(
  context: Context,
  token: string | undefined,
  read: (guestToken: string | undefined) => Promise<Found | undefined>,
): Promise<Found> {
  const own = await read(undefined);
  if (own) return own;
  if (token === undefined) throw data(null, 404);
  return guardLink(context, () => read(token));
}

/**
 * The booking of an address for who asks. Throws a 404 for one that is not there or not hers; who is not signed in and brings no
 * link is sent to sign in, and a form of hers is refused with 403.
 */
export async function openBooking(request: Request, context: Context, reference: string): Promise<OpenBooking> {
  const { searchParams } = new URL(request.url);
  const { account, actor, cartId } = await buyerOf(request, context);
  const guestToken = searchParams.get("token") ?? undefined;
  const own = account || cartId ? await find(context, reference, { actor, cartId }) : undefined;
  if (own) return own;
  if (!account && guestToken === undefined) {
    await requireAccount(request, context);
  }
  return guardLink(context, () => find(context, reference, { actor, cartId, guestToken }));
}
