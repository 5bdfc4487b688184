import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rejectBooking } from "#app/features/selling/bookings/admin/decisions.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openBookingAgency, where } from "#test/booking-admin-page.ts";
import { markup } from "#test/markup.ts";

const { payments, bookings, refunds } = schema;
const office = openBookingAgency();
const { site, get, page, post } = office;

async function pending(adults = 2) {
  const departure = await office.agency.departure();
  const { orderId } = await office.agency.pending([{ departureId: departure.id, party: { adults, children: 0 } }]);
  const { reference, bookings: all } = await office.agency.read(orderId);
  const total = all[0]!.travellers.reduce((sum, each) => sum + each.agreedPriceMinor, 0);
  return {
    orderId,
    reference,
    departure,
    total,
    travellers: all[0]!.travellers.map(({ id }) => id),
    address: `/admin/bookings/${reference}`,
  };
}
const statusOf = async (reference: string) => (await site.db.select().from(bookings).where(eq(bookings.reference, reference)))[0]?.status;
const paymentFields = (total: number, reference: string): [string, string][] => [
  ["intent", "pay"],
  ["form", "pay"],
  ["amount", String(total / 100)],
  ["received", "2026-11-21"],
  ["reference", reference],
];

test("a transfer is recorded, the booking is confirmed, and the customer's trip is on the manifest", async () => {
  const { address, reference, total, departure } = await pending();
  expect(await page("/admin/bookings")).toMatch(new RegExp(`Decisions due this week.*Transfer expected.*${reference}`, "s"));
  const before = await page(address);
  expect(before).toContain("Waiting for payment");
  expect(before).toContain("Meera Rao");
  expect(before).toContain(`value="${total / 100}"`);
  const answer = await post(address, paymentFields(total, `bank ${reference}`));
  expect(where(answer)).toEqual([303, address]);
  const after = await page(address);
  expect(after).toContain("Booking confirmed");
  expect(after).toContain("recorded a payment");
  expect(after).toContain("Email to the customer: booking confirmed");
  expect(await statusOf(reference)).toBe("CONFIRMED");
  const manifest = await page(`/admin/departures/${departure.id}`);
  expect(manifest).toContain("2 booked, 0 held, 8 free of 10");
  expect(manifest).toContain("Travellers (2)");
  expect(manifest).toContain(address);
});

test("where an order has several trips, each of its pages says that the money is that of all of them, and which of them a refund is of", async () => {
  const sharedBy = "These amounts are for the whole order: its trips are paid together.";
  expect(await page((await pending()).address)).not.toContain(sharedBy);
  const party = { adults: 1, children: 0 };
  const { orderId } = await office.agency.pending([
    { departureId: (await office.agency.departure()).id, party },
    { departureId: (await office.agency.departure()).id, party },
  ]);
  await office.agency.pay(orderId, 100_000);
  const { bookings: both } = await office.agency.read(orderId);
  for (const { id } of both) await rejectBooking(office.agency.as(office.agency.admin), id);
  expect(both).toHaveLength(2);
  for (const { reference } of both) {
    const shown = await page(`/admin/bookings/${reference}`);
    expect(shown).toContain(sharedBy);
    for (const each of both) expect(shown).toContain(`<p>${each.reference} ₹500, `);
  }
});

