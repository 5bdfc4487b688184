/** Changing names, notes and contact of a booking: who may, until when, and what is written of it. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingDetails } from "#app/features/selling/bookings/booking-details.ts";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import type { OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { changeDetails, detailsOf, versionOf } from "./change-details.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { auditEntries, bookings, orders } = schema;

beforeEach(() => agency.at(testNow));

async function booked(adults = 3) {
  const made = await agency.confirmed([{ departureId: (await agency.departure()).id, party: { adults, children: 0 } }]);
  const found = async () => {
    const order = await agency.read(made.orderId);
    return { order, booking: order.bookings[0]! };
  };
  const { id: bookingId } = (await found()).booking;
  /** Saves as a page would that was opened now. */
  const open = async () => {
    const shown = await found();
    const seen = versionOf(shown);
    return {
      shown: detailsOf(shown),
      save: (details: BookingDetails, access: OrderAccess = made.access) => changeDetails(services, access, { bookingId, seen, details }),
    };
  };
  const logged = () =>
    db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, bookingId), eq(auditEntries.action, "booking.changed")))
      .orderBy(asc(auditEntries.id));
  return { ...made, bookingId, found, open, logged, stands: async () => detailsOf(await found()) };
}

/** The details with another name for one traveller. */
const named = (details: BookingDetails, index: number, name: string): BookingDetails => ({
  ...details,
  travellers: details.travellers.map((each, place) => (place === index ? { ...each, name } : each)),
});

test("names, notes and the contact are saved, prices and the email address stay", async () => {
  const { open, found, stands, orderId } = await booked(2);
  const before = await agency.read(orderId);
  const wanted: BookingDetails = {
    contact: { name: "Mira Rao", phone: "+91 98100 55512" },
    travellers: [
      { name: "Mira Rao", diet: "No nuts", accessNeeds: null },
      { name: "Anna Rao", diet: null, accessNeeds: "Step-free rooms" },
    ],
  };
  expect(await (await open()).save(wanted)).toEqual({ ok: true, changed: true });
  expect(await stands()).toEqual(wanted);
  const { order, booking } = await found();
  expect(order.contactEmail).toBe(before.contactEmail);
  expect(booking.travellers.map(({ agreedPriceMinor }) => agreedPriceMinor)).toEqual(
    before.bookings[0]!.travellers.map(({ agreedPriceMinor }) => agreedPriceMinor),
  );
});

test("the log says who changed which fields, and nothing that was typed", async () => {
  const { open, logged } = await booked(2);
  const { shown, save } = await open();
  const [first, second] = shown.travellers;
  await save({ ...shown, travellers: [first!, { ...second!, name: "Zarina Secret", diet: "Peanut allergy" }] });
  const [entry, ...others] = await logged();
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actorName: "visitor",
    subjectType: "booking",
    details: { fields: ["traveller 2 name", "traveller 2 diet"] },
  });
  expect(JSON.stringify(entry)).not.toMatch(/Zarina|Peanut|Traveller 1/);
});

test("another contact is in the history of each trip of the order, another name in that of its own trip only", async () => {
  const trip = async () => ({ departureId: (await agency.departure()).id, party: { adults: 1, children: 0 } });
  const { orderId, access } = await agency.confirmed([await trip(), await trip()]);
  const order = await agency.read(orderId);
  const [booking, other] = order.bookings.map((each) => each.id);
  const found = { order, booking: order.bookings[0]! };
  const shown = detailsOf(found);
  const details = { ...named(shown, 0, "Anna"), contact: { ...shown.contact!, phone: "+91 98100 55512" } };
  expect(await changeDetails(services, access, { bookingId: booking!, seen: versionOf(found), details })).toMatchObject({ changed: true });
  const logged = await db
    .select({ of: auditEntries.subjectId, details: auditEntries.details })
    .from(auditEntries)
    .where(and(inArray(auditEntries.subjectId, [booking!, other!]), eq(auditEntries.action, "booking.changed")))
    .orderBy(asc(auditEntries.id));
  expect(logged).toEqual([
    { of: booking, details: { fields: ["contact phone", "traveller 1 name"] } },
    { of: other, details: { fields: ["contact phone"] } },
  ]);
});

test("where nothing differs nothing is written", async () => {
  const { open, logged } = await booked();
  const { shown, save } = await open();
  expect(await save(shown)).toEqual({ ok: true, changed: false });
  expect(await logged()).toEqual([]);
});

