import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addToCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { expireHolds, expireUnpaid } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { startCheckout } from "./checkout.server.ts";
import { applyCode } from "./apply-code.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services, admin } = agency;
const { promoCodes } = schema;
beforeEach(async () => {
  agency.at(testNow);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

let made = 0;
/** A code of ten per cent, or what else it is to be. */
async function code(own: Partial<typeof promoCodes.$inferInsert> = {}): Promise<string> {
  const name = `CODE-${++made}`;
  await db.insert(promoCodes).values({ code: name, percent: own.amountUsdMinor ? null : 10, ...own });
  return name;
}
const usedOf = async (name: string) => (await db.select().from(promoCodes).where(eq(promoCodes.code, name)))[0]!.used;
const three = { adults: 3, children: 0 };

async function heldWith(typed: string, party = three) {
  const departure = await agency.departure({ seats: 50 });
  const { orderId, access } = await agency.held([{ departureId: departure.id, party }]);
  const applied = await applyCode(services, access, { orderId, typed });
  const submit = async (email = `${orderId}@example.org`) =>
    submitCheckout(services, access, { ...(await agency.submissionFor(orderId)), contact: { name: "Meera", email, phone: null } });
  return { departure, orderId, access, applied, submit, people: async () => (await agency.read(orderId)).bookings[0]!.travellers };
}

describe("a promo code at the checkout", () => {
  test("takes per cent off each traveller's price, in whole units, and is kept as it was agreed", async () => {
    const name = await code();
    const { applied, orderId, people, submit } = await heldWith(name.toLowerCase());
    expect(applied).toEqual({ ok: true });
    expect(await people()).toMatchObject(
      [1, 2, 3].map(() => ({ discountMinor: 1_461_400, codeMinor: 828_100, agreedPriceMinor: 7_453_000 })),
    );
    expect(await submit()).toMatchObject({ ok: true, status: "PENDING" });
    await db.update(promoCodes).set({ percent: 50 }).where(eq(promoCodes.code, name));
    expect((await agency.read(orderId)).money.agreedMinor).toBe(3 * 7_453_000);
    expect(await recountSeats(db)).toEqual([]);
  });

  test("leaves something to pay, whatever it is worth", async () => {
    for (const own of [{ percent: 100 }, { amountUsdMinor: 100_000_000 }]) {
      const { orderId } = await heldWith(await code(own));
      expect((await agency.read(orderId)).bookings[0]!.travellers.reduce((sum, each) => sum + each.agreedPriceMinor, 0)).toBeGreaterThan(0);
    }
  });

  test("takes an amount off all together, spread by price, to the unit", async () => {
    const name = await code({ amountUsdMinor: 10_000 });
    const { people } = await heldWith(name);
    const shares = (await people()).map(({ codeMinor }) => codeMinor);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(750_000);
    expect(shares).toEqual([250_000, 250_000, 250_000]);
  });

  test("says why it cannot be used, and changes nothing", async () => {
    const later = new Date(testNow.getTime() + 86_400_000);
    expect((await heldWith("NO-SUCH-CODE")).applied).toEqual({ ok: false, reason: "unknown" });
    expect((await heldWith(await code({ startsAt: later }))).applied).toEqual({ ok: false, reason: "not_yet" });
    expect((await heldWith(await code({ endsAt: testNow }))).applied).toEqual({ ok: false, reason: "over" });
    expect((await heldWith(await code({ tourIds: [2] }))).applied).toEqual({ ok: false, reason: "not_for_this" });
    expect((await heldWith(await code({ minTravellers: 4 }))).applied).toEqual({ ok: false, reason: "too_few" });
    const { applied, people } = await heldWith(await code({ mostUses: 0 }));
    expect(applied).toEqual({ ok: false, reason: "used_up" });
    expect((await people())[0]).toMatchObject({ codeMinor: 0 });
  });

  test("is taken away again", async () => {
    const { orderId, access, people } = await heldWith(await code());
    expect(await applyCode(services, access, { orderId, typed: "" })).toEqual({ ok: true });
    expect((await people())[0]).toMatchObject({ codeMinor: 0, agreedPriceMinor: 8_281_100 });
  });

  test("that ends while she pays is asked again, never silently dearer", async () => {
    const name = await code({ endsAt: new Date(testNow.getTime() + 60_000) });
    const { submit, orderId, access } = await heldWith(name);
    const submission = await agency.submissionFor(orderId);
    agency.later(1);
    expect(await submitCheckout(services, access, submission)).toMatchObject({
      ok: false,
      reason: "price_changed",
      totalMinor: 3 * 8_281_100,
    });
    expect(await submit()).toMatchObject({ ok: true });
    expect(await usedOf(name)).toBe(0);
  });

  test("is nobody else's to put on an order", async () => {
    const { orderId } = await heldWith(await code());
    expect(await applyCode(services, { cartId: crypto.randomUUID() }, { orderId, typed: "" })).toEqual({ ok: false, reason: "not_found" });
  });
});

describe("its uses", () => {
  test("of many at once for the last one, one gets it, and the others are asked at the price without it", async () => {
    const name = await code({ mostUses: 1 });
    const orders = [];
    for (let buyer = 0; buyer < 6; buyer++) orders.push(await heldWith(name, { adults: 1, children: 0 }));
    const answers = await Promise.all(orders.map(({ submit }) => submit()));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason !== "code_used_up" && answer.reason !== "price_changed")).toEqual([]);
    expect(await usedOf(name)).toBe(1);
    for (const { submit, orderId } of orders) {
      expect(await submit()).toMatchObject({ ok: true });
      expect((await agency.read(orderId)).bookings[0]!.status).toBe("PENDING");
    }
    expect(await usedOf(name)).toBe(1);
  });

  test("are counted by the address, however it is written", async () => {
    const name = await code({ mostPerEmail: 1 });
    expect(await (await heldWith(name)).submit("Asha@Example.org")).toMatchObject({ ok: true });
    expect(await (await heldWith(name)).submit(" asha@example.org")).toEqual({ ok: false, reason: "code_used_up" });
    expect(await (await heldWith(name)).submit("other@example.org")).toMatchObject({ ok: true });
    expect(await usedOf(name)).toBe(2);
  });

  test("are one for a form that is sent twice", async () => {
    const name = await code();
    const { orderId, access } = await heldWith(name);
    const submission = await agency.submissionFor(orderId);
    await submitCheckout(services, access, submission);
    expect(await submitCheckout(services, access, submission)).toMatchObject({ ok: true, repeated: true });
    expect(await usedOf(name)).toBe(1);
  });

  test("come back when the order expires or is rejected, and not when a traveller cancels", async () => {
    const name = await code({ mostUses: 3 });
    const [unpaid, rejected, paid] = [await heldWith(name), await heldWith(name), await heldWith(name)];
    for (const { submit } of [unpaid, rejected, paid]) await submit();
    expect(await usedOf(name)).toBe(3);
    await agency.pay(paid.orderId);
    await rejectBooking(agency.as(admin), (await agency.read(rejected.orderId)).bookings[0]!.id);
    expect(await usedOf(name)).toBe(2);
    await expireUnpaid(db, new Date(testNow.getTime() + 30 * 86_400_000));
    expect(await usedOf(name)).toBe(1);
    const [booking] = (await agency.read(paid.orderId)).bookings;
    const quoted = await quoteCancellation(agency.as(undefined), paid.access, { bookingId: booking!.id, travellers: "all" });
    if (quoted.ok) await cancelQuoted(agency.as(undefined), paid.access, { quoteId: quoted.quote.id, reason: null });
    expect(await usedOf(name)).toBe(1);
  });

  test("come back when the hold of a card payment is given up for a changed cart, whose order keeps the code", async () => {
    const name = await code({ mostUses: 1 });
    const { orderId, access, departure } = await heldWith(name);
    await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    expect(await usedOf(name)).toBe(1);
    const other = await agency.departure({ seats: 50 });
    const wish = { ...inRupees, departureId: other.id, party: three };
    await addToCart(services, access, wish);
    const again = await startCheckout(services, access, inRupees);
    expect(departure.id).not.toBe(other.id);
    expect(await usedOf(name)).toBe(0);
    if (again.ok) expect((await agency.read(again.orderId)).bookings[0]!.travellers[0]).toMatchObject({ codeMinor: 828_100 });
    expect(await recountSeats(db)).toEqual([]);
  });

  test("come back where the code ended after the card page was opened, and the order goes on without it", async () => {
    const name = await code({ endsAt: new Date(testNow.getTime() + 60_000) });
    const { orderId, access } = await heldWith(name);
    await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    agency.later(1);
    await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    expect(await submitCheckout(services, access, await agency.submissionFor(orderId))).toMatchObject({ ok: true });
    expect(await usedOf(name)).toBe(0);
    expect((await agency.read(orderId)).promoCode).toBeNull();
    expect(await recountSeats(db)).toEqual([]);
  });

  test("that do not agree with the orders are found by the recount", async () => {
    const name = await code();
    await db.update(promoCodes).set({ used: 7 }).where(eq(promoCodes.code, name));
    expect((await recountSeats(db)).map(({ rule }) => rule)).toEqual(["a promo code is used as often as orders use it"]);
    await db.update(promoCodes).set({ used: 0 }).where(eq(promoCodes.code, name));
  });

  test("stay with an order whose hold ran out and that is submitted after all", async () => {
    const name = await code();
    const { orderId, access } = await heldWith(name);
    const submission = await agency.submissionFor(orderId);
    agency.later(31);
    await expireHolds(db, services.now());
    const answer = await submitCheckout(services, access, submission);
    expect(answer).toMatchObject({ ok: true });
    if (answer.ok) expect((await agency.read(answer.orderId)).bookings[0]!.travellers[0]).toMatchObject({ codeMinor: 828_100 });
    expect(await usedOf(name)).toBe(1);
    expect(await recountSeats(db)).toEqual([]);
  });
});
