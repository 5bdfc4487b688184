/** Orders that are paid by card, with the double in the provider's place. */
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { takeCardEvent } from "#app/features/selling/bookings/payment/card-events.server.ts";
import { beginCardPayment } from "#app/features/selling/bookings/payment/card-payment.server.ts";
import { expireHolds } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "./bookings.ts";
import { testNow } from "./clock.ts";
import { openTestDatabase } from "./database.ts";
import { testServices } from "./services.ts";
import { startStripeDouble, type Session } from "./stripe-double.ts";

/** What two adults pay for tour 1, each, in paise. */
export const cardPrice = 8_281_100;

/** The admin area of bookings with card payments, for one test file: as new before each test, and its seats and money recounted after it. */
export async function openCardAgency() {
  const handle = await openTestDatabase();
  const { db } = handle;
  const agency = await openAgency(handle);
  const stripe = await startStripeDouble(() => agency.services.now());
  const base = testServices(handle, stripe.settings);
  const services = { ...agency.services, env: base.env, log: base.log };

  beforeEach(async () => {
    Object.assign(stripe.state, { away: false, lost: false, refuses: undefined });
    agency.at(testNow);
    // What other tests wait for is no part of the next.
    await expireHolds(db, new Date("2030-01-01T00:00:00Z"));
    await db.delete(schema.paymentPages);
    stripe.calls.length = 0;
    base.logLines.length = 0;
    await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
  });
  afterEach(async () => expect(await recountSeats(db)).toEqual([]));
  afterAll(async () => {
    await stripe.stop();
    await handle.close();
  });

  async function event(type: string, object: object, options = {}) {
    const { body, signature } = stripe.deliver(type, object, options);
    return takeCardEvent(services, body, signature);
  }

  /** An order for two that was submitted for a card; its seats are held. */
  async function submitted({ seats = 2, minutesGone = 0 } = {}) {
    const { id } = await agency.departure({ seats });
    const { orderId, access } = await agency.held([{ departureId: id, party: { adults: 2, children: 0 } }]);
    agency.later(minutesGone);
    const outcome = await submitCheckout(services, access, await agency.submissionFor(orderId, { method: "card" }));
    expect(outcome).toMatchObject({ ok: true, status: "ON_HOLD" });
    return { orderId, access, departureId: id };
  }

  /** The address of its payment page. */
  async function begin(order: { orderId: string; access: OrderAccess }): Promise<string> {
    const outcome = await beginCardPayment(services, order.access, order.orderId);
    if (!outcome.ok || !outcome.address) throw new Error(`Not begun: ${JSON.stringify(outcome)}`);
    return outcome.address;
  }

  return {
    ...agency,
    db,
    services,
    stripe,
    logLines: base.logLines,
    event,
    submitted,
    begin,
    status: async (orderId: string) => (await agency.read(orderId)).bookings[0]!.status,
    money: async (orderId: string) => (await agency.read(orderId)).money,
    paidEvent: (session: Session, options = {}) => event("checkout.session.completed", session, options),
    /** Submitted, and paid on the provider's page, of which we know nothing yet. */
    async paidThere(changes: Partial<Session> = {}) {
      const order = await submitted();
      return { ...order, session: stripe.pay(await begin(order), changes) };
    },
    /** The hold has ended, and the page could no longer be closed in time. */
    async endHold() {
      agency.later(61);
      await expireHolds(db, services.now());
    },
  };
}
