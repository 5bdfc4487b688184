/** A promo code is typed at the checkout, or taken away again. */
import { eq } from "drizzle-orm";
import { codeOf, promoVerdict, type PromoProblem } from "#app/features/selling/bookings/promo-code.ts";
import { priceNow, quoteAnew } from "#app/features/selling/bookings/checkout/order-price.server.ts";
import {
  lockOrder,
  mayChange,
  type BookingContext,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { findCode } from "#app/features/selling/bookings/promo-code-uses.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { schema } from "#db/database.server.ts";

const { orders } = schema;

/** `too_late`: the order is submitted, or its seats are no longer held and it went on as another one. */
export type ApplyOutcome = { ok: true } | { ok: false; reason: PromoProblem | "not_found" | "too_late" };

const isOpen = ({ submittedAt, bookings }: LoadedOrder) =>
  submittedAt === null && bookings.every(({ status }) => status === "ON_HOLD" || status === "EXPIRED");

/** Keeps the code with an order that is not submitted, and prices the order anew; an empty one takes it away. A code that cannot be used changes nothing. */
export async function applyCode(
  context: BookingContext,
  access: OrderAccess,
  { orderId, typed }: { orderId: string; typed: string },
): Promise<ApplyOutcome> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<ApplyOutcome> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !mayChange(order, access)) return { ok: false, reason: "not_found" };
    if (!isOpen(order)) return { ok: false, reason: "too_late" };
    const code = codeOf(typed);
    if (typed.trim() !== "") {
      const trips = order.bookings.map(({ tourId, startDate, travellers }) => ({ tourId, startDate, travellers: travellers.length }));
      const verdict = promoVerdict(code === undefined ? undefined : await findCode(tx, code, orderId), trips, now);
      if (!verdict.ok) return verdict;
    }
    const promoCode = typed.trim() === "" ? null : (code ?? null);
    await tx.update(orders).set({ promoCode }).where(eq(orders.id, orderId));
    const settings = await readSettings(tx);
    const changed = { ...order, promoCode };
    const { priced } = await priceNow(tx, changed, { settings, now });
    await quoteAnew(tx, changed, { priced, settings });
    return { ok: true };
  });
}
