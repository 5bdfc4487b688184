/** What bookings have to do with the end of an account, and with the download of its data. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { recordRefundSent, refundSurplus } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { accountContext, contextFor } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { accountData } from "./account-data.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const services = { ...testServices(handle), ...agency.services };
const as = (person: Actor) => contextFor(services, person);
const { orders, travellers, profiles } = schema;

beforeEach(() => agency.at(testNow));

/** A customer with a trip that is booked and paid for. */
async function traveller() {
  const person = await agency.person();
  const departure = await agency.departure();
  const { orderId } = await agency.confirmed([{ departureId: departure.id, party: { adults: 1, children: 0 } }]);
  await db.update(orders).set({ customerId: person.id }).where(eq(orders.id, orderId));
  return { person, orderId, access: { actor: person } };
}

test("an account with a trip ahead is not deleted; with money owed neither; once all is settled it is", async () => {
  const { person, orderId, access } = await traveller();
  expect(await deleteAccount(as(person), person.id)).toEqual({ ok: false, reason: "trip_ahead" });
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(access.actor), access, { bookingId: booking!.id, travellers: "all" });
  await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: "My mother is ill" });
  expect(await deleteAccount(as(person), person.id)).toEqual({ ok: false, reason: "money_owed" });
  const [refund] = (await agency.read(orderId)).refunds;
  await recordRefundSent(agency.as(agency.admin), { refundId: refund!.id, providerReference: crypto.randomUUID() });
  expect(await deleteAccount(as(person), person.id)).toMatchObject({ ok: true });
});

test("with an account go names and contact of its bookings; the bookings and their money stay", async () => {
  const { person, orderId } = await traveller();
  agency.at("2028-01-01T00:00:00Z");
  expect(await deleteAccount(as(person), person.id)).toMatchObject({ ok: true });
  const after = await agency.read(orderId);
  expect(after).toMatchObject({ customerId: null, contactName: null, contactEmail: null, forgottenAt: new Date("2028-01-01T00:00:00Z") });
  const rows = await db.select().from(travellers).where(eq(travellers.bookingId, after.bookings[0]!.id));
  expect(rows).toMatchObject([{ name: null }]);
  expect(rows[0]!.agreedPriceMinor).toBeGreaterThan(0);
  expect(after.payments).toHaveLength(1);
});

test("the downloaded data have her bookings, with who travels, what was paid and what went back for which, and no secret", async () => {
  const { person, orderId } = await traveller();
  await agency.pay(orderId, 5_000);
  await refundSurplus(agency.as(agency.admin), orderId);
  const [booking] = (await agency.read(orderId)).bookings;
  const quoted = await quoteCancellation(agency.as(agency.admin), { actor: agency.admin }, { bookingId: booking!.id, travellers: "all" });
  await cancelQuoted(agency.as(agency.admin), { actor: agency.admin }, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
  const account = {
    ...person,
    sessionId: "",
    firstName: "Asha",
    lastName: "",
    email: "a@example.org",
    emailVerified: true,
    phone: undefined,
    language: "en",
  };
  const text = await accountData(accountContext(services, account));
  const { bookings } = JSON.parse(text) as { bookings: unknown[] };
  const order = await agency.read(orderId);
  expect(bookings).toMatchObject([
    {
      contact: { name: "Meera Rao", email: "meera@example.org" },
      currency: "INR",
      trips: [{ reference: order.reference, status: "CANCELLED", travellers: [{ name: "Traveller 0", unit: "ADULT" }] }],
      payments: [{ provider: "bank_transfer" }, { amountMinor: 5_000 }],
      refunds: expect.arrayContaining([
        { reference: null, amountMinor: 5_000, reason: "surplus", status: "due", sentAt: null },
        expect.objectContaining({ reference: order.reference, reason: "cancellation" }),
      ]),
    },
  ]);
  expect(text).not.toContain(order.guestTokenHash);
  expect(await db.select().from(profiles).where(eq(profiles.id, person.id))).toHaveLength(1);
});
