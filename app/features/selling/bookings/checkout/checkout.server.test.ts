import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { addToCart, readCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { guestToken, readOrder } from "#app/features/selling/bookings/order.server.ts";
import { expireHolds } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { extendHold, startCheckout } from "./checkout.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { departures, tours, orders, bookingNotices, auditEntries, settings } = schema;
const two = { adults: 2, children: 0 };
const one = { adults: 1, children: 0 };

beforeEach(async () => {
  // What other tests hold is no part of the next.
  await expireHolds(db, new Date("2030-01-01T00:00:00Z"));
  agency.at(testNow);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
  await db.delete(settings);
});
afterEach(async () => expect(await recountSeats(db)).toEqual([]));

const statuses = async (orderId: string) => (await agency.read(orderId)).bookings.map((booking) => booking.status);
const start = (cartId: string) => startCheckout(services, { cartId }, inRupees);

describe("starting a checkout", () => {
  test("holds the seats of every line for 30 minutes, at the price of now and with the policy in force", async () => {
    const [first, second] = [await agency.departure(), await agency.departure({ tourId: 2 })];
    const version = await readCatalogueVersion(db);
    const cartId = await agency.cartWith([
      { departureId: first.id, party: { adults: 2, children: 1 } },
      { departureId: second.id, party: one },
    ]);
    const started = await start(cartId);
    expect(started).toMatchObject({ ok: true, holdExpiresAt: new Date("2026-11-21T06:30:00Z") });
    expect([await agency.vacancies(first.id), await agency.vacancies(second.id)]).toEqual([7, 9]);
    expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
    const order = await agency.read(started.ok ? started.orderId : "");
    expect(order).toMatchObject({ currency: "INR", rate: 75, rateDate: defaultSettings.rates.date, submittedAt: null });
    expect(order.reference).toMatch(/^YTR-[2-9A-HJKMNP-Z]{6}$/);
    expect(order.bookings.map((booking) => booking.status)).toEqual(["ON_HOLD", "ON_HOLD"]);
    expect(order.bookings[0]!.travellers.map((each) => [each.unit, each.agreedPriceMinor])).toEqual([
      ["ADULT", 8_281_100],
      ["ADULT", 8_281_100],
      ["CHILD", 6_210_900],
    ]);
    expect(order.bookings[0]!.policy).toMatchObject({ startDate: first.startDate, feeMinor: 375_000 });
  });

  test("holds all lines or none, and tells which has no room", async () => {
    const [roomy, full] = [await agency.departure(), await agency.departure({ seats: 2 })];
    const cartId = await agency.cartWith([
      { departureId: roomy.id, party: two },
      { departureId: full.id, party: two },
    ]);
    await agency.held([{ departureId: full.id, party: one }]);
    expect(await start(cartId)).toEqual({
      ok: false,
      reason: "unavailable",
      lines: [{ departureId: full.id, changes: [{ kind: "seats", left: 1 }] }],
    });
    expect(await agency.vacancies(roomy.id)).toBe(10);
    expect(await db.$count(orders, eq(orders.cartId, cartId))).toBe(0);
  });

  test("again for the same cart gives the same order and holds nothing twice", async () => {
    const { id } = await agency.departure({ seats: 2 });
    const cartId = await agency.cartWith([{ departureId: id, party: two }]);
    const started = await Promise.all([start(cartId), start(cartId), start(cartId)]);
    expect(new Set(started.map((outcome) => outcome.ok && outcome.orderId)).size).toBe(1);
    expect(await agency.vacancies(id)).toBe(0);
  });

  test("after a change of the cart gives the earlier hold up, also where only its own seats make room", async () => {
    const { id } = await agency.departure({ seats: 3 });
    const cartId = await agency.cartWith([{ departureId: id, party: two }]);
    const first = await start(cartId);
    await db.update(schema.cartLines).set({ adults: 3 }).where(eq(schema.cartLines.cartId, cartId));
    const second = await start(cartId);
    expect(second.ok && first.ok && second.orderId !== first.orderId).toBe(true);
    expect(await statuses(first.ok ? first.orderId : "")).toEqual(["EXPIRED"]);
    expect(await agency.vacancies(id)).toBe(0);
  });

  test.each([
    ["closed", { closed: true }, [{ kind: "closed" }]],
    ["sold out", { vacancies: 0, capacity: 0 }, [{ kind: "seats", left: 0 }]],
  ])("of a departure that is %s meanwhile is refused", async (_, change, changes) => {
    const { id } = await agency.departure();
    const cartId = await agency.cartWith([{ departureId: id, party: two }]);
    await db.update(departures).set(change).where(eq(departures.id, id));
    expect(await start(cartId)).toMatchObject({ ok: false, lines: [{ departureId: id, changes }] });
  });

  test("of a departure that starts in less than 7 days there is refused, of an empty cart too", async () => {
    const departure = await agency.departure();
    const cartId = await agency.cartWith([{ departureId: departure.id, party: one }]);
    agency.at(`${departure.startDate}T00:00:00Z`);
    expect(await start(cartId)).toMatchObject({ ok: false, lines: [{ changes: [{ kind: "too_late" }] }] });
    expect(await start(crypto.randomUUID())).toEqual({ ok: false, reason: "cart_empty" });
  });
});

describe("a hold", () => {
  test("can be extended once by 30 minutes", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: one }]);
    agency.later(28);
    expect(await extendHold(services, access, orderId)).toEqual({ ok: true, holdExpiresAt: new Date("2026-11-21T07:00:00Z") });
    expect(await extendHold(services, access, orderId)).toEqual({ ok: false, reason: "already_extended" });
    expect(await extendHold(services, { cartId: crypto.randomUUID() }, orderId)).toEqual({ ok: false, reason: "not_found" });
  });

  test("that has run out cannot be extended, and gives its seats back", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    agency.later(29);
    expect(await expireHolds(db, services.now())).toBe(0);
    agency.later(1);
    expect(await extendHold(services, access, orderId)).toEqual({ ok: false, reason: "expired" });
    expect((await Promise.all([1, 2, 3].map(() => expireHolds(db, services.now())))).reduce((sum, count) => sum + count)).toBe(1);
    expect([await statuses(orderId), await agency.vacancies(id)]).toEqual([["EXPIRED"], 10]);
  });
});

