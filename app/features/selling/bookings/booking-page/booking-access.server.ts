/** Whose a booking's pages are: the customer's, the browser's that booked, and the bearer's of the mailed link. For all others they do not exist. */
import { data } from "react-router";
import { requireAccount, type RequestContext } from "#app/features/people/access/context.server.ts";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { buyerOf } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import {
  linkToken,
  readOrderByReference,
  type LoadedBooking,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { beginAttempt, forgiveAttempt, rateLimits } from "#app/platform/rate-limit.server.ts";

export type OpenBooking = {
  order: LoadedOrder;
  booking: LoadedBooking;
  access: OrderAccess;
  /** Of a guest's link: all links of its pages carry it on, whichever way she came. */
  token: string | undefined;
};

/** Headers of pages that a secret in the address can open: stored nowhere, and never told to another site. */
export const secretAddressPage = (answered: Parameters<typeof personalPage>[0]) => ({
  ...personalPage(answered),
  "Referrer-Policy": "same-origin",
});

/** The secret in the address, where it has one. */
export const tokenOf = ({ request }: Pick<RequestContext, "request">): string | undefined =>
  new URL(request.url).searchParams.get("token") ?? undefined;

/** The whole address that opens a booking without an account and without a cookie, for a guest to keep; undefined where none is needed. */
export const guestLink = ({ env, language }: RequestContext, reference: string, token: string | undefined): string | undefined =>
  token === undefined ? undefined : env.origin + localPath(language, bookingPath(reference, "", token));

async function find(context: RequestContext, reference: string, access: OrderAccess): Promise<OpenBooking | undefined> {
  const order = await readOrderByReference(context.db, reference, access);
  const booking = order?.bookings.find((candidate) => candidate.reference === reference);
  // What was never submitted is a checkout, no booking.
  if (!order?.submittedAt || !booking) return undefined;
  // Whose it is by a cookie may have come by a link as well.
  return { order, booking, access, token: linkToken(context, order, { ...access, guestToken: tokenOf(context) }) };
}

/** What a secret in the address opens, or a 404. Each wrong try of a connection counts, so that nobody finds anything by trying. */
export async function guardLink<Found>(context: RequestContext, read: () => Promise<Found | undefined>): Promise<Found> {
  const verdict = await beginAttempt(context, [{ limit: rateLimits.bookingLink, source: context.address }]);
  if (!verdict.ok) throw data(null, { status: 429, headers: { "Retry-After": String(verdict.wait) } });
  const found = await read();
  if (!found) throw data(null, 404);
  await forgiveAttempt(context, verdict.attempt);
  return found;
}

/**
 * What an asker sees by herself, or else what the secret in the address opens, of which wrong ones count; throws a 404 where
 * neither does. `read` looks with the secret and without.
 */
export async function readOwnOrLinked<Found>(
  context: RequestContext,
  read: (access: ReturnType<typeof buyerOf>) => Promise<Found | undefined>,
): Promise<Found> {
  const buyer = buyerOf(context);
  const own = await read(buyer);
  if (own) return own;
  const guestToken = tokenOf(context);
  if (guestToken === undefined) throw data(null, 404);
  return guardLink(context, () => read({ ...buyer, guestToken }));
}

/**
 * The booking of an address for who asks. Throws a 404 for one that is not there or not hers; who is not signed in and brings no
 * link is sent to sign in, and a form of hers is refused with 403.
 */
export async function openBooking(context: RequestContext, reference: string): Promise<OpenBooking> {
  const { actor, cartId } = buyerOf(context);
  const guestToken = tokenOf(context);
  const own = actor || cartId ? await find(context, reference, { actor, cartId }) : undefined;
  if (own) return own;
  if (guestToken === undefined) requireAccount(context);
  return guardLink(context, () => find(context, reference, { actor, cartId, guestToken }));
}
