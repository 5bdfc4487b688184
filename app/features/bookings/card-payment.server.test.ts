import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openDesk } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { startStripeDouble, type Session } from "#test/stripe-double.ts";
import { takeCardEvent } from "./card-events.server.ts";
import { settlePages } from "./card-pages.server.ts";
import { beginCardPayment, lookAtPayment, payAgain, submitAgain } from "./card-payment.server.ts";
import { sendCardRefunds } from "./card-refunds.server.ts";
import { recordRefundSent, refundSurplus } from "./decisions.server.ts";
import { expireHolds } from "./expiry.server.ts";
import { moneyOf, type OrderAccess } from "./order.server.ts";
import { recountSeats } from "./recount-seats.server.ts";
import { submitCheckout } from "./submit-checkout.server.ts";

const handle = await openTestDatabase();
const { db } = handle;
const desk = await openDesk(handle);
const stripe = await startStripeDouble(() => desk.services.now());
afterAll(async () => {
  await stripe.stop();
  await handle.close();
});
const base = testServices(handle, stripe.settings);
const services = { ...desk.services, env: base.env, log: base.log };
const { paymentPages, paymentEvents, refunds, auditEntries } = schema;
const two = { adults: 2, children: 0 };
const price = 8_281_100;

beforeEach(async () => {
  Object.assign(stripe.state, { away: false, lost: false, refuses: undefined });
  desk.at(testNow);
  await expireHolds(db, new Date("2030-01-01T00:00:00Z"));
  await db.delete(paymentPages);
  stripe.calls.length = 0;
  base.logLines.length = 0;
  await desk.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});
afterEach(async () => expect(await recountSeats(db)).toEqual([]));

const status = async (orderId: string) => (await desk.read(orderId)).bookings[0]!.status;
const money = async (orderId: string) => moneyOf(await desk.read(orderId));
const created = () => stripe.calls.filter(({ call }) => call === "POST /v1/checkout/sessions");
const event = (type: string, object: object, options = {}) => {
  const { body, signature } = stripe.deliver(type, object, options);
  return takeCardEvent(services, body, signature);
};
const paidEvent = (session: Session, options = {}) => event("checkout.session.completed", session, options);
const auditOf = (action: string) => db.$count(auditEntries, eq(auditEntries.action, action));

/** An order for two that was submitted for a card; its seats are held. */
async function submitted(seats = 2, extra: { minutesGone?: number } = {}) {
  const { id } = await desk.departure({ seats });
  const { orderId, access } = await desk.held([{ departureId: id, party: two }]);
  desk.later(extra.minutesGone ?? 0);
  const outcome = await submitCheckout(services, access, await desk.submissionFor(orderId, { method: "card" }));
  expect(outcome).toMatchObject({ ok: true, status: "ON_HOLD" });
  return { orderId, access, departureId: id };
}
async function begin(order: { orderId: string; access: OrderAccess }): Promise<string> {
  const outcome = await beginCardPayment(services, order.access, order.orderId);
  if (!outcome.ok || !outcome.address) throw new Error(`Not begun: ${JSON.stringify(outcome)}`);
  return outcome.address;
}
/** Submitted, and paid on the provider's page, of which we know nothing yet. */
async function paidThere(changes: Partial<Session> = {}, seats = 2) {
  const order = await submitted(seats);
  return { ...order, session: stripe.pay(await begin(order), changes) };
}
/** The hold has ended, and the page could no longer be closed in time. */
async function endHold() {
  desk.later(61);
  await expireHolds(db, services.now());
}