describe("submitting", () => {
  test("for a transfer makes the booking pending, due in 72 hours, and empties the cart of it", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    const outcome = await submitCheckout(services, access, await agency.submissionFor(orderId));
    const order = await agency.read(orderId);
    expect(outcome).toEqual({ ok: true, orderId, reference: order.reference, status: "PENDING", repeated: false });
    expect(order.bookings[0]).toMatchObject({ status: "PENDING", dueAt: new Date("2026-11-24T06:00:00Z") });
    expect(order.bookings[0]!.travellers.map((each) => each.name)).toEqual(["Traveller 0", "Traveller 1"]);
    expect((await readCart(services, { cartId: access.cartId }, inRupees))!.lines).toEqual([]);
    expect(await db.select().from(bookingNotices).where(eq(bookingNotices.orderId, orderId))).toMatchObject([
      { kind: "transfer_instructions" },
    ]);
    const audited = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, order.bookings[0]!.id));
    expect(audited.map((entry) => entry.action).sort()).toEqual(["booking.held", "booking.submitted"]);
    expect(JSON.stringify(audited)).not.toMatch(/Meera|Traveller 0/);
  });

  test("with a card keeps the hold and the cart until the money comes", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: one }]);
    const outcome = await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    expect(outcome).toMatchObject({ ok: true, status: "ON_HOLD" });
    expect((await readCart(services, access, inRupees))!.lines).toHaveLength(1);
  });

  test("twice, at once or later, books once and gives the same reference", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    const submission = await agency.submissionFor(orderId);
    const both = await Promise.all([submitCheckout(services, access, submission), submitCheckout(services, access, submission)]);
    const later = await submitCheckout(services, access, { ...submission, idempotencyKey: crypto.randomUUID() });
    const references = [...both, later].map((outcome) => outcome.ok && outcome.reference);
    expect(new Set(references).size).toBe(1);
    expect([...both, later].map((outcome) => outcome.ok && outcome.repeated).sort()).toEqual([false, true, true]);
    expect(await agency.vacancies(id)).toBe(8);
    expect(await db.$count(bookingNotices, eq(bookingNotices.orderId, orderId))).toBe(1);
  });

  test("after the rate has changed asks again with the new price, and then freezes that", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    await db.insert(settings).values({ key: "rates", value: { ...defaultSettings.rates, INR: 80, date: "2026-11-21" } });
    const submission = await agency.submissionFor(orderId);
    expect(await submitCheckout(services, access, submission)).toEqual({ ok: false, reason: "price_changed", totalMinor: 2 * 8_833_200 });
    const outcome = await submitCheckout(services, access, { ...submission, expectedTotalMinor: 2 * 8_833_200 });
    expect(outcome.ok).toBe(true);
    await db.delete(settings);
    await agency.priceTour(1, { basePriceMinor: 200_000, discountPercent: 0 });
    const order = await agency.read(orderId);
    expect(order).toMatchObject({ rate: 80, rateDate: "2026-11-21" });
    expect(order.bookings[0]!.travellers.map((each) => each.agreedPriceMinor)).toEqual([8_833_200, 8_833_200]);
    expect(order.bookings[0]!.policy.feeMinor).toBe(400_000);
  });

  test("a tour that is archived meanwhile is still booked: the hold was a promise", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: one }]);
    await db.update(tours).set({ state: "archived" }).where(eq(tours.id, 1));
    const outcome = await submitCheckout(services, access, await agency.submissionFor(orderId));
    await db.update(tours).set({ state: "published" }).where(eq(tours.id, 1));
    expect(outcome).toMatchObject({ ok: true, status: "PENDING" });
  });

  test("for a transfer that would be due only after booking has closed is refused", async () => {
    const departure = await agency.departure();
    agency.at(new Date(Date.parse(`${departure.startDate}T00:00:00Z`) - 9 * 86_400_000));
    const { orderId, access } = await agency.held([{ departureId: departure.id, party: one }]);
    const submission = await agency.submissionFor(orderId);
    expect(await submitCheckout(services, access, submission)).toEqual({ ok: false, reason: "transfer_too_late" });
    expect(await submitCheckout(services, access, { ...submission, method: "card" })).toMatchObject({ ok: true });
  });

  test("needs the names of all travellers, and is nobody else's", async () => {
    const { id } = await agency.departure();
    const { orderId, access } = await agency.held([{ departureId: id, party: two }]);
    const submission = await agency.submissionFor(orderId);
    expect(await submitCheckout(services, access, { ...submission, parties: [[]] })).toEqual({ ok: false, reason: "travellers_missing" });
    for (const stranger of [{}, { cartId: crypto.randomUUID() }, { actor: await agency.person() }, { guestToken: "x" }])
      expect(await submitCheckout(services, stranger, submission)).toEqual({ ok: false, reason: "not_found" });
  });
});

