import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { acceptRefund, recordRefundSent, refundSurplus } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { dueToDos } from "#app/features/selling/bookings/admin/to-dos.server.ts";
import { cardPrice as price, openCardAgency } from "#test/card-agency.ts";
import { takeCardEvent } from "./card-events.server.ts";
import { sendCardRefunds } from "./card-refunds.server.ts";

const agency = await openCardAgency();
const { db, services, stripe, submitted, begin, paidThere, paidEvent, event, endHold, status, money } = agency;
const { paymentPages, refunds, auditEntries } = schema;
const two = { adults: 2, children: 0 };
const auditOf = (action: string) => db.$count(auditEntries, eq(auditEntries.action, action));

describe("a payment after the hold has ended", () => {
  test("is seated again where there is room", async () => {
    const { orderId, departureId, session } = await paidThere();
    await endHold();
    expect(await status(orderId)).toBe("EXPIRED");
    await paidEvent(session);
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await agency.vacancies(departureId)).toBe(0);
  });

  test("is sent back through the provider where there is none, once", async () => {
    const { orderId, departureId, session } = await paidThere();
    await endHold();
    await agency.confirmed([{ departureId, party: two }]);
    await paidEvent(session);
    expect(await status(orderId)).toBe("EXPIRED");
    expect(await money(orderId)).toMatchObject({ state: "refund_due", refundsDueMinor: 2 * price });
    expect(await sendCardRefunds(services)).toBe(1);
    expect(await sendCardRefunds(services)).toBe(0);
    const [refund] = (await agency.read(orderId)).refunds;
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

/** An order that was paid twice, with the second payment promised back. */
async function surplus() {
  const { orderId, session } = await paidThere();
  await paidEvent(session);
  const second = { ...session, id: `${session.id}_second`, payment_intent: `${session.payment_intent}_second` };
  stripe.sessions.set(second.id, second);
  await paidEvent(second);
  expect(await money(orderId)).toMatchObject({ state: "overpaid", surplusMinor: 2 * price });
  await refundSurplus(agency.as(agency.admin), orderId);
  return { orderId, session };
}

describe("a card refund", () => {
  test("stays due while the provider is away, and is sent when it is there again", async () => {
    const { orderId, session } = await surplus();
    stripe.state.away = true;
    expect(await sendCardRefunds(services)).toBe(0);
    expect((await agency.read(orderId)).refunds[0]).toMatchObject({ status: "due" });
    stripe.state.away = false;
    expect(await sendCardRefunds(services)).toBe(1);
    expect([...stripe.refunds.values()].filter((refund) => refund.payment_intent === session.payment_intent)).toHaveLength(1);
  });

  test("whose answer was lost is sent once, also when the provider has forgotten the key", async () => {
    const { orderId, session } = await surplus();
    stripe.state.lost = true;
    expect(await sendCardRefunds(services)).toBe(0);
    stripe.state.lost = false;
    expect([...stripe.refunds.values()].at(-1)).toMatchObject({ payment_intent: session.payment_intent });
    const [row] = (await agency.read(orderId)).refunds;
    stripe.forget(row!.id);
    expect(await sendCardRefunds(services)).toBe(1);
    expect([...stripe.refunds.values()].filter((refund) => refund.payment_intent === session.payment_intent)).toHaveLength(1);
  });

  test("that the provider refuses is failed: money to give back another way, which staff then record", async () => {
    const { orderId } = await surplus();
    stripe.state.refuses = "charge_disputed";
    const before = await auditOf("booking.refund-failed");
    expect(await sendCardRefunds(services)).toBe(0);
    const [refund] = (await agency.read(orderId)).refunds;
    expect(refund).toMatchObject({ status: "failed", sentAt: null });
    expect(await auditOf("booking.refund-failed")).toBe(before + 1);
    expect(await money(orderId)).toMatchObject({ state: "overpaid", surplusMinor: 2 * price });
    const { reference } = await agency.read(orderId);
    const toDos = async () => (await dueToDos(db, services.now())).filter((toDo) => toDo.reference === reference).map(({ kind }) => kind);
    expect(await toDos()).toEqual(["refund_failed"]);
    stripe.calls.length = 0;
    await sendCardRefunds(services);
    expect(stripe.calls).toEqual([]);
    const byBank = { refundId: refund!.id, providerReference: "bank 77" };
    expect(await recordRefundSent(agency.as(agency.admin), byBank)).toEqual({ ok: true });
    expect(await recordRefundSent(agency.as(agency.admin), { ...byBank, providerReference: "bank 78" })).toEqual({
      ok: false,
      reason: "not_possible",
    });
    expect(await money(orderId)).toMatchObject({ state: "paid", surplusMinor: 0 });
    expect(await toDos()).toEqual([]);
  });

  test("that failed and is promised anew is done with: the new one is the to-do", async () => {
    const { orderId } = await surplus();
    stripe.state.refuses = "insufficient_funds";
    await sendCardRefunds(services);
    stripe.state.refuses = undefined;
    const [failed] = (await agency.read(orderId)).refunds;
    await refundSurplus(agency.as(agency.admin), orderId);
    const byBank = { refundId: failed!.id, providerReference: "bank 79" };
    expect(await recordRefundSent(agency.as(agency.admin), byBank)).toEqual({ ok: false, reason: "not_possible" });
    expect(await sendCardRefunds(services)).toBe(1);
    const { reference } = await agency.read(orderId);
    expect((await dueToDos(db, services.now())).filter((toDo) => toDo.reference === reference)).toEqual([]);
  });

  test("that fails after it was sent is to be given back again; late good news does not change that", async () => {
    const { orderId } = await surplus();
    await sendCardRefunds(services);
    const [{ providerReference } = { providerReference: null }] = (await agency.read(orderId)).refunds;
    const refund = stripe.refunds.get(providerReference!)!;
    await event("refund.failed", { ...refund, status: "failed" });
    expect(await money(orderId)).toMatchObject({ state: "overpaid" });
    await event("refund.updated", refund);
    expect((await agency.read(orderId)).refunds[0]).toMatchObject({ status: "failed" });
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

  test("made at the provider without a promise waits for staff, is no money that is owed, and leaves the booking as it is until they decide", async () => {
    const { orderId, session } = await paidThere();
    await paidEvent(session);
    await event("refund.created", stripe.refundThere(session, price / 2));
    expect(await money(orderId)).toMatchObject({ state: "paid", surplusMinor: 0, paidMinor: 2 * price });
    const { reference } = await agency.read(orderId);
    const toDos = async () => (await dueToDos(db, services.now())).filter((toDo) => toDo.reference === reference);
    expect(await toDos()).toMatchObject([{ kind: "refund_outside", amountMinor: price / 2 }]);
    const [refund] = (await agency.read(orderId)).refunds;
    expect(refund).toMatchObject({ reason: "outside", status: "sent" });
    await expect(acceptRefund(agency.as(undefined), refund!.id)).rejects.toMatchObject({ status: 403 });
    expect(await acceptRefund(agency.as(agency.admin), refund!.id)).toEqual({ ok: true });
    expect(await acceptRefund(agency.as(agency.admin), refund!.id)).toEqual({ ok: false, reason: "not_possible" });
    expect(await toDos()).toEqual([]);
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test.each([
    ["less than", price / 2],
    ["as much as", 2 * price],
  ])("made at the provider of %s what a cancellation gives back counts towards it", async (_, amount) => {
    const { orderId, access, session } = await paidThere();
    await paidEvent(session);
    const there = stripe.refundThere(session, amount);
    await event("refund.created", there);
    const [booking] = (await agency.read(orderId)).bookings;
    const wish = { bookingId: booking!.id, travellers: "all", by: "agency" } as const;
    const quoted = await quoteCancellation(agency.as(agency.admin), { ...access, actor: agency.admin }, wish);
    if (!quoted.ok) throw new Error(quoted.reason);
    const wanted = { quoteId: quoted.quote.id, reason: "storm" };
    expect(await cancelQuoted(agency.as(agency.admin), { actor: agency.admin }, wanted)).toMatchObject({
      ok: true,
      refundMinor: 2 * price,
    });
    await sendCardRefunds(services);
    const given = [...stripe.refunds.values()].filter((refund) => refund.payment_intent === session.payment_intent);
    expect(given.reduce((sum, refund) => sum + refund.amount, 0)).toBe(2 * price);
    expect(await money(orderId)).toMatchObject({ surplusMinor: 0, refundsDueMinor: 0 });
    expect(new Set((await agency.read(orderId)).refunds.map(({ bookingId }) => bookingId))).toEqual(new Set([booking!.id]));
  });

  test("made at the provider of more than is promised later leaves the rest to decide about", async () => {
    const { orderId, access, session } = await paidThere();
    await paidEvent(session);
    await event("refund.created", stripe.refundThere(session, 2 * price));
    const [booking] = (await agency.read(orderId)).bookings;
    const wish = { bookingId: booking!.id, travellers: [booking!.travellers[0]!.id], by: "agency" } as const;
    const quoted = await quoteCancellation(agency.as(agency.admin), { ...access, actor: agency.admin }, wish);
    if (!quoted.ok) throw new Error(quoted.reason);
    await cancelQuoted(agency.as(agency.admin), { actor: agency.admin }, { quoteId: quoted.quote.id, reason: "ill" });
    const rows = (await agency.read(orderId)).refunds.map(({ reason, ...row }) => [reason, row.status, row.amountMinor, row.bookingId]);
    expect(rows.toSorted()).toEqual([
      ["cancellation", "sent", price, booking!.id],
      ["outside", "sent", price, null],
    ]);
  });

  test("made at the provider while ours of that amount still waits is that one", async () => {
    const { orderId, session } = await surplus();
    await event("refund.created", stripe.refundThere(session, 2 * price));
    expect(await sendCardRefunds(services)).toBe(0);
    expect((await agency.read(orderId)).refunds).toMatchObject([{ status: "sent", reason: "surplus", amountMinor: 2 * price }]);
  });

  test("of which only the charge is told is asked for at the provider; the refund's own event adds nothing", async () => {
    const { orderId, session } = await paidThere();
    await paidEvent(session);
    const refund = stripe.refundThere(session, price);
    const charge = { id: "ch_1", object: "charge", payment_intent: session.payment_intent, amount_refunded: price };
    stripe.state.away = true;
    expect(await event("charge.refunded", charge)).toEqual({ ok: false, reason: "away" });
    stripe.state.away = false;
    expect(await event("charge.refunded", charge)).toEqual({ ok: true });
    await event("refund.created", refund);
    await event("charge.refund.updated", refund);
    expect((await agency.read(orderId)).refunds).toMatchObject([{ reason: "outside", amountMinor: price }]);
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
