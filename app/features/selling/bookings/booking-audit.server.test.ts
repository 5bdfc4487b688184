/** "Everything audited": each thing that happens to a booking stands in the log, with who did it. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation, type CancelledBy } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { addToCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { extendHold, startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { recordRefundSent, refundSurplus, rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { expireHolds, expireUnpaid, redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { inRupees, openDesk } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import type { OrderAccess } from "./order.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const desk = await openDesk(handle);
const { services } = desk;
const { auditEntries } = schema;

beforeEach(() => desk.at(testNow));

const wish = async () => [{ departureId: (await desk.departure()).id, party: { adults: 2, children: 0 } }];
const bookingOf = async (orderId: string) => (await desk.read(orderId)).bookings[0]!;

/** What the log says of an order's bookings, oldest first: `who action`. */
async function logged(orderId: string): Promise<string[]> {
  const { bookings } = await desk.read(orderId);
  const entries = await db
    .select()
    .from(auditEntries)
    .where(
      inArray(
        auditEntries.subjectId,
        bookings.map(({ id }) => id),
      ),
    )
    .orderBy(asc(auditEntries.id));
  return entries.map(({ actorName, action }) => `${actorName} ${action.replace("booking.", "")}`);
}

async function cancel(orderId: string, access: OrderAccess, by: CancelledBy) {
  const quoted = await quoteCancellation(desk.as(access.actor), access, {
    bookingId: (await bookingOf(orderId)).id,
    travellers: "all",
    by,
  });
  return cancelQuoted(desk.as(access.actor), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
}

test("a booking that is paid too much for, cancelled by its customer and refunded", async () => {
  const { orderId, access } = await desk.pending(await wish());
  await desk.pay(orderId);
  await desk.pay(orderId, 5_000);
  await refundSurplus(desk.as(desk.admin), orderId);
  await cancel(orderId, access, "customer");
  const [refund] = (await desk.read(orderId)).refunds;
  await recordRefundSent(desk.as(desk.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() });
  expect(await logged(orderId)).toEqual([
    "visitor held",
    "visitor submitted",
    "Asha payment",
    "Asha confirmed",
    "Asha payment",
    "Asha surplus-refund",
    "visitor cancelled",
    "Asha refund-sent",
  ]);
});

test("what staff decide: a booking rejected, and one that the agency cancels", async () => {
  const rejected = await desk.pending(await wish());
  await rejectBooking(desk.as(desk.admin), (await bookingOf(rejected.orderId)).id);
  expect(await logged(rejected.orderId)).toEqual(["visitor held", "visitor submitted", "Asha rejected"]);
  const cancelled = await desk.confirmed(await wish());
  await cancel(cancelled.orderId, { actor: desk.admin }, "agency");
  expect((await logged(cancelled.orderId)).at(-1)).toBe("Asha cancelled-by-agency");
});

test("what went back for one of two trips is logged at that trip", async () => {
  const { orderId } = await desk.pending([...(await wish()), ...(await wish())]);
  await desk.pay(orderId, 5_000);
  const { id } = (await desk.read(orderId)).bookings[1]!;
  await rejectBooking(desk.as(desk.admin), id);
  const [refund] = (await desk.read(orderId)).refunds;
  await recordRefundSent(desk.as(desk.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() });
  const sent = and(eq(auditEntries.action, "booking.refund-sent"), eq(auditEntries.subjectId, id));
  expect(await db.$count(auditEntries, sent)).toBe(1);
});

test("what the clock does: a hold, prolonged, and a transfer that run out, and a trip that is over", async () => {
  const held = await desk.held(await wish());
  await extendHold(services, held.access, held.orderId);
  const unpaid = await desk.pending(await wish());
  const travelled = await desk.confirmed(await wish());
  desk.later(73 * 60);
  await expireHolds(db, services.now());
  await expireUnpaid(db, services.now());
  desk.at("2029-01-01T00:00:00Z");
  await redeemTravelled(db, services.now());
  expect(await logged(held.orderId)).toEqual(["visitor held", "visitor hold-extended", "system hold-expired"]);
  expect((await logged(unpaid.orderId)).at(-1)).toBe("system expired");
  expect((await logged(travelled.orderId)).at(-1)).toBe("system redeemed");
});

test("a hold that is given up because its cart has changed", async () => {
  const { orderId, access } = await desk.held(await wish());
  const [another] = await wish();
  await addToCart(services, access, { ...inRupees, ...another! });
  await startCheckout(services, access, inRupees);
  expect(await logged(orderId)).toEqual(["visitor held", "visitor hold-given-up"]);
});