describe("submitting after the hold has expired", () => {
  async function expired(seats: number) {
    const { id } = await agency.departure({ seats });
    const made = await agency.held([{ departureId: id, party: two }]);
    const submission = await agency.submissionFor(made.orderId);
    agency.later(31);
    await expireHolds(db, services.now());
    return { ...made, id, submit: (changes = {}) => submitCheckout(services, made.access, { ...submission, ...changes }) };
  }

  test("holds the seats again where there is room; sent again, also with another key, it is the same booking", async () => {
    const { id, orderId, submit } = await expired(2);
    const [first, again, other] = [await submit(), await submit(), await submit({ idempotencyKey: crypto.randomUUID() })];
    expect(first).toMatchObject({ ok: true, status: "PENDING", repeated: false });
    for (const outcome of [again, other])
      expect(outcome).toMatchObject({ ok: true, reference: first.ok && first.reference, repeated: true });
    expect(await statuses(orderId)).toEqual(["EXPIRED"]);
    expect(await agency.vacancies(id)).toBe(0);
  });

  test("is refused where the seats are gone", async () => {
    const { id, submit } = await expired(2);
    await agency.held([{ departureId: id, party: one }]);
    expect(await submit()).toEqual({
      ok: false,
      reason: "unavailable",
      lines: [{ departureId: id, changes: [{ kind: "seats", left: 1 }] }],
    });
  });
});