describe("the payment page", () => {
  test("asks for exactly what was shown, in the order's currency, for the order's hold", async () => {
    const order = await submitted();
    await begin(order);
    const { asked, amount_total } = [...stripe.sessions.values()].at(-1)!;
    const { reference, bookings } = await desk.read(order.orderId);
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
    desk.later(5);
    await begin(order);
    expect([...stripe.sessions.values()].filter((session) => session.client_reference_id === order.orderId)).toHaveLength(1);
  });

  test("near the end of a hold takes its one extension; a hold that is extended already is not held longer", async () => {
    const order = await submitted(2, { minutesGone: 25 });
    await begin(order);
    const [booking] = (await desk.read(order.orderId)).bookings;
    expect(booking).toMatchObject({ holdExtended: true, holdExpiresAt: new Date(testNow.getTime() + 60 * 60_000) });
    desk.later(33);
    await begin(order);
    expect((await desk.read(order.orderId)).bookings[0]!.holdExpiresAt).toEqual(booking!.holdExpiresAt);
  });

  test("is closed with the hold, so that nothing can be paid there any more", async () => {
    const order = await submitted();
    const address = await begin(order);
    await settlePages(services);
    expect([...stripe.sessions.values()].at(-1)).toMatchObject({ status: "open" });
    desk.later(31);
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
    await desk.priceTour(1, { basePriceMinor: 100_000, discountPercent: 0 });
    const again = { ...(await desk.submissionFor(order.orderId, { method: "card" })), expectedTotalMinor: 2 * 7_500_000 };
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
    expect(base.logLines.find(({ level }) => level === 50)?.msg).toMatch("card payment not booked");
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

describe("a payment after the hold has ended", () => {
  test("is seated again where there is room", async () => {
    const { orderId, departureId, session } = await paidThere();
    await endHold();
    expect(await status(orderId)).toBe("EXPIRED");
    await paidEvent(session);
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await desk.vacancies(departureId)).toBe(0);
  });

  test("is sent back through the provider where there is none, once", async () => {
    const { orderId, departureId, session } = await paidThere();
    await endHold();
    await desk.confirmed([{ departureId, party: two }]);
    await paidEvent(session);
    expect(await status(orderId)).toBe("EXPIRED");
    expect(await money(orderId)).toMatchObject({ state: "refund_due", refundsDueMinor: 2 * price });
    expect(await sendCardRefunds(services)).toBe(1);
    expect(await sendCardRefunds(services)).toBe(0);
    const [refund] = (await desk.read(orderId)).refunds;
    expect(refund).toMatchObject({ status: "sent", provider: "stripe", amountMinor: 2 * price, sentAt: services.now() });
    expect(stripe.refunds.get(refund!.providerReference!)).toMatchObject({ amount: 2 * price, payment_intent: session.payment_intent });
  });
});

describe("a delivery", () => {
  test("that is forged, altered or old is refused", async () => {
    const { orderId, session } = await paidThere();
    const type = "checkout.session.completed";
    expect(await event(type, session, { secret: "whsec_of_somebody_else" })).toEqual({ ok: false, reason: "forged" });
    expect(await event(type, session, { at: new Date(services.now().getTime() - 6 * 60_000) })).toEqual({ ok: false, reason: "forged" });
    const { body, signature } = stripe.deliver(type, session);
    expect(await takeCardEvent(services, body.replace(String(2 * price), String(3 * price)), signature)).toEqual({
      ok: false,
      reason: "forged",
    });
    expect(await takeCardEvent(services, body, "")).toEqual({ ok: false, reason: "forged" });
    expect(await status(orderId)).toBe("ON_HOLD");
    expect(await takeCardEvent(services, body, signature)).toEqual({ ok: true });
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test("of something else, or of another shop's order, is taken and changes nothing", async () => {
    const { session } = await paidThere();
    expect(await event("customer.created", { id: "cus_1" })).toEqual({ ok: true });
    const foreign = { ...session, id: "cs_foreign", payment_intent: "pi_foreign" };
    expect(await paidEvent({ ...foreign, client_reference_id: "order 7" })).toEqual({ ok: true });
    expect(await paidEvent({ ...foreign, client_reference_id: crypto.randomUUID() })).toEqual({ ok: true });
    expect(await db.$count(schema.payments, eq(schema.payments.providerReference, "pi_foreign"))).toBe(0);
  });

  test("of a page that has ended closes it here too, whatever the hold", async () => {
    const order = await submitted();
    await begin(order);
    const session = [...stripe.sessions.values()].at(-1)!;
    await event("checkout.session.expired", { ...session, status: "expired", url: null });
    expect(await db.$count(paymentPages, and(eq(paymentPages.orderId, order.orderId), eq(paymentPages.url, session.url!)))).toBe(0);
    expect(await status(order.orderId)).toBe("ON_HOLD");
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
    const { contactEmail, bookings } = await desk.read(order.orderId);
    expect([contactEmail, bookings[0]!.travellers[0]!.name]).toEqual(["meera@example.org", "Traveller 0"]);
  });

  test("refunds stay due, and are sent when it is there again", async () => {
    const { orderId, session } = await surplus();
    stripe.state.away = true;
    expect(await sendCardRefunds(services)).toBe(0);
    expect((await desk.read(orderId)).refunds[0]).toMatchObject({ status: "due" });
    stripe.state.away = false;
    expect(await sendCardRefunds(services)).toBe(1);
    expect([...stripe.refunds.values()].filter((refund) => refund.payment_intent === session.payment_intent)).toHaveLength(1);
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

/** An order that was paid twice, with the second payment promised back. */
async function surplus() {
  const { orderId, session } = await paidThere();
  await paidEvent(session);
  const second = { ...session, id: `${session.id}_second`, payment_intent: `${session.payment_intent}_second` };
  stripe.sessions.set(second.id, second);
  await paidEvent(second);
  expect(await money(orderId)).toMatchObject({ state: "overpaid", surplusMinor: 2 * price });
  await refundSurplus(services, desk.admin, orderId);
  return { orderId, session };
}

describe("a card refund", () => {
  test("whose answer was lost is sent once, also when the provider has forgotten the key", async () => {
    const { orderId, session } = await surplus();
    stripe.state.lost = true;
    expect(await sendCardRefunds(services)).toBe(0);
    stripe.state.lost = false;
    const [row] = (await desk.read(orderId)).refunds;
    stripe.forget(row!.id);
    expect(await sendCardRefunds(services)).toBe(1);
    expect([...stripe.refunds.values()].filter((refund) => refund.payment_intent === session.payment_intent)).toHaveLength(1);
  });

  test("that the provider refuses is failed: money to give back another way, which staff then record", async () => {
    const { orderId } = await surplus();
    stripe.state.refuses = "charge_disputed";
    const before = await auditOf("booking.refund-failed");
    expect(await sendCardRefunds(services)).toBe(0);
    const [refund] = (await desk.read(orderId)).refunds;
    expect(refund).toMatchObject({ status: "failed", sentAt: null });
    expect(await auditOf("booking.refund-failed")).toBe(before + 1);
    expect(await money(orderId)).toMatchObject({ state: "overpaid", surplusMinor: 2 * price });
    stripe.calls.length = 0;
    await sendCardRefunds(services);
    expect(stripe.calls).toEqual([]);
    const byBank = { refundId: refund!.id, providerReference: "bank 77" };
    expect(await recordRefundSent(services, desk.admin, byBank)).toEqual({ ok: true });
    expect(await recordRefundSent(services, desk.admin, { ...byBank, providerReference: "bank 78" })).toEqual({
      ok: false,
      reason: "not_possible",
    });
    expect(await money(orderId)).toMatchObject({ state: "paid", surplusMinor: 0 });
  });

  test("that fails after it was sent is to be given back again; late good news does not change that", async () => {
    const { orderId } = await surplus();
    await sendCardRefunds(services);
    const [{ providerReference } = { providerReference: null }] = (await desk.read(orderId)).refunds;
    const refund = stripe.refunds.get(providerReference!)!;
    await event("refund.failed", { ...refund, status: "failed" });
    expect(await money(orderId)).toMatchObject({ state: "overpaid" });
    await event("refund.updated", refund);
    expect((await desk.read(orderId)).refunds[0]).toMatchObject({ status: "failed" });
  });

  test("made at the provider before its payment was told takes the payment first, and is noted for staff", async () => {
    const { orderId, session } = await paidThere();
    const refund = stripe.refundThere(session, 2 * price);
    const before = await auditOf("booking.refund-unexpected");
    expect(await event("refund.created", refund, { id: "evt_refund" })).toEqual({ ok: true });
    expect(await event("refund.created", refund, { id: "evt_refund" })).toEqual({ ok: true });
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await auditOf("booking.refund-unexpected")).toBe(before + 1);
    expect(await paidEvent(session)).toEqual({ ok: true });
    expect(await money(orderId)).toMatchObject({ receivedMinor: 2 * price });
  });

  test("made at the provider of money beyond the price stands in the ledger", async () => {
    const { orderId, session } = await paidThere();
    await paidEvent(session);
    const second = { ...session, id: `${session.id}_more`, payment_intent: `${session.payment_intent}_more` };
    stripe.sessions.set(second.id, second);
    await paidEvent(second);
    await event("refund.created", stripe.refundThere(second, 2 * price));
    expect(await money(orderId)).toMatchObject({ state: "paid", surplusMinor: 0 });
    expect(await db.$count(refunds, and(eq(refunds.orderId, orderId), eq(refunds.status, "sent")))).toBe(1);
  });
});
