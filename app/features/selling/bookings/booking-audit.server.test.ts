/** "Everything audited": each thing that happens to a booking stands in the log, with who did it. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation, type CancelledBy } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { addToCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { extendHold, startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { recordRefundSent, refundSurplus, rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { expireHolds, expireUnpaid, redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import type { OrderAccess } from "./order.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { auditEntries } = schema;

beforeEach(() => agency.at(testNow));

const wish = async () => [{ departureId: (await agency.departure()).id, party: { adults: 2, children: 0 } }];
const bookingOf = async (orderId: string) => (await agency.read(orderId)).bookings[0]!;

/** What the log says of an order's bookings, oldest first: `who action`. */
async function logged(orderId: string): Promise<string[]> {
  const { bookings } = await agency.read(orderId);
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
  const quoted = await quoteCancellation(agency.as(access.actor), access, {
    bookingId: (await bookingOf(orderId)).id,
    travellers: "all",
    by,
  });
  return cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
}

test("a booking that is paid too much for, cancelled by its customer and refunded", async () => {
  const { orderId, access } = await agency.pending(await wish());
  await agency.pay(orderId);
  await agency.pay(orderId, 5_000);
  await refundSurplus(agency.as(agency.admin), orderId);
  await cancel(orderId, access, "customer");
  const [refund] = (await agency.read(orderId)).refunds;
  await recordRefundSent(agency.as(agency.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() });
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
  const rejected = await agency.pending(await wish());
  await rejectBooking(agency.as(agency.admin), (await bookingOf(rejected.orderId)).id);
  expect(await logged(rejected.orderId)).toEqual(["visitor held", "visitor submitted", "Asha rejected"]);
  const cancelled = await agency.confirmed(await wish());
  await cancel(cancelled.orderId, { actor: agency.admin }, "agency");
  expect((await logged(cancelled.orderId)).at(-1)).toBe("Asha cancelled-by-agency");
});

test("what went back for one of two trips is logged at that trip", async () => {
  const { orderId } = await agency.pending([...(await wish()), ...(await wish())]);
  await agency.pay(orderId, 5_000);
  const { id } = (await agency.read(orderId)).bookings[1]!;
  await rejectBooking(agency.as(agency.admin), id);
  const [refund] = (await agency.read(orderId)).refunds;
  await recordRefundSent(agency.as(agency.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() });
  const sent = and(eq(auditEntries.action, "booking.refund-sent"), eq(auditEntries.subjectId, id));
  expect(await db.$count(auditEntries, sent)).toBe(1);
});

test("what the clock does: a hold, prolonged, and a transfer that run out, and a trip that is over", async () => {
  const held = await agency.held(await wish());
  await extendHold(services, held.access, held.orderId);
  const unpaid = await agency.pending(await wish());
  const travelled = await agency.confirmed(await wish());
  agency.later(73 * 60);
  await expireHolds(db, services.now());
  await expireUnpaid(db, services.now());
  agency.at("2029-01-01T00:00:00Z");
  await redeemTravelled(db, services.now());
  expect(await logged(held.orderId)).toEqual(["visitor held", "visitor hold-extended", "system hold-expired"]);
  expect((await logged(unpaid.orderId)).at(-1)).toBe("system expired");
  expect((await logged(travelled.orderId)).at(-1)).toBe("system redeemed");
});

test("a hold that is given up because its cart has changed", async () => {
  const { orderId, access } = await agency.held(await wish());
  const [another] = await wish();
  await addToCart(services, access, { ...inRupees, ...another! });
  await startCheckout(services, access, inRupees);
  expect(await logged(orderId)).toEqual(["visitor held", "visitor hold-given-up"]);
});
