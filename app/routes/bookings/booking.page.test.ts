/** The pages of a booking as visitors get them: whose they are, what they say, cancelling, the invoice. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { cancelQuoted, quoteCancellation } from "#app/features/selling/bookings/cancellation/cancellations.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText as read } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);
const services = { ...agency.services, secret: site.services.secret };
const { orders, rateCounts, bookings, cancellations } = schema;

beforeEach(async () => {
  agency.at(testNow);
  await db.delete(rateCounts);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

type Party = { adults: number; children: number };

/** A guest's booking, and the address that her mail leads to. */
async function booked(how: "pending" | "confirmed", party: Party = { adults: 2, children: 0 }) {
  const departure = await agency.departure();
  const { orderId } = await agency[how]([{ departureId: departure.id, party }]);
  const [booking] = (await agency.read(orderId)).bookings;
  const { reference, travellers } = booking!;
  const token = guestToken(services.secret, orderId);
  const page = (path = "") => `/bookings/${reference}${path}?token=${token}`;
  return { orderId, booking: booking!, reference, travellers, token, page, departure };
}

describe("whose a booking is", () => {
  test("the bearer of the mailed link sees it; the page is kept nowhere, found by no search engine, and tells no other site its address", async () => {
    const { page } = await booked("confirmed");
    const answer = await site.visitor().get(page());
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test("its customer sees it without a link; another customer, and a wrong link, find nothing", async () => {
    const { orderId, reference, token } = await booked("confirmed");
    const owner = site.visitor();
    const customerId = await signUp(site.services, owner);
    await db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
    expect((await owner.get(`/bookings/${reference}`)).status).toBe(200);
    const other = site.visitor();
    await signUp(site.services, other);
    for (const path of ["", "/cancel", "/invoice", "/calendar.ics"])
      expect((await other.get(`/bookings/${reference}${path}`)).status).toBe(404);
    expect((await site.visitor().get(`/bookings/${reference}?token=${token}x`)).status).toBe(404);
    expect((await site.visitor().get(`/bookings/YTR-222222?token=${token}`)).status).toBe(404);
  });

  test("who is not signed in and brings no link is asked to sign in, and comes back", async () => {
    const { reference } = await booked("confirmed");
    const answer = await site.visitor().get(`/bookings/${reference}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`/sign-in?redirectTo=${encodeURIComponent(`/bookings/${reference}`)}`);
  });

  test("after 20 wrong links nobody on that connection gets further by trying, not even with a right one; opening one's own does not count", async () => {
    const { page, reference } = await booked("confirmed");
    const visitor = site.visitor();
    for (let count = 0; count < 25; count++) expect((await visitor.get(page())).status).toBe(200);
    for (let count = 0; count < 20; count++) expect((await visitor.get(`/bookings/${reference}?token=${count}`)).status).toBe(404);
    const refused = await visitor.get(`/bookings/${reference}?token=guess`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await visitor.get(page())).status).toBe(429);
  });

  test.each(["/checkout/confirmation/:", "/checkout/confirmation/:/calendar.ics", "/checkout/payment/:"])(
    "a link to %s counts where it is wrong, and tells no other site its address",
    { tags: "more" },
    async (address) => {
      const { reference, token } = await booked("confirmed");
      const at = (secret: string) => `${address.replace(":", reference)}?token=${secret}`;
      const visitor = site.visitor();
      for (let count = 0; count < 25; count++) {
        const opened = await visitor.get(at(token));
        expect([200, 302]).toContain(opened.status);
        if (opened.status === 200) expect(opened.headers.get("Referrer-Policy")).toBe("same-origin");
      }
      for (let count = 0; count < 20; count++) expect((await visitor.get(at(String(count)))).status).toBe(404);
      expect((await visitor.get(at("guess"))).status).toBe(429);
      expect((await visitor.get(at(token))).status).toBe(429);
    },
  );
});

test("My bookings on the profile lists what she has submitted, each with its state and a link; another's is not there", async () => {
  const owner = site.visitor();
  const customerId = await signUp(site.services, owner);
  expect(await read(await owner.get("/profile"))).toContain("Nothing booked yet.");
  const ahead = await booked("pending");
  const travelled = await booked("confirmed");
  const others = await booked("confirmed");
  const held = await agency.held([{ departureId: (await agency.departure()).id, party: { adults: 1, children: 0 } }]);
  for (const orderId of [ahead.orderId, travelled.orderId, held.orderId])
    await db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
  const past = { status: "REDEEMED" as const, startDate: "2024-03-01", endDate: "2024-03-09" };
  await db.update(bookings).set(past).where(eq(bookings.id, travelled.booking.id));
  const answer = await owner.get("/profile");
  const links = [...(await answer.clone().text()).matchAll(/href="(\/bookings\/[^"]+)"/g)].map(([, address]) => address);
  expect(links).toEqual([`/bookings/${ahead.reference}`, `/bookings/${travelled.reference}`]);
  const text = await read(answer);
  expect(text).toMatch(/My bookings Upcoming Heritage of Japan .* 2 travellers Waiting for your transfer Past .* Completed/);
  expect(text).not.toContain(others.reference);
});

describe("the page of a booking", () => {
  test("of a transfer says in one sentence what to pay and until when, with the bank details", async () => {
    const { page, reference } = await booked("pending");
    const text = await read(await site.visitor().get(page()));
    expect(text).toMatch(
      /We’re holding your seats\. Transfer ₹1,65,622 so that it reaches our account by Tue 24 Nov 2026, 11:30, India time\./,
    );
    expect(text).toContain(`Payment reference ${reference}`);
    expect(text).toContain("You haven’t paid yet, so cancelling costs nothing");
    expect(text).toContain("Traveller 0");
  });

  test("of a booked trip has its beginning, the money, the table with today's row marked, documents and what has happened", async () => {
    const { page } = await booked("confirmed");
    const answer = await site.visitor().get(page());
    const html = await answer.clone().text();
    const text = await read(answer);
    expect(text).toContain("You’ve paid in full, and there is nothing left to do. Your trip starts on");
    expect(html.match(/data-today/g)).toHaveLength(1);
    expect(text).not.toContain("cancelling costs nothing");
    expect(text).toContain("₹1,61,872");
    expect(text).toMatch(/Invoice .*What has happened .*Booked .*₹1,65,622 received .*Confirmed/);
  });

  test("of a hold leads on to the payment, and says that it ends by itself; of what has ended nothing is said of cancelling or documents", async () => {
    const { page, booking, token } = await booked("pending");
    await db.update(bookings).set({ status: "ON_HOLD" }).where(eq(bookings.id, booking.id));
    const answer = await site.visitor().get(page());
    expect(await answer.clone().text()).toContain(`href="/checkout/payment/${booking.reference}?token=${token}"`);
    expect(await read(answer)).toMatch(/Pay ₹1,65,622 now .* Cancel You haven’t paid yet/);
    await db.update(bookings).set({ status: "EXPIRED" }).where(eq(bookings.id, booking.id));
    const over = await read(await site.visitor().get(page()));
    expect(over).not.toMatch(/ Cancel |Documents|Pay ₹/);
    expect(over).toContain("No payment arrived in time");
  });

  test("of a cancelled booking says what comes back until when, and offers no cancelling", async () => {
    const { page, orderId, booking } = await booked("confirmed");
    const access = { guestToken: guestToken(services.secret, orderId) };
    const quoted = await quoteCancellation(agency.as(undefined), access, { bookingId: booking.id, travellers: "all" });
    await cancelQuoted(agency.as(undefined), access, { quoteId: quoted.ok ? quoted.quote.id : "", reason: null });
    const text = await read(await site.visitor().get(page()));
    expect(text).toContain("This booking is cancelled. We’ll refund ₹1,61,872 by Sat 5 Dec 2026.");
    expect(text).toContain("Payment Paid ₹1,65,622 Refund due to you ₹1,61,872 Kept under the cancellation terms ₹3,750");
    expect(text).not.toContain("Cancel for all or some");
  });

  test("of two trips of one order that end at once each shows its own refund", async () => {
    await agency.priceTour(2, { basePriceMinor: 50_000, discountPercent: 0 });
    const trips = [await agency.departure(), await agency.departure({ tourId: 2 })];
    const { orderId } = await agency.pending(trips.map(({ id }) => ({ departureId: id, party: { adults: 1, children: 0 } })));
    await agency.pay(orderId, 1_000_000);
    const { bookings: both } = await agency.read(orderId);
    for (const { id } of both) expect(await rejectBooking(agency.as(agency.admin), id)).toEqual({ ok: true });
    const token = guestToken(services.secret, orderId);
    const texts = await Promise.all(
      both.map(async ({ reference }) => read(await site.visitor().get(`/bookings/${reference}?token=${token}`))),
    );
    expect(texts[0]).toContain("Payment Paid ₹6,883.08 Refund due to you ₹6,883.08");
    expect(texts[0]).toContain("We’ll refund ₹6,883.08 by");
    expect(texts[0]).not.toContain("₹3,116.92");
    expect(texts[1]).toContain("Payment Paid ₹3,116.92 Refund due to you ₹3,116.92");
    expect(texts[1]).toContain("We’ll refund ₹3,116.92 by");
    expect(texts[1]).not.toContain("₹6,883.08");
  });

  test("its calendar entry has its days, and there is none for what does not take place", async () => {
    const { page, booking, departure } = await booked("confirmed");
    const answer = await site.visitor().get(page("/calendar.ics"));
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${booking.reference}.ics"`);
    expect(await answer.text()).toContain(`DTSTART;VALUE=DATE:${departure.startDate.replaceAll("-", "")}`);
    await db.update(bookings).set({ status: "CANCELLED" }).where(eq(bookings.id, booking.id));
    expect((await site.visitor().get(page("/calendar.ics"))).status).toBe(404);
  });
});

describe("cancelling", () => {
  const formOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
  const quoteFor = (travellers: { id: string }[]) =>
    new URLSearchParams([["intent", "quote"], ...travellers.map(({ id }) => ["traveller", id])]);
  const post = (address: string, fields: URLSearchParams) =>
    site.visitor().request(address, { method: "POST", body: fields, headers: { Origin: "http://localhost:3000" } });

  test("shows the refund first, with how it comes back, and gives exactly that after the button", async () => {
    const { page, travellers, orderId, reference, token } = await booked("confirmed");
    const shown = await post(page("/cancel"), quoteFor([travellers[0]!]));
    expect(shown.status).toBe(200);
    const html = await shown.clone().text();
    const text = await read(shown);
    expect(text).toContain("If you cancel for Traveller 0");
    expect(text).toContain("Your refund ₹79,061");
    expect(text).toContain("We’ll send the money to the account it came from, within 14 days.");
    expect(text).toContain("This amount is valid until");
    const fields = new URLSearchParams([
      ["intent", "confirm"],
      ["quote", formOf(html, "quote")],
      ["traveller", travellers[0]!.id],
    ]);
    const done = await post(page("/cancel"), fields);
    expect(done.status).toBe(303);
    expect(done.headers.get("Location")).toBe(`/bookings/${reference}?token=${token}`);
    const { refunds, bookings: after } = await agency.read(orderId);
    expect(refunds.map(({ amountMinor }) => amountMinor)).toEqual([7_906_100]);
    expect(after[0]!.travellers.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true, false]);
  });

  test("a quote that no longer holds cancels nothing, and asks again with the new amount", async () => {
    const { page, travellers, orderId, booking } = await booked("confirmed");
    const html = await (await post(page("/cancel"), quoteFor([travellers[0]!]))).text();
    // Another of the party cancels meanwhile, and the fee is taken from her.
    const access = { guestToken: guestToken(services.secret, orderId) };
    const other = await quoteCancellation(agency.as(undefined), access, { bookingId: booking.id, travellers: [travellers[1]!.id] });
    await cancelQuoted(agency.as(undefined), access, { quoteId: other.ok ? other.quote.id : "", reason: null });
    const fields = new URLSearchParams([
      ["intent", "confirm"],
      ["quote", formOf(html, "quote")],
      ["traveller", travellers[0]!.id],
    ]);
    const answer = await post(page("/cancel"), fields);
    expect(answer.status).toBe(409);
    const text = await read(answer);
    expect(text).toContain("The refund has changed since we showed it to you, and nothing has been cancelled.");
    expect(text).toContain("Your refund ₹82,811");
    expect(await db.$count(cancellations, eq(cancellations.bookingId, booking.id))).toBe(1);
  });

  test("asks who, where nobody is chosen", async () => {
    const { page } = await booked("confirmed");
    const answer = await post(page("/cancel"), quoteFor([]));
    expect(answer.status).toBe(400);
    expect(await read(answer)).toContain("Choose at least one traveller.");
  });

  test("does not leave a child alone, and says so", async () => {
    const { page, travellers } = await booked("confirmed", { adults: 1, children: 1 });
    const answer = await post(page("/cancel"), quoteFor([travellers[0]!]));
    expect(answer.status).toBe(409);
    expect(await read(answer)).toContain("Children travel with an adult. At least one adult has to stay, or you can cancel for everyone.");
  });

  test("is not offered once the tour has begun", async () => {
    const { page, booking, travellers } = await booked("confirmed");
    const tiers = booking.policy.tiers.map((tier) => ({ ...tier, until: "2026-11-20T00:00:00.000Z" }));
    const policy = { ...booking.policy, startDate: "2026-11-19", tiers };
    await db.update(bookings).set({ startDate: "2026-11-19", policy }).where(eq(bookings.id, booking.id));
    expect(await read(await site.visitor().get(page()))).toContain("This booking can no longer be cancelled here.");
    const answer = await post(page("/cancel"), quoteFor([travellers[0]!]));
    expect(answer.status).toBe(409);
    expect(await read(answer)).toContain("The trip has started, so it can no longer be cancelled here.");
  });
});

describe("the invoice", () => {
  test("has the agency, its number, a line for each traveller, discount, total, payments, currency and rate with its date", async () => {
    const { page, reference } = await booked("confirmed");
    const text = await read(await site.visitor().get(page("/invoice")));
    expect(text).toContain("Yatrika Tours & Travel".replace("&", "&amp;"));
    expect(text).toContain(reference.replace("YTR-", "INV-"));
    expect(text).toContain("Traveller 0 adult ₹97,425 − ₹14,614 ₹82,811");
    expect(text).toContain("Traveller 1 adult ₹97,425 − ₹14,614 ₹82,811");
    expect(text).toContain("Base price ₹1,94,850 Discount − ₹29,228 Total ₹1,65,622");
    expect(text).toContain("Paid on 21 November 2026 − ₹1,65,622 Still to pay ₹0");
    expect(text).toContain("All amounts in Indian Rupee. 1 USD = 75 INR, set on 1 November 2026.");
  });

  test("is there from the promise of a transfer on: of a hold there is none, and its page leads to none", async () => {
    const { page, booking } = await booked("pending");
    expect((await site.visitor().get(page("/invoice"))).status).toBe(200);
    expect(await read(await site.visitor().get(page()))).toContain("Invoice");
    for (const status of ["ON_HOLD", "EXPIRED", "REJECTED"] as const) {
      await db.update(bookings).set({ status }).where(eq(bookings.id, booking.id));
      expect((await site.visitor().get(page("/invoice"))).status).toBe(404);
      expect(await read(await site.visitor().get(page()))).not.toMatch(/Invoice|Documents/);
    }
  });
});
