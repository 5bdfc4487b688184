import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { eq } from "drizzle-orm";
import { soloTravellers } from "./solo-travellers.server.ts";

let handle: DatabaseHandle;
let agency: Awaited<ReturnType<typeof openAgency>>;
let departure: typeof schema.departures.$inferSelect;
beforeAll(async () => {
  handle = await openTestDatabase();
  agency = await openAgency(handle);
});
afterAll(() => handle.close());

/** Long after all trips. */
const counted = () => soloTravellers(handle.db, departure.tourId, "2099-01-01");
const book = async (adults: number, status: "CONFIRMED" | "REDEEMED" | "CANCELLED" | "PENDING" = "REDEEMED") => {
  const { orderId } = await agency.held([{ departureId: departure.id, party: { adults, children: 0 } }]);
  const confirmedAt = status === "CANCELLED" || status === "PENDING" ? null : new Date();
  await handle.db.update(schema.bookings).set({ status, confirmedAt, dueAt: new Date() }).where(eq(schema.bookings.orderId, orderId));
  return (await agency.read(orderId)).bookings[0]!;
};
beforeEach(async () => {
  await handle.db.delete(schema.travellers);
  await handle.db.delete(schema.bookings);
  const [first] = await handle.db
    .select()
    .from(schema.departures)
    .orderBy(schema.departures.startDate, schema.departures.id)
    .offset(400)
    .limit(1);
  departure = first!;
  await handle.db.update(schema.departures).set({ capacity: 60, vacancies: 60 }).where(eq(schema.departures.id, departure.id));
});

test("of ten who have been on the tour, those in a booking of one came alone", async () => {
  for (const party of [1, 1, 1, 1, 2, 3]) await book(party);
  expect(await counted()).toBeUndefined();
  await book(1, "CONFIRMED");
  expect(await counted()).toEqual({ alone: 5, all: 10 });
});

test("nobody counts whose trip is not over, was cancelled, or who stayed at home; nor another tour's", async () => {
  for (const party of [1, 1, 4, 4]) await book(party, "CONFIRMED");
  expect(await soloTravellers(handle.db, departure.tourId, departure.endDate)).toBeUndefined();
  expect(await counted()).toEqual({ alone: 2, all: 10 });
  await book(1, "CANCELLED");
  await book(1, "PENDING");
  expect(await counted()).toEqual({ alone: 2, all: 10 });
  expect(await soloTravellers(handle.db, departure.tourId + 1, "2099-01-01")).toBeUndefined();
  const pair = await book(2);
  await handle.db.update(schema.travellers).set({ cancelledAt: new Date() }).where(eq(schema.travellers.id, pair.travellers[1]!.id));
  expect(await counted()).toEqual({ alone: 3, all: 11 });
});

test("nothing is said where nobody came alone", async () => {
  for (const party of [4, 4, 4]) await book(party);
  expect(await counted()).toBeUndefined();
});