describe("of two browsers that opened the page alike", () => {
  test("the second to save is refused, overwrites nothing, and saves when it has seen what stands", async () => {
    const { open, stands, logged } = await booked();
    const [one, other] = [await open(), await open()];
    expect(await one.save(named(one.shown, 0, "Anna"))).toEqual({ ok: true, changed: true });
    expect(await other.save(named(other.shown, 1, "Bea"))).toEqual({ ok: false, reason: "changed_elsewhere" });
    expect((await stands()).travellers.map(({ name }) => name)).toEqual(["Anna", "Traveller 1", "Traveller 2"]);
    const again = await open();
    expect(await again.save(named(again.shown, 1, "Bea"))).toEqual({ ok: true, changed: true });
    expect((await stands()).travellers.map(({ name }) => name)).toEqual(["Anna", "Bea", "Traveller 2"]);
    expect(await logged()).toHaveLength(2);
  });

  test("one of them saves when both do at the same moment", async () => {
    const { open } = await booked();
    const [one, other] = [await open(), await open()];
    const both = await Promise.all([one.save(named(one.shown, 0, "Anna")), other.save(named(other.shown, 0, "Bea"))]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test("who has cancelled keeps her name, and a page that still showed her is out of date", async () => {
  const { open, access, found, bookingId } = await booked();
  const stale = await open();
  const [gone] = (await found()).booking.travellers;
  const quoted = await quoteCancellation(agency.as(access.actor), access, { bookingId, travellers: [gone!.id] });
  await cancelQuoted(agency.as(access.actor), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
  expect(await stale.save(named(stale.shown, 0, "Anna"))).toEqual({ ok: false, reason: "changed_elsewhere" });
  const fresh = await open();
  expect(fresh.shown.travellers.map(({ name }) => name)).toEqual(["Traveller 1", "Traveller 2"]);
  expect(await fresh.save({ ...stale.shown })).toEqual({ ok: false, reason: "changed_elsewhere" });
  expect(await fresh.save(named(fresh.shown, 0, "Anna"))).toEqual({ ok: true, changed: true });
  expect((await found()).booking.travellers.map(({ name }) => name)).toEqual(["Traveller 0", "Anna", "Traveller 2"]);
});

test("nobody else can change it, and an administrator can, under her name", async () => {
  const { open, logged } = await booked();
  const { shown, save } = await open();
  const wanted = named(shown, 0, "Anna");
  expect(await save(wanted, { actor: await agency.person() })).toEqual({ ok: false, reason: "not_found" });
  expect(await save(wanted, {})).toEqual({ ok: false, reason: "not_found" });
  expect(await save(wanted, { actor: agency.admin })).toEqual({ ok: true, changed: true });
  expect(await logged()).toMatchObject([{ actorName: "Asha", actorId: agency.admin.id }]);
});

test("it ends with the day before the departure, at its place", async () => {
  const { open, found } = await booked();
  const { startDate } = (await found()).booking;
  await db
    .update(bookings)
    .set({ timeZone: "Asia/Kathmandu" })
    .where(eq(bookings.id, (await found()).booking.id));
  const { shown, save } = await open();
  agency.at(`${startDate}T00:00:00+05:45`);
  expect(await save(named(shown, 0, "Anna"))).toEqual({ ok: false, reason: "begun" });
  agency.at(new Date(services.now().getTime() - 1));
  expect(await save(named(shown, 0, "Anna"))).toEqual({ ok: true, changed: true });
});

test.each([
  ["ON_HOLD", "on_hold"],
  ["CANCELLED", "over"],
] as const)("%s is refused: %s", async (status, reason) => {
  const { open, bookingId } = await booked();
  const { shown, save } = await open();
  await db.update(bookings).set({ status }).where(eq(bookings.id, bookingId));
  expect(await save(named(shown, 0, "Anna"))).toEqual({ ok: false, reason });
});

test("an order without a contact gets none by this", async () => {
  const { open, orderId, stands } = await booked();
  await db
    .update(orders)
    .set({ contactName: null, contactPhone: null, contactEmail: null, forgottenAt: testNow })
    .where(eq(orders.id, orderId));
  const { shown, save } = await open();
  expect(shown.contact).toBeUndefined();
  expect(await save({ ...named(shown, 0, "Anna"), contact: { name: "Anna", phone: null } })).toEqual({ ok: true, changed: true });
  expect((await stands()).contact).toBeUndefined();
});
