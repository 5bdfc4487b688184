import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addToCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { redeemTravelled } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { forgetCustomer, forgetTravelNotes, openBusiness } from "./personal-data.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;

async function customerWithBooking() {
  agency.at(testNow);
  const actor = await agency.person();
  const departure = await agency.departure();
  const owner = { actor, customerId: actor.id };
  await addToCart(services, owner, { ...inRupees, departureId: departure.id, party: { adults: 1, children: 0 } });
  const started = await startCheckout(services, owner, inRupees);
  const orderId = started.ok ? started.orderId : "";
  const notes = { name: "Asha Rao", diet: "no nuts", accessNeeds: "a lift" };
  await submitCheckout(services, { actor }, await agency.submissionFor(orderId, { parties: [[notes]] }));
  const open = () => db.transaction((tx) => openBusiness(tx, actor.id, services.now()));
  return { actor, orderId, departure, open };
}

test("a trip ahead or money owed either way is open business; a trip that is over and paid is none", async () => {
  const { orderId, departure, open } = await customerWithBooking();
  expect(await open()).toEqual(["trip_ahead", "money_owed"]);
  await agency.pay(orderId);
  expect(await open()).toEqual(["trip_ahead"]);
  agency.at(`${departure.endDate}T00:00:00Z`);
  agency.later(3 * 24 * 60);
  await redeemTravelled(db, services.now());
  expect(await open()).toEqual([]);
  await agency.pay(orderId, 100);
  expect(await open()).toEqual(["money_owed"]);
});

test("a forgotten customer's bookings stay with their prices and money, without a word about her", async () => {
  const { actor, orderId } = await customerWithBooking();
  await agency.pay(orderId);
  await db.transaction((tx) => forgetCustomer(tx, actor.id, services.now()));
  await db.delete(schema.profiles).where(eq(schema.profiles.id, actor.id));
  const order = await agency.read(orderId);
  expect(JSON.stringify(order)).not.toMatch(/Asha|Meera|meera|nuts|lift/);
  expect(order).toMatchObject({ customerId: null, contactEmail: null, bookings: [{ status: "CONFIRMED" }] });
  expect(order.payments).toHaveLength(1);
  expect(await recountSeats(db)).toEqual([]);
});

test("food and access needs are forgotten 30 days after the tour, not before", async () => {
  const { orderId, departure } = await customerWithBooking();
  const daysAfter = (days: number) => new Date(Date.parse(departure.endDate) + days * 86_400_000 + 1);
  const traveller = async () => (await agency.read(orderId)).bookings[0]!.travellers[0];
  await forgetTravelNotes(db, daysAfter(30));
  expect(await traveller()).toMatchObject({ diet: "no nuts", accessNeeds: "a lift" });
  expect(await forgetTravelNotes(db, daysAfter(31))).toBeGreaterThan(0);
  expect(await traveller()).toMatchObject({ name: "Asha Rao", diet: null, accessNeeds: null });
  expect(await forgetTravelNotes(db, daysAfter(31))).toBe(0);
});