test("an order is open to its customer, its browser, the bearer of its link and staff; to nobody else, and not to her browser when she has signed out", async () => {
  const actor = await agency.person();
  const { id } = await agency.departure();
  const owner = { actor, customerId: actor.id };
  await addToCart(services, owner, { ...inRupees, departureId: id, party: one });
  const started = await startCheckout(services, owner, inRupees);
  const orderId = started.ok ? started.orderId : "";
  const order = await agency.read(orderId);
  const link = { guestToken: guestToken(services.secret, orderId) };
  for (const access of [{ actor }, link, { actor: agency.admin }]) expect(await readOrder(db, orderId, access)).toBeDefined();
  for (const access of [{}, { cartId: order.cartId! }, { guestToken: guestToken("another", orderId) }])
    expect(await readOrder(db, orderId, access)).toBeUndefined();
});

test("20 buyers for 3 seats at the same moment: exactly 3 are sold, 17 are told, and trying again changes nothing", async () => {
  const { id } = await agency.departure({ seats: 3 });
  const cartIds: string[] = [];
  for (let buyer = 0; buyer < 20; buyer++) cartIds.push(await agency.cartWith([{ departureId: id, party: one }]));
  const started = await Promise.all(cartIds.map(start));
  const winners = started.flatMap((outcome, index) => (outcome.ok ? [{ orderId: outcome.orderId, cartId: cartIds[index]! }] : []));
  expect(winners).toHaveLength(3);
  for (const outcome of started)
    if (!outcome.ok)
      expect(outcome).toEqual({ ok: false, reason: "unavailable", lines: [{ departureId: id, changes: [{ kind: "seats", left: 0 }] }] });
  const submissions = await Promise.all(winners.map(async ({ orderId }) => agency.submissionFor(orderId)));
  const submit = () =>
    Promise.all(submissions.map((submission, index) => submitCheckout(services, { cartId: winners[index]!.cartId }, submission)));
  const [first, again] = [await submit(), await submit()];
  expect(again.map((outcome) => outcome.ok && outcome.reference)).toEqual(first.map((outcome) => outcome.ok && outcome.reference));
  expect(again.every((outcome) => outcome.ok && outcome.repeated)).toBe(true);
  expect((await Promise.all(cartIds.map(start))).filter((outcome) => outcome.ok)).toEqual([]);
  expect(await agency.vacancies(id)).toBe(0);
});

test("two buyers of the same two trips in opposite order both get an answer", async () => {
  const [a, b] = [await agency.departure({ seats: 30 }), await agency.departure({ seats: 30 })];
  const wishes = [a, b].map(({ id }) => ({ departureId: id, party: one }));
  const cartIds: string[] = [];
  for (let buyer = 0; buyer < 10; buyer++) cartIds.push(await agency.cartWith(buyer % 2 ? wishes : wishes.toReversed()));
  const started = await Promise.all(cartIds.map(start));
  expect(started.every((outcome) => outcome.ok)).toBe(true);
  expect([await agency.vacancies(a.id), await agency.vacancies(b.id)]).toEqual([20, 20]);
});
