import type { Buyer } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { acceptPrices, addToCart, readCart, type CartOutcome, type CartView } from "#app/features/selling/bookings/cart/cart.server.ts";
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import type { BookingContext } from "#app/features/selling/bookings/order.server.ts";
import { startCheckout, type CheckoutOutcome } from "./checkout.server.ts";

/** The cart's total is another one than the page showed: it is shown again, with what has changed. */
export type StartOutcome = CheckoutOutcome | { ok: false; reason: "price_changed" };

/**
 * Goes from the cart to the checkout at the total that the cart has shown (`expectedTotalMinor`), and holds its seats. Going on is
 * accepting the prices shown.
 */
export async function checkOutCart(
  context: BookingContext,
  buyer: Buyer,
  { expectedTotalMinor, ...view }: CartView & { expectedTotalMinor: number },
): Promise<StartOutcome> {
  const cart = await readCart(context, buyer, view);
  if (!cart || cart.lines.length === 0) return { ok: false, reason: "cart_empty" };
  if (cart.canBeBooked && cart.totalMinor !== expectedTotalMinor) return { ok: false, reason: "price_changed" };
  const outcome = await startCheckout(context, buyer, view);
  if (outcome.ok) await acceptPrices(context, buyer, view);
  return outcome;
}

export type BookNowOutcome =
  | { ok: true; cartId: string; orderId: string }
  /** It is in the cart, which holds other trips, too: what goes to the checkout is for her to say. */
  | { ok: false; reason: "others_in_cart"; cartId: string }
  /** Nothing is held, and it waits in the cart. */
  | (Extract<StartOutcome, { ok: false }> & { cartId: string })
  | (Extract<CartOutcome, { ok: false }> & { cartId?: undefined });

/** Straight to the checkout with one departure, at the total shown for its party: adding to the cart and going on from it in one step. */
export async function bookNow(
  context: BookingContext,
  buyer: Buyer,
  { expectedTotalMinor, ...wish }: CartView & { departureId: string; party: Party; expectedTotalMinor: number },
): Promise<BookNowOutcome> {
  const added = await addToCart(context, buyer, wish);
  if (!added.ok) return added;
  const { cartId } = added;
  const owner = { ...buyer, cartId };
  const cart = await readCart(context, owner, wish);
  if (cart?.lines.some((line) => line.offer.departureId !== wish.departureId)) return { ok: false, reason: "others_in_cart", cartId };
  return { ...(await checkOutCart(context, owner, { ...wish, expectedTotalMinor })), cartId };
}
