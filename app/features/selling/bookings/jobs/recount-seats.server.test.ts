import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { moneyByBooking } from "#app/features/selling/bookings/booking-page/booking-money.ts";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { failuresOf } from "#app/features/selling/bookings/order.server.ts";
import { receiveCardPayment } from "#app/features/selling/bookings/payment/payments.server.ts";
import { refundSurplus, rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { expireHolds, expireUnpaid, redeemTravelled } from "./expiry.server.ts";
import { recountSeats } from "./recount-seats.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { departures, bookings, travellers, allocations } = schema;

test("what does not agree is found: a seat too many, a seat lost, a price not paid, a status gone wrong", async () => {
  agency.at(testNow);
  const { id } = await agency.departure();
  const { orderId } = await agency.confirmed([{ departureId: id, party: { adults: 2, children: 0 } }]);
  const [booking] = (await agency.read(orderId)).bookings;
  expect(await recountSeats(db)).toEqual([]);

  await db.update(departures).set({ vacancies: 9 }).where(eq(departures.id, id));
  expect(await recountSeats(db)).toMatchObject([{ rule: expect.stringContaining("vacancies"), id, stored: 9, counted: 8 }]);
  await db.update(departures).set({ vacancies: 8 }).where(eq(departures.id, id));

  await db.update(bookings).set({ status: "EXPIRED" }).where(eq(bookings.id, booking!.id));
  const wrong = (await recountSeats(db)).map(({ rule }) => rule.split(" ")[0]);
  expect(wrong).toEqual(["vacancies", "of", "of"]);
  await db.update(bookings).set({ status: "CONFIRMED" }).where(eq(bookings.id, booking!.id));

  const [first] = booking!.travellers;
  const odd = { discountMinor: first!.baseMinor - 5, agreedPriceMinor: 5 };
  await db.update(travellers).set(odd).where(eq(travellers.id, first!.id));
  expect((await recountSeats(db)).length).toBe(2);
  const { discountMinor, agreedPriceMinor } = first!;
  await db.update(travellers).set({ discountMinor, agreedPriceMinor }).where(eq(travellers.id, first!.id));

  const [wrongly] = await db.insert(allocations).values({ travellerId: first!.id, amountMinor: -1, at: services.now() }).returning();
  expect(await recountSeats(db)).toMatchObject([{ rule: expect.stringContaining("paid in full") }]);
  await db.delete(allocations).where(eq(allocations.id, wrongly!.id));

  await db.update(travellers).set({ cancelledAt: services.now() }).where(eq(travellers.id, first!.id));
  expect((await recountSeats(db)).map(({ id: where }) => where)).toEqual([id, first!.id]);
  await db.update(travellers).set({ cancelledAt: null }).where(eq(travellers.id, first!.id));
  expect(await recountSeats(db)).toEqual([]);
});

/** One of the things that can happen; the numbers choose among what there is. */
type Step = { what: number; which: number; size: number };
type Made = { orderId: string; access: { cartId?: string } };

test("whatever is done in whatever order, seats and money agree, and no refund exceeds what was paid", { timeout: 120_000 }, async () => {
  const trips = [await agency.departure({ seats: 4 }), await agency.departure({ tourId: 2, seats: 3 })];
  const events: (keyof typeof verbs)[] = [
    "hold",
    "submit",
    "submit",
    "pay",
    "pay",
    "card",
    "wait",
    "expire",
    "cancel",
    "cancel",
    "decide",
    "redeem",
  ];
  let made: Made[] = [];
  const pick = <Item>(items: Item[], which: number) => items[which % items.length];
  const bookingOf = async (which: number) => {
    const chosen = pick(made, which);
    const order = chosen && (await agency.read(chosen.orderId));
    const booking = order && pick(order.bookings, which);
    return chosen && order && booking ? { ...chosen, order, booking } : undefined;
  };
  const verbs = {
    hold: async ({ which, size }: Step) => {
      const both = which % 3 === 0;
      const wishes = (both ? trips : [trips[which % 2]!]).map(({ id }) => ({
        departureId: id,
        party: { adults: 1 + (size % 2), children: which % 2 },
      }));
      const cartId = await agency.cartWith(wishes).catch(() => undefined);
      const started = cartId && (await startCheckout(services, { cartId }, inRupees));
      if (started && started.ok) made.push({ orderId: started.orderId, access: { cartId } });
    },
    submit: async ({ which, size }: Step) => {
      const chosen = pick(made, which);
      if (!chosen) return;
      const submission = await agency.submissionFor(chosen.orderId, { method: size % 3 === 0 ? "card" : "bank_transfer" });
      const outcome = await submitCheckout(services, chosen.access, submission);
      if (outcome.ok && !made.some(({ orderId }) => orderId === outcome.orderId)) made.push({ ...chosen, orderId: outcome.orderId });
    },
    pay: async ({ which, size }: Step) => {
      const chosen = pick(made, which);
      if (chosen) await agency.pay(chosen.orderId, size % 2 ? undefined : 1 + size * 1_000_003);
    },
    card: async ({ which, size }: Step) => {
      const chosen = pick(made, which);
      const received = {
        amountMinor: size % 4 ? 8_281_100 : 77,
        currency: "INR" as const,
        receivedAt: services.now(),
        providerReference: `card ${which} ${chosen?.orderId}`,
      };
      if (chosen)
        await receiveCardPayment(
          services,
          { id: `event ${which} ${chosen.orderId}`, type: "paid" },
          { orderId: chosen.orderId, ...received },
        );
    },
    wait: async ({ size }: Step) => agency.later([10, 31, 24 * 60, 73 * 60, 40 * 24 * 60][size % 5]!),
    expire: async () => void (await Promise.all([expireHolds(db, services.now()), expireUnpaid(db, services.now())])),
    cancel: async ({ which, size }: Step) => {
      const found = await bookingOf(which);
      if (!found) return;
      const staff = { actor: agency.admin };
      const some = found.booking.travellers
        .filter((each) => !each.cancelledAt)
        .slice(0, 1)
        .map((each) => each.id);
      const wish = { bookingId: found.booking.id, travellers: size % 2 ? ("all" as const) : some };
      const quoted = await quoteCancellation(agency.as(staff.actor), staff, size % 5 === 0 ? { ...wish, by: "agency" } : wish);
      if (!quoted.ok) return;
      const more = size % 3 === 0 ? { refundMinor: quoted.quote.refundMinor + size } : {};
      await cancelQuoted(agency.as(staff.actor), staff, { quoteId: quoted.quote.id, reason: null, ...more });
    },
    decide: async ({ which, size }: Step) => {
      const found = await bookingOf(which);
      if (!found) return;
      if (size % 2) await refundSurplus(agency.as(agency.admin), found.orderId);
      else await rejectBooking(agency.as(agency.admin), found.booking.id);
    },
    redeem: async () => void (await redeemTravelled(db, services.now())),
  };
  const seen = new Set<string>();
  const steps = fc.array(fc.record({ what: fc.nat(events.length - 1), which: fc.nat(7), size: fc.nat(20) }), {
    minLength: 12,
    maxLength: 24,
  });
  // What chance may leave out.
  const plain = (name: keyof typeof verbs): Step => ({ what: events.indexOf(name), which: 1, size: 1 });
  const held = [plain("hold")];
  const confirmedAndTravelled = [...held, plain("submit"), plain("pay")];
  const confirmedAndCancelled = [...confirmedAndTravelled, plain("cancel")];
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      agency.at(testNow);
      made = [];
      const check = async () => {
        for (const { orderId } of made) {
          const order = await agency.read(orderId);
          for (const { status } of order.bookings) seen.add(status);
          const { receivedMinor, surplusMinor, refundsDueMinor } = order.money;
          expect(surplusMinor).toBeGreaterThanOrEqual(0);
          expect(refundsDueMinor).toBeLessThanOrEqual(receivedMinor);
          // What the pages of its bookings tell, with what they tell of the order, is the ledger, each refund once.
          const { own, shared } = moneyByBooking({ ...order, failures: failuresOf(order) });
          const told = [...own.values(), shared];
          expect(told.reduce((sum, each) => sum + each.receivedMinor, 0)).toBe(receivedMinor);
          expect(shared.receivedMinor).toBeGreaterThanOrEqual(0);
          expect(told.flatMap(({ refunds }) => refunds.map(({ id }) => id)).toSorted()).toEqual(
            order.refunds.map(({ id }) => id).toSorted(),
          );
          // And of a booking is what was taken off its travellers.
          for (const { id, travellers: people } of order.bookings)
            expect(order.refunds.reduce((sum, { bookingId, amountMinor }) => (bookingId === id ? sum + amountMinor : sum), 0)).toBe(
              people.reduce((sum, each) => sum + each.receivedMinor - each.paidMinor, 0),
            );
        }
        expect(await recountSeats(db)).toEqual([]);
      };
      for (const step of sequence) {
        await verbs[events[step.what]!](step);
        if (step.size % 4 === 0) await check();
      }
      await check();
      // In the end all that waits runs out, and the trips take place.
      agency.later(73 * 60);
      await verbs.expire();
      agency.later(365 * 24 * 60);
      await verbs.redeem();
      await check();
      // The next sequence finds seats again.
      for (const { id } of trips)
        await db
          .update(departures)
          .set({ capacity: sql`${departures.capacity} - ${departures.vacancies} + 4`, vacancies: 4 })
          .where(eq(departures.id, id));
    }),
    { numRuns: 15, examples: [[confirmedAndTravelled], [confirmedAndCancelled], [held]] },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["ON_HOLD", "PENDING", "CONFIRMED", "EXPIRED", "CANCELLED", "REDEEMED"]));
});
