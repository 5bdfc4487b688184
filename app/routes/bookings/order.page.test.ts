/** The pages of bookings that are paid together: each tells its own money, and of the order's that it is the order's. */
import { afterAll, beforeEach, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { refundSurplus } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { expireUnpaid } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);
const services = { ...agency.services, secret: site.services.secret };
const party = { adults: 1, children: 0 };

beforeEach(async () => {
  agency.at(testNow);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

/** What the pages of an order's bookings say, in its order. */
async function pagesOf(orderId: string): Promise<string[]> {
  const token = guestToken(services.secret, orderId);
  const { bookings } = await agency.read(orderId);
  return Promise.all(bookings.map(async ({ reference }) => mainText(await site.visitor().get(`/bookings/${reference}?token=${token}`))));
}

test("one of two trips tells of its own refund, not of the other's", async () => {
  const wishes = [await agency.departure(), await agency.departure()].map(({ id }) => ({ departureId: id, party }));
  const { orderId } = await agency.confirmed(wishes);
  const access = { guestToken: guestToken(services.secret, orderId) };
  const cancel = async (position: number) => {
    const { bookings } = await agency.read(orderId);
    const quoted = await quoteCancellation(agency.as(undefined), access, { bookingId: bookings[position]!.id, travellers: "all" });
    await cancelQuoted(agency.as(undefined), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
  };
  await cancel(1);
  const [first, second] = await pagesOf(orderId);
  expect(first).not.toMatch(/[Rr]efund of|Refund due/);
  expect(second).toContain("We’ll refund ₹79,061 by");
  await cancel(0);
  expect((await pagesOf(orderId))[0]).toContain("We’ll refund ₹79,061 by");
});

test("cancelling what was not paid says so, and what those who stay owe; never a share of nothing", async () => {
  const departure = await agency.departure();
  const { orderId } = await agency.pending([{ departureId: departure.id, party: { adults: 2, children: 0 } }]);
  const [booking] = (await agency.read(orderId)).bookings;
  const address = `/bookings/${booking!.reference}/cancel?token=${guestToken(services.secret, orderId)}`;
  const asked = async (ids: string[]) => {
    const body = new URLSearchParams([["intent", "quote"], ...ids.map((id) => ["traveller", id])]);
    const headers = { Origin: "http://localhost:3000" };
    return mainText(await site.visitor().request(address, { method: "POST", body, headers }));
  };
  const [one, two] = booking!.travellers.map(({ id }) => id);
  const part = await asked([one!]);
  expect(part).toContain("You haven’t paid for Traveller 0 yet, so cancelling costs nothing and there is nothing to refund.");
  expect(part).toMatch(/New amount due ₹82,811 Please transfer it so that it reaches us by .*, India time\./);
  expect(part).not.toMatch(/Refundable share|₹0|%/);
  expect(await asked([one!, two!])).toContain("After that, you’ll owe nothing.");
});

test("what is to be paid, and what was paid too much, is said to be the order's", async () => {
  const wishes = [await agency.departure(), await agency.departure()].map(({ id }) => ({ departureId: id, party }));
  const { orderId } = await agency.pending(wishes);
  for (const text of await pagesOf(orderId)) {
    expect(text).toMatch(/Transfer ₹1,65,622 so that it reaches our account by .*?\. The amount is for all trips in this order together\./);
    expect(text).toContain("Price ₹82,811 Paid ₹0 Still to pay, for all trips in this order ₹1,65,622");
  }
  await agency.pay(orderId, 17_562_200);
  for (const text of await pagesOf(orderId)) {
    expect(text).toContain("Price ₹82,811 Paid ₹82,811 Also received, for all trips in this order ₹10,000");
    expect(text).toContain("₹1,75,622 received, for all trips in this order");
  }
  await refundSurplus(agency.as(agency.admin), orderId);
  for (const text of await pagesOf(orderId)) {
    expect(text).toContain("Refund due to you, for all trips in this order ₹10,000");
    expect(text).toContain("Refund of ₹10,000 due, for all trips in this order");
    expect(text).not.toContain("Refund due to you ₹");
  }
});

test("trips that ended before their money came say once for all of them what comes back", async () => {
  const wishes = [await agency.departure({ seats: 1 }), await agency.departure()].map(({ id }) => ({ departureId: id, party }));
  const { orderId } = await agency.pending(wishes);
  agency.later(73 * 60);
  await expireUnpaid(db, services.now());
  await agency.confirmed(wishes.slice(0, 1));
  await agency.pay(orderId);
  for (const text of await pagesOf(orderId)) {
    expect(text).toMatch(/We’ll refund ₹1,65,622 by .*?\. The amount is for all trips in this order together\./);
    const both = "for all trips in this order ₹1,65,622";
    expect(text).toContain(`Paid ₹0 Also received, ${both} Refund due to you, ${both}`);
  }
});
