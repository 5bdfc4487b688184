import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { schema } from "#db/database.server.ts";
import { addDays, startOfDay } from "#app/values/calendar-date.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { redeemTravelled } from "./expiry.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;

const serverZone = process.env.TZ;
afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

const zones = ["Pacific/Auckland", "Pacific/Honolulu"];

describe.each(zones)("a server whose clock is in %s", (server) => {
  test.each(zones)("at 23:59 in %s the last day to book is not over, a minute later it is; and a trip ends there", async (place) => {
    process.env.TZ = server;
    agency.at(testNow);
    await db.update(schema.tours).set({ timeZone: place }).where(eq(schema.tours.id, 1));
    const { id, startDate, endDate } = await agency.departure();
    const wish = [{ departureId: id, party: { adults: 1, children: 0 } }];
    const early = await agency.confirmed(wish);
    const [inTime, late] = [await agency.cartWith(wish), await agency.cartWith(wish)];
    const closes = startOfDay(addDays(startDate, -6), place);
    agency.at(new Date(closes.getTime() - 60_000));
    expect(await startCheckout(services, { cartId: inTime }, inRupees)).toMatchObject({ ok: true });
    agency.at(closes);
    expect(await startCheckout(services, { cartId: late }, inRupees)).toMatchObject({ ok: false, reason: "unavailable" });

    const over = startOfDay(addDays(endDate, 1), place);
    const statusOf = async () => (await agency.read(early.orderId)).bookings[0]!.status;
    await redeemTravelled(db, new Date(over.getTime() - 60_000));
    expect(await statusOf()).toBe("CONFIRMED");
    await redeemTravelled(db, over);
    expect(await statusOf()).toBe("REDEEMED");
  });
});
