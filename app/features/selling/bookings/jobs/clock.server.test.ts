import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startCheckout } from "#app/features/selling/bookings/checkout/checkout.server.ts";
import { schema } from "#db/database.server.ts";
import { addDays, startOfDay } from "#app/values/calendar-date.ts";
import { inRupees, openDesk } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { redeemTravelled } from "./expiry.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const desk = await openDesk(handle);
const { services } = desk;

const serverZone = process.env.TZ;
afterEach(() => {
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

const zones = ["Pacific/Auckland", "Pacific/Honolulu"];

describe.each(zones)("a server whose clock is in %s", (server) => {
  test.each(zones)("at 23:59 in %s the last day to book is not over, a minute later it is; and a trip ends there", async (place) => {
    process.env.TZ = server;
    desk.at(testNow);
    await db.update(schema.tours).set({ timeZone: place }).where(eq(schema.tours.id, 1));
    const { id, startDate, endDate } = await desk.departure();
    const wish = [{ departureId: id, party: { adults: 1, children: 0 } }];
    const early = await desk.confirmed(wish);
    const [inTime, late] = [await desk.cartWith(wish), await desk.cartWith(wish)];
    const closes = startOfDay(addDays(startDate, -6), place);
    desk.at(new Date(closes.getTime() - 60_000));
    expect(await startCheckout(services, { cartId: inTime }, inRupees)).toMatchObject({ ok: true });
    desk.at(closes);
    expect(await startCheckout(services, { cartId: late }, inRupees)).toMatchObject({ ok: false, reason: "unavailable" });

    const over = startOfDay(addDays(endDate, 1), place);
    const statusOf = async () => (await desk.read(early.orderId)).bookings[0]!.status;
    await redeemTravelled(db, new Date(over.getTime() - 60_000));
    expect(await statusOf()).toBe("CONFIRMED");
    await redeemTravelled(db, over);
    expect(await statusOf()).toBe("REDEEMED");
  });
});
