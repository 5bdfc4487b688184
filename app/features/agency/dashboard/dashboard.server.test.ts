import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { dashboardFigures } from "./dashboard.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { bookings, orders, profiles, tours, visitDays } = schema;
const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

/** Bookings as far as the dashboard looks: their state, and when they were submitted. */
async function booked(status: (typeof bookings.$inferInsert)["status"], submittedAt: Date | null): Promise<void> {
  const [departure] = await db.select().from(schema.departures).limit(1);
  const id = crypto.randomUUID();
  const submission = submittedAt && { method: "bank_transfer" as const, termsVersion: "1", idempotencyKey: id, forgottenAt: testNow };
  const order = { language: "en", currency: "INR", rate: 75, rateDate: "2026-11-01", guestTokenHash: id, submittedAt, ...submission };
  const [placed] = await db.insert(orders).values(order).returning({ id: orders.id });
  const { id: departureId, tourId, startDate, endDate } = departure!;
  const trip = { departureId, tourId, startDate, endDate, timeZone: "Asia/Kolkata", tourTitle: "x", discountPercent: 0, policy: {} };
  await db.insert(bookings).values({
    ...trip,
    orderId: placed!.id,
    position: 0,
    reference: id,
    status,
    holdExpiresAt: testNow,
    dueAt: status === "PENDING" ? testNow : null,
    confirmedAt: status === "CONFIRMED" ? testNow : null,
  });
}

test("the cards are counted from the database, each with how many of them are of the last seven days", async () => {
  await db.delete(profiles);
  await db.insert(profiles).values([
    { firstName: "Ann", email: "ann@example.org", createdAt: daysAgo(1) },
    { firstName: "Bea", email: "bea@example.org", createdAt: daysAgo(6.9) },
    { firstName: "Cat", email: "cat@example.org", createdAt: daysAgo(7.1) },
  ]);
  await db.update(tours).set({ createdAt: daysAgo(30) });
  await db
    .update(tours)
    .set({ state: "draft", createdAt: daysAgo(1) })
    .where(eq(tours.slug, "paris-food"));
  await db
    .update(tours)
    .set({ createdAt: daysAgo(1) })
    .where(eq(tours.slug, "inca-trail"));
  await db.insert(visitDays).values([
    { day: "2026-11-21", visitors: 3 },
    { day: "2026-11-15", visitors: 20 },
    { day: "2026-11-14", visitors: 100 },
    { day: "2026-10-22", visitors: 1_000 },
  ]);
  await booked("PENDING", daysAgo(1));
  await booked("PENDING", daysAgo(9));
  await booked("CONFIRMED", daysAgo(1));
  await booked("ON_HOLD", null);
  const written = { name: "Ann", email: "ann@example.org", subject: "x", message: "x", language: "en" };
  await db.insert(schema.enquiries).values([
    { ...written, reference: "ENQ-1", contentKey: "1" },
    { ...written, reference: "ENQ-2", contentKey: "2", status: "in_progress" },
  ]);
  const figures = await dashboardFigures(db, testNow);
  expect(figures).toMatchObject({
    users: { now: 3, added: 2 },
    tours: { now: 8, added: 1 },
    bookings: { now: 2, added: 1 },
    newEnquiries: 1,
    visitors: { thisWeek: 23, weekBefore: 100 },
  });
  expect(figures.visitorDays).toHaveLength(30);
  expect(figures.visitorDays.at(-1)).toEqual({ day: "2026-11-21", count: 3 });
  expect(figures.bookingDays.filter((day) => day.count > 0)).toEqual([
    { day: "2026-11-12", count: 1 },
    { day: "2026-11-20", count: 2 },
  ]);
  expect(figures.visitorDays[0]).toEqual({ day: "2026-10-23", count: 0 });
});
