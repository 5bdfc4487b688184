/** Buyers, staff and departures of tests about bookings. */
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import { addToCart, type CartView } from "#app/features/selling/bookings/cart/cart.server.ts";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { submitCheckout, type Submission } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { readOrder, type BookingContext, type LoadedOrder, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { recordPayment } from "#app/features/selling/bookings/payment/payments.server.ts";
import { schema, type DatabaseHandle, type Queryable } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Role } from "#app/features/people/access/permissions.ts";
import { testNow } from "./clock.ts";
import { contextFor, giveRoles, somebody } from "./people.ts";
import { departuresFor } from "./departures.ts";

const { profiles } = schema;
export const inRupees: CartView = { language: "en", currency: "INR" };

/** The agency's own bank account is entered: its own tours can be paid by transfer from now on. */
export async function enterOwnAccount(db: Queryable): Promise<void> {
  const value = { ...defaultSettings.bankTransfer, accountNumber: "50100 2345 6789", bic: "HDFCINBBXXX" };
  await db
    .insert(schema.settings)
    .values({ key: "bankTransfer", value })
    .onConflictDoUpdate({ target: schema.settings.key, set: { value } });
}

/** An agency with a clock of its own: `at` sets it. */
export async function openAgency({ db }: Pick<DatabaseHandle, "db">) {
  let time = testNow;
  /** Jobs that the verbs have asked for. */
  const wanted: string[] = [];
  const enqueue: BookingContext["enqueue"] = async (_, job) => void wanted.push(job);
  const services = contextFor({ db, now: () => time, secret: "a secret for tests, long enough to sign", enqueue }, undefined);
  /** The context in which this person asks for something. */
  const as = (actor: Actor | undefined) => ({ ...services, actor });

  async function person(roles: readonly Role[] = []): Promise<Actor> {
    const [row] = await db
      .insert(profiles)
      .values({ firstName: "Asha", email: `${crypto.randomUUID()}@example.org` })
      .returning({ id: profiles.id });
    await giveRoles(db, row!.id, roles);
    return somebody(roles, { id: row!.id, name: "Asha" });
  }
  const admin = await person(["Owner"]);

  /** A new visitor's cart with these departures. */
  async function cartWith(wishes: { departureId: string; party: Party }[]): Promise<string> {
    let cartId: string | undefined;
    for (const wish of wishes) {
      const added = await addToCart(services, { cartId }, { ...inRupees, ...wish });
      if (!added.ok) throw new Error(`Not added: ${JSON.stringify(added)}`);
      cartId = added.cartId;
    }
    return cartId!;
  }

  async function read(orderId: string): Promise<LoadedOrder> {
    return (await readOrder(db, orderId, { actor: admin }))!;
  }

  /** What the checkout page of an order would send. */
  async function submissionFor(orderId: string, changes: Partial<Submission> = {}): Promise<Submission> {
    const { bookings } = await read(orderId);
    const people = bookings.flatMap((booking) => booking.travellers);
    return {
      orderId,
      idempotencyKey: crypto.randomUUID(),
      expectedTotalMinor: people.reduce((sum, { agreedPriceMinor }) => sum + agreedPriceMinor, 0),
      method: "bank_transfer",
      contact: { name: "Meera Rao", email: "meera@example.org", phone: null },
      termsVersion: "2025-04-01",
      parties: bookings.map((booking) =>
        booking.travellers.map(({ position }) => ({ name: `Traveller ${position}`, diet: null, accessNeeds: null })),
      ),
      ...changes,
    };
  }

  /** A visitor's order with its seats held. */
  async function held(wishes: { departureId: string; party: Party }[]): Promise<{ orderId: string; access: OrderAccess }> {
    const cartId = await cartWith(wishes);
    const started = await startCheckout(services, { cartId }, inRupees);
    if (!started.ok) throw new Error(`Not held: ${JSON.stringify(started)}`);
    return { orderId: started.orderId, access: { cartId } };
  }

  /** An order with these trips, submitted for a transfer. */
  async function pending(wishes: { departureId: string; party: Party }[]) {
    const { orderId, access } = await held(wishes);
    const submitted = await submitCheckout(services, access, await submissionFor(orderId));
    if (!submitted.ok) throw new Error(`Not submitted: ${JSON.stringify(submitted)}`);
    return { orderId, access };
  }

  /** Money of a transfer; without an amount, all that is agreed. */
  async function pay(orderId: string, amountMinor?: number, providerReference: string = crypto.randomUUID()) {
    const order = await read(orderId);
    const all = order.bookings.flatMap((booking) => booking.travellers).reduce((sum, { agreedPriceMinor }) => sum + agreedPriceMinor, 0);
    const received = { orderId, amountMinor: amountMinor ?? all, currency: order.currency, providerReference, receivedAt: time };
    return recordPayment(as(admin), received);
  }

  async function confirmed(wishes: { departureId: string; party: Party }[]) {
    const made = await pending(wishes);
    await pay(made.orderId);
    return made;
  }

  return {
    services,
    as,
    wanted,
    admin,
    person,
    ...departuresFor(db),
    cartWith,
    held,
    pending,
    confirmed,
    pay,
    read,
    submissionFor,
    at: (instant: Date | string) => void (time = new Date(instant)),
    later: (minutes: number) => void (time = new Date(time.getTime() + minutes * 60_000)),
  };
}
