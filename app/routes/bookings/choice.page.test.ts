/** A departure does not take place: the page on which staff say so, and the page on which its parties choose. */
import { beforeEach, describe, expect, test } from "vitest";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { schema } from "#db/database.server.ts";
import { openBookingAgency, where } from "#test/booking-admin-page.ts";
import { mainText } from "#test/main-text.ts";

const desk = openBookingAgency();
const { outboxMails, rateCounts } = schema;
const two = { adults: 2, children: 0 };
const reason = "Too few travellers have booked.";
beforeEach(async () => {
  await desk.site.db.delete(rateCounts);
  await desk.agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

/** A guest's confirmed booking on a departure of its own. */
async function booked() {
  const departure = await desk.agency.departure();
  const { orderId } = await desk.agency.confirmed([{ departureId: departure.id, party: two }]);
  const [booking] = (await desk.agency.read(orderId)).bookings;
  const token = guestToken(desk.site.services.secret, orderId);
  const own = (path: string) => `/bookings/${booking!.reference}${path}?token=${token}`;
  return { departure, orderId, booking: booking!, own, cancelPath: `/admin/departures/${departure.id}/cancel` };
}
const textAt = async (address: string) => mainText(await desk.get(address));
const seenIn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? "";
async function cancel(path: string, changes: Record<string, string> = {}) {
  const seen = seenIn(await desk.page(path));
  return desk.post(path, Object.entries({ form: "cancel", intent: "cancel", seen, reason, newStart: "", ...changes }));
}

describe("cancelling a departure", () => {
  test("shows who has booked and what goes back, and asks for a reason", async () => {
    const { booking, cancelPath } = await booked();
    const text = await textAt(cancelPath);
    expect(text).toContain(booking.reference);
    expect(text).toContain("Chooses another date or the money back");
    expect(text).toContain("At most, this goes back: ₹1,65,622");
    const refused = await cancel(cancelPath, { reason: " " });
    expect(refused.status).toBe(400);
    expect(await mainText(refused)).toContain("Give a reason.");
  });

  test("where somebody has booked meanwhile, shows that first and does nothing", async () => {
    const { departure, cancelPath } = await booked();
    const seen = seenIn(await desk.page(cancelPath));
    await desk.agency.confirmed([{ departureId: departure.id, party: two }]);
    const refused = await cancel(cancelPath, { seen });
    expect(refused.status).toBe(409);
    expect(await mainText(refused)).toContain("Someone has booked or paid since you opened this page.");
  });

  test("leads to the departure, which says so and offers nothing more", async () => {
    const { departure, cancelPath } = await booked();
    const path = `/admin/departures/${departure.id}`;
    expect(where(await cancel(cancelPath))).toEqual([303, path]);
    const text = await textAt(path);
    expect(text).toContain(`“${reason}”`);
    expect(text).toContain("1 party hasn’t chosen yet.");
    expect(text).not.toContain("Reopen for sale");
    expect(where(await desk.get(cancelPath))).toEqual([302, path]);
    expect(await textAt("/admin/bookings")).toContain("Another date or the money back?");
  });
});

describe("the party's page", () => {
  test("says why, until when, and offers dates with their price and the money back, without scripts", async () => {
    const { cancelPath, own } = await booked();
    await cancel(cancelPath);
    const visitor = desk.site.visitor();
    expect(await mainText(await visitor.get(own("")))).toContain("This departure doesn’t take place. Choose another date");
    const text = await mainText(await visitor.get(own("/choice")));
    const html = await (await visitor.get(own("/choice"))).text();
    expect(text).toContain(reason);
    expect(text).toContain("Same price");
    expect(text).toContain("₹1,65,622, the way it came, within 14 days.");
    const [, choice = ""] = /name="choice" value="([\da-f-]{36} 0)"/.exec(html) ?? [];
    const refused = await visitor.post(own("/choice"), {});
    expect(refused.status).toBe(400);
    expect(await mainText(refused)).toContain("Please choose one.");
    const done = await visitor.post(own("/choice"), { choice });
    expect(done.status).toBe(303);
    expect(await mainText(await visitor.get(own("")))).toContain("You’ve paid in full");
  });

  test("gives the money back, once; afterwards there is nothing to choose", async () => {
    const { cancelPath, own } = await booked();
    await cancel(cancelPath);
    const visitor = desk.site.visitor();
    expect((await visitor.post(own("/choice"), { choice: "money" })).status).toBe(303);
    expect(where(await visitor.post(own("/choice"), { choice: "money" }))).toEqual([303, own("")]);
    expect(await mainText(await visitor.get(own("")))).toContain("You’ve already chosen, or the time is over.");
    expect((await visitor.get(own("/choice"))).status).toBe(302);
    expect(await mainText(await visitor.get(own("")))).toContain("We’ll refund ₹1,65,622");
  });

  test.each(["money", "x", "0".repeat(10_000), "00000000-0000-4000-8000-000000000000 0", "00000000-0000-4000-8000-000000000000 -5"])(
    "is nobody else's (%.40s)",
    async (choice) => {
      const { booking, cancelPath } = await booked();
      await cancel(cancelPath);
      const stranger = desk.site.visitor();
      expect((await stranger.post(`/bookings/${booking.reference}/choice?token=wrong`, { choice })).status).toBe(404);
    },
  );

  test("is where the email leads that tells of it, with the reason and the day", async () => {
    const { cancelPath, booking } = await booked();
    await desk.site.db.delete(outboxMails);
    await cancel(cancelPath);
    await mailNotices({ ...desk.site.services, now: desk.agency.services.now });
    const mails = await desk.site.db.select().from(outboxMails);
    const mail = mails.find(({ template, text }) => template === "booking-departureCancelled" && text.includes(booking.reference));
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain(`/bookings/${booking.reference}/choice?token=`);
    expect(mail?.text).toMatch(/Please choose by .*2026/);
  });
});
