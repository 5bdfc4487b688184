import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { expireHolds } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
import { cardPrice as price, openCardAgency } from "#test/card-agency.ts";
import { testNow } from "#test/clock.ts";
import { settlePages } from "./card-pages.server.ts";
import { beginCardPayment, lookAtPayment, payAgain, submitAgain } from "./card-payment.server.ts";
import { sendCardRefunds } from "./card-refunds.server.ts";

const agency = await openCardAgency();
const { db, services, stripe, submitted, begin, paidThere, paidEvent, event, endHold, status, money } = agency;
const { paymentPages, paymentEvents } = schema;
const created = () => stripe.calls.filter(({ call }) => call === "POST /v1/checkout/sessions");

describe("the payment page", () => {
  test("asks for exactly what was shown, in the order's currency, for the order's hold", async () => {
    const order = await submitted();
    await begin(order);
    const { asked, amount_total } = [...stripe.sessions.values()].at(-1)!;
    const { reference, bookings } = await agency.read(order.orderId);
    expect(amount_total).toBe(2 * price);
    expect(asked).toMatchObject({
      mode: "payment",
      "allowed_payment_method_types[0]": "card",
      "adaptive_pricing[enabled]": "false",
      "line_items[0][price_data][currency]": "inr",
      "line_items[0][price_data][unit_amount]": String(price),
      "line_items[0][quantity]": "2",
      customer_email: "meera@example.org",
      client_reference_id: order.orderId,
      "metadata[reference]": reference,
      locale: "en",
    });
    expect(asked.success_url).toMatch(new RegExp(`^http://localhost:3000/checkout/payment/${reference}\\?token=`));
    expect(Number(asked.expires_at) * 1_000).toBeGreaterThanOrEqual(bookings[0]!.holdExpiresAt.getTime());
  });

  test("is the same for a double click, for Back, and for a second look", async () => {
    const order = await submitted();
    const [first, second] = await Promise.all([begin(order), begin(order)]);
    expect(second).toBe(first);
    expect(await begin(order)).toBe(first);
    expect(new Set(created().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect([...stripe.sessions.values()].filter((session) => session.client_reference_id === order.orderId)).toHaveLength(1);
  });

  test("is the same when the answer was lost or the program ended before it was noted", async () => {
    const order = await submitted();
    stripe.state.lost = true;
    expect(await beginCardPayment(services, order.access, order.orderId)).toEqual({ ok: false, reason: "away" });
    stripe.state.lost = false;
    agency.later(5);
    await begin(order);
    expect([...stripe.sessions.values()].filter((session) => session.client_reference_id === order.orderId)).toHaveLength(1);
  });

  test("takes the hold's one extension where less than 15 minutes are left; one that is extended already is not held longer", async () => {
    const early = await submitted({ minutesGone: 14 });
    await begin(early);
    const [untouched] = (await agency.read(early.orderId)).bookings;
    expect(untouched).toMatchObject({ holdExtended: false, holdExpiresAt: new Date(testNow.getTime() + 30 * 60_000) });
    agency.at(testNow);
    const order = await submitted({ minutesGone: 25 });
    await begin(order);
    const [booking] = (await agency.read(order.orderId)).bookings;
    expect(booking).toMatchObject({ holdExtended: true, holdExpiresAt: new Date(testNow.getTime() + 60 * 60_000) });
    agency.later(33);
    await begin(order);
    expect((await agency.read(order.orderId)).bookings[0]!.holdExpiresAt).toEqual(booking!.holdExpiresAt);
  });

  test("is closed with the hold, so that nothing can be paid there any more", async () => {
    const order = await submitted();
    const address = await begin(order);
    await settlePages(services);
    expect([...stripe.sessions.values()].at(-1)).toMatchObject({ status: "open" });
    agency.later(31);
    await expireHolds(db, services.now());
    await settlePages(services);
    expect(() => stripe.pay(address)).toThrow("cannot be paid");
    expect(await db.$count(paymentPages, eq(paymentPages.orderId, order.orderId))).toBe(1);
    stripe.calls.length = 0;
    await settlePages(services);
    expect(stripe.calls).toEqual([]);
  });

  test("of an old price is closed before there is one of the new", async () => {
    const order = await submitted();
    const old = await begin(order);
    await agency.priceTour(1, { basePriceMinor: 100_000, discountPercent: 0 });
    const again = { ...(await agency.submissionFor(order.orderId, { method: "card" })), expectedTotalMinor: 2 * 7_500_000 };
    const outcome = await submitCheckout(services, order.access, again);
    expect(outcome).toMatchObject({ ok: true });
    const fresh = await begin(order);
    expect(fresh).not.toBe(old);
    expect(() => stripe.pay(old)).toThrow("cannot be paid");
    expect(stripe.pay(fresh).amount_total).toBe(2 * 7_500_000);
  });

  test("belongs to whoever may see the order", async () => {
    const order = await submitted();
    expect(await beginCardPayment(services, { cartId: crypto.randomUUID() }, order.orderId)).toEqual({ ok: false, reason: "not_possible" });
    expect(created()).toEqual([]);
  });
});

describe("a payment in time", () => {
  test("confirms the booking, told once, twice, or twice at the same moment", async () => {
    const { orderId, session } = await paidThere();
    const told = { id: "evt_once" };
    expect(await Promise.all([paidEvent(session, told), paidEvent(session, told)])).toEqual([{ ok: true }, { ok: true }]);
    expect(await paidEvent(session, told)).toEqual({ ok: true });
    expect(await paidEvent(session)).toEqual({ ok: true });
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await money(orderId)).toMatchObject({ state: "paid", receivedMinor: 2 * price, surplusMinor: 0 });
    expect(await db.$count(paymentEvents, eq(paymentEvents.eventId, "evt_once"))).toBe(1);
  });

  test("is found by asking when its buyer comes back before the event, which then changes nothing", async () => {
    const { orderId, session } = await paidThere();
    expect(await lookAtPayment(services, orderId)).toBe("paid");
    expect(await status(orderId)).toBe("CONFIRMED");
    await paidEvent(session);
    expect(await money(orderId)).toMatchObject({ state: "paid", receivedMinor: 2 * price });
  });

  test("is found by the job when the event never comes and nobody comes back", async () => {
    const { orderId } = await paidThere();
    await settlePages(services);
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test("is not asked for again: who goes on to pay is told that it is paid", async () => {
    const order = await paidThere();
    expect(await beginCardPayment(services, order.access, order.orderId)).toEqual({ ok: true, address: undefined, news: "paid" });
    expect(await status(order.orderId)).toBe("CONFIRMED");
  });

  test("of which the page is not noted yet is known by the order that was sent along", async () => {
    const { orderId, session } = await paidThere();
    await db.update(paymentPages).set({ pageId: null, url: null }).where(eq(paymentPages.orderId, orderId));
    await paidEvent(session);
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test("of another amount is booked as what it is, and confirms nothing", async () => {
    const { orderId, session } = await paidThere({ amount_total: 100_000 });
    expect(await paidEvent(session)).toEqual({ ok: true });
    expect(await status(orderId)).toBe("ON_HOLD");
    expect(await money(orderId)).toMatchObject({ state: "part_paid", receivedMinor: 100_000 });
    await endHold();
    expect(await sendCardRefunds(services)).toBe(1);
    expect(stripe.refunds.size).toBeGreaterThan(0);
    expect(await money(orderId)).toMatchObject({ surplusMinor: 0, refundsDueMinor: 0 });
  });

  test("in another currency is refused, told again, and stands in the log", async () => {
    const { orderId, session } = await paidThere({ currency: "usd" });
    expect(await paidEvent(session)).toEqual({ ok: false, reason: "refused" });
    expect(await status(orderId)).toBe("ON_HOLD");
    expect(agency.logLines.find(({ level }) => level === 50)?.msg).toMatch("card payment not booked");
  });

  test("that has not arrived yet confirms nothing", async () => {
    const { orderId, session } = await paidThere({ payment_status: "unpaid", payment_intent: null });
    await paidEvent(session);
    expect(await lookAtPayment(services, orderId)).toBe("processing");
    expect(await status(orderId)).toBe("ON_HOLD");
    Object.assign(session, { payment_status: "paid", payment_intent: "pi_later" });
    await event("checkout.session.async_payment_succeeded", session);
    expect(await status(orderId)).toBe("CONFIRMED");
  });
});

describe("while the provider is away", () => {
  test("no page is made, the seats stay held, and a transfer can be chosen instead", async () => {
    const order = await submitted();
    stripe.state.away = true;
    expect(await beginCardPayment(services, order.access, order.orderId)).toEqual({ ok: false, reason: "away" });
    expect(await status(order.orderId)).toBe("ON_HOLD");
    expect(await submitAgain(services, order.access, { orderId: order.orderId, method: "bank_transfer" })).toMatchObject({
      ok: true,
      status: "PENDING",
    });
    const { contactEmail, bookings } = await agency.read(order.orderId);
    expect([contactEmail, bookings[0]!.travellers[0]!.name]).toEqual(["meera@example.org", "Traveller 0"]);
  });
});

describe("choosing a transfer instead", () => {
  test("closes the payment page at once", async () => {
    const order = await submitted();
    const address = await begin(order);
    await submitAgain(services, order.access, { orderId: order.orderId, method: "bank_transfer" });
    expect(() => stripe.pay(address)).toThrow("cannot be paid");
  });

  test("after the card was charged meanwhile is answered by the booking that is paid", async () => {
    const { orderId, access } = await paidThere();
    expect(await submitAgain(services, access, { orderId, method: "bank_transfer" })).toMatchObject({ ok: true, status: "CONFIRMED" });
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test("paying again after the hold has ended holds the seats anew and has a page of its own", async () => {
    const order = await submitted();
    const old = await begin(order);
    await endHold();
    const outcome = await payAgain(services, order.access, order.orderId);
    expect(outcome).toMatchObject({ ok: true });
    expect(() => stripe.pay(old)).toThrow("cannot be paid");
    const session = [...stripe.sessions.values()].at(-1)!;
    stripe.pay(session.url!);
    await paidEvent(session);
    expect(await status(order.orderId)).toBe("EXPIRED");
    expect(await status(session.client_reference_id!)).toBe("CONFIRMED");
  });
});