test("the same bank reference is recorded once, by a double click or days later", async () => {
  const { address, total, orderId, reference } = await pending();
  const fields = paymentFields(total, `twice ${reference}`);
  const answers = await Promise.all([post(address, fields), post(address, fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await site.db.select().from(payments).where(eq(payments.orderId, orderId))).toHaveLength(1);
  const other = await pending();
  const refused = await post(other.address, paymentFields(other.total, `twice ${reference}`));
  expect(refused.status).toBe(409);
  expect(await markup(refused)).toContain("A payment with this reference has already been recorded for another booking.");
  expect(await statusOf(other.reference)).toBe("PENDING");
});

test("a payment with something wrong is not recorded: what was typed stays, and why stands at each field", async () => {
  const { address, orderId } = await pending();
  const fields: [string, string][] = [
    ["intent", "pay"],
    ["form", "pay"],
    ["amount", "a lot"],
    ["received", "2026-02-30"],
    ["reference", " "],
  ];
  const answer = await post(address, fields);
  expect(answer.status).toBe(400);
  const html = await markup(answer);
  for (const text of ["Enter an amount such as", "Choose the day on which", "Enter the bank’s reference"]) expect(html).toContain(text);
  expect(html).toMatch(/name="amount"[^>]*value="a lot"|value="a lot"[^>]*name="amount"/);
  const ahead = await post(address, [...fields.slice(0, 2), ["amount", "5"], ["received", "2026-11-23"], ["reference", "x"]]);
  expect([ahead.status, (await markup(ahead)).includes("This day is in the future.")]).toEqual([400, true]);
  expect(await site.db.select().from(payments).where(eq(payments.orderId, orderId))).toEqual([]);
});

test("rejecting is asked first, and then done once", async () => {
  const { address, reference } = await pending();
  const question = await page(`${address}?ask=reject`);
  expect(question).toContain(`Reject booking ${reference}?`);
  expect(await statusOf(reference)).toBe("PENDING");
  expect(where(await post(address, [["intent", "reject"]]))).toEqual([303, address]);
  expect(await statusOf(reference)).toBe("REJECTED");
  expect((await post(address, [["intent", "reject"]])).status).toBe(409);
});

test("cancelling shows the refund first; staff may give more, never less; and the refund is marked as sent", async () => {
  const { address, orderId, total, travellers, reference } = await pending(2);
  await office.agency.pay(orderId);
  const one: [string, string][] = [
    ["by", "customer"],
    ["traveller", travellers[0]!],
  ];
  const shown = await post(address, [["intent", "quote"], ["form", "quote"], ...one]);
  expect(shown.status).toBe(200);
  const html = await markup(shown);
  const quote = /name="quote" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const least = Number(/name="refund"[^>]*value="([\d.]+)"|value="([\d.]+)"[^>]*name="refund"/.exec(html)?.slice(1).find(Boolean));
  expect(least * 100).toBeGreaterThan(0);
  expect(least * 100).toBeLessThan(total / 2);
  const accept = (refund: number, reason: string): [string, string][] => [
    ["intent", "cancel"],
    ["form", "cancel"],
    ["quote", quote],
    ["refund", String(refund)],
    ["reason", reason],
    ...one,
  ];
  const less = await post(address, accept(least - 1, "ill"));
  expect([less.status, (await markup(less)).includes("Not less than the refund that is due")]).toEqual([400, true]);
  const silent = await post(address, accept(least, ""));
  const asked = await markup(silent);
  expect([silent.status, asked.includes("Give a reason."), asked.includes(quote)]).toEqual([400, true, true]);
  expect(where(await post(address, accept(least + 1, "ill")))).toEqual([303, address]);
  expect(await statusOf(reference)).toBe("CONFIRMED");
  const [refund] = await site.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect(refund).toMatchObject({ amountMinor: Math.round((least + 1) * 100), status: "due" });
  expect(await page("/admin/bookings")).toMatch(new RegExp(`Refund to send.*${reference}`, "s"));
  const sent: [string, string][] = [
    ["intent", "refund"],
    ["form", `refund ${refund!.id}`],
    ["refund", refund!.id],
    ["reference", `out ${reference}`],
  ];
  expect(where(await post(address, sent))).toEqual([303, address]);
  expect((await post(address, sent)).status).toBe(409);
  expect(await page(address)).toContain(`reference out ${reference}`);
});

test("travellers come as a file", async () => {
  const { departure, reference } = await pending(1);
  const answer = await get(`/admin/departures/${departure.id}/travellers.csv`);
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain(`"Traveller 0","Adult","","","${reference}"`);
});

test("the list keeps search, filters, order and totals in its address", async () => {
  const { reference } = await pending();
  const html = await page(`/admin/bookings?q=${reference}&status=PENDING&sort=start`);
  expect(html).toMatch(/<caption>All bookings \(1\)<\/caption>/);
  expect(html).toContain(`href="/admin/bookings/${reference}"`);
  expect(html).toContain("1 booking, travellers: 2.");
  expect(html).toContain('aria-sort="ascending"');
  expect(await page("/admin/bookings?q=nobody-at-all")).toContain("No bookings found");
});

test("what is typed by customers is no code, and a form that is none of the page's is refused", async () => {
  const { address, orderId } = await pending();
  await site.db.update(schema.orders).set({ contactName: "<img src=x onerror=alert(1)>" }).where(eq(schema.orders.id, orderId));
  expect(await page(address)).not.toContain("<img src=x");
  expect((await post(address, [["intent", "everything"]])).status).toBe(400);
  expect((await get("/admin/bookings/YTR-NOBODY")).status).toBe(404);
  expect((await get(`/admin/departures/${crypto.randomUUID()}`)).status).toBe(404);
});

test("nobody but an administrator records a payment or closes a departure", async () => {
  const { address, departure, total, orderId } = await pending();
  const stranger = site.visitor();
  await signUp(site.services, stranger);
  const send = (to: string, fields: [string, string][]) => stranger.post(to, Object.fromEntries(fields));
  expect((await send(address, paymentFields(total, "mine"))).status).toBe(403);
  expect((await send(`/admin/departures/${departure.id}`, [["intent", "close"]])).status).toBe(403);
  expect(await site.db.select().from(payments).where(eq(payments.orderId, orderId))).toEqual([]);
});

test("each of the staff sees and does what her roles allow", async () => {
  const { address, departure, reference } = await pending();
  const trip = `/admin/departures/${departure.id}`;
  const [accounts, content] = [site.visitor(), site.visitor()];
  await signUp(site.services, accounts, { roles: ["Accounts"] });
  await signUp(site.services, content, { roles: ["Content"] });
  const booking = await markup(await accounts.get(address));
  const offered = ['value="pay"', "?ask=reject", 'value="quote"'].map((part) => booking.includes(part));
  expect(offered).toEqual([true, false, false]);
  const seats = await markup(await accounts.get(trip));
  expect([reference, "travellers.csv", 'name="capacity"'].map((part) => seats.includes(part))).toEqual([true, false, false]);
  for (const answer of [
    await accounts.post(address, { intent: "reject", form: "reject" }),
    await accounts.post(trip, { intent: "close", form: "sale" }),
    await accounts.get(`${trip}/travellers.csv`),
    await accounts.get("/admin/departures/new"),
    await content.get(address),
    await content.get(trip),
    await content.post(address, { intent: "surplus", form: "surplus" }),
  ])
    expect(answer.status).toBe(403);
  expect(await statusOf(reference)).toBe("PENDING");
});
