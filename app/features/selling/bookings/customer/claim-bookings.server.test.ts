import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { newAccount } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { accountContext } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { claimBookings, claimOf } from "./claim-bookings.server.ts";
import { myBookings } from "./my-bookings.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const services = testServices(handle);
const agency = await openAgency(handle);
const { auditEntries, orders, profiles } = schema;

/** A booking without an account, with this address. */
async function bookedBy(contactEmail: string) {
  const { orderId } = await agency.pending([{ departureId: (await agency.departure()).id, party: { adults: 1, children: 0 } }]);
  await db.update(orders).set({ customerId: null, contactEmail }).where(eq(orders.id, orderId));
  return orderId;
}

async function person(emailVerified: boolean) {
  const email = `${crypto.randomUUID()}@example.org`;
  const account = { ...(await newAccount(services, { email })), emailVerified };
  await db.update(profiles).set({ emailVerified }).where(eq(profiles.id, account.id));
  return { email, account, context: accountContext(services, account) };
}

const ownerOf = async (orderId: string) => (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.customerId;

test("what was booked with a confirmed address is offered and taken in, once, whatever its capitals", async () => {
  const { email, account, context } = await person(true);
  const orderId = await bookedBy(email.toUpperCase());
  expect(await claimOf(db, account)).toEqual({ bookings: 1, unconfirmed: false });
  expect(await Promise.all([claimBookings(context), claimBookings(context)])).toEqual(
    expect.arrayContaining([
      { ok: true, bookings: 1 },
      { ok: true, bookings: 0 },
    ]),
  );
  expect(await ownerOf(orderId)).toBe(account.id);
  expect(await claimOf(db, account)).toEqual({ bookings: 0, unconfirmed: false });
  expect((await myBookings(db, account.id, services.now())).flatMap(({ bookings }) => bookings)).toHaveLength(1);
  const noted = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "booking.claimed"), eq(auditEntries.actorId, account.id)));
  expect(noted).toHaveLength(1);
});

test("nothing is offered, told or taken in before the address is confirmed, also where the page was older", async () => {
  const { email, account, context } = await person(false);
  const orderId = await bookedBy(email);
  expect(await claimOf(db, account)).toEqual({ bookings: 0, unconfirmed: true });
  const pretended = { ...context, account: { ...account, emailVerified: true } };
  expect(await claimBookings(pretended)).toEqual({ ok: false, reason: "unconfirmed" });
  expect(await ownerOf(orderId)).toBeNull();
});

test("what is another's, or was booked with another address, stays where it is", async () => {
  const { email, account, context } = await person(true);
  const other = await person(true);
  const [hers, strangers] = [await bookedBy(email), await bookedBy(`x${email}`)];
  await db.update(orders).set({ customerId: other.account.id }).where(eq(orders.id, hers));
  expect(await claimOf(db, account)).toEqual({ bookings: 0, unconfirmed: false });
  expect(await claimBookings(context)).toEqual({ ok: true, bookings: 0 });
  expect([await ownerOf(hers), await ownerOf(strangers)]).toEqual([other.account.id, null]);
});
