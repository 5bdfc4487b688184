import { expect, onTestFinished, test } from "vitest";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { testServices } from "#test/services.ts";
import { openMemoryDatabase, schema } from "./database.server.ts";
import { inventAgency } from "./seed-agency.server.ts";

test(
  "an invented agency has staff, bookings, money, enquiries and readers of days that are past, and its books agree",
  { tags: "more", timeout: 300_000 },
  async () => {
    const handle = await openMemoryDatabase();
    onTestFinished(() => handle.close());
    const services = testServices(handle);
    const logIns = await inventAgency(services, 12);
    expect(logIns.map(({ role }) => role)).toEqual(["Owner", "Manager", "Bookings", "Content", "Accounts", "Customer"]);
    const { bookings, payments, enquiries, subscriptions, auditEntries, visitDays } = schema;
    for (const table of [bookings, payments, enquiries, subscriptions, visitDays]) expect(await handle.db.$count(table)).toBeGreaterThan(0);
    expect(await recountSeats(handle.db)).toEqual([]);
    const moments = await handle.db.select({ at: auditEntries.at }).from(auditEntries);
    expect(moments.every(({ at }) => at <= services.now())).toBe(true);
    expect(new Set(moments.map(({ at }) => at.toISOString().slice(0, 10))).size).toBeGreaterThan(5);
  },
);
