import type { Buyer } from "#app/features/selling/bookings/cart/cart-cookie.server.ts";
import { acceptPrices, readCart, type CartView } from "#app/features/selling/bookings/cart/cart.server.ts";
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
