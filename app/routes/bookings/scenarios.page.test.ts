/** The scenarios of the booking that many parts have to agree on. */
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { mailNotices } from "#app/features/selling/bookings/emails/mail-notices.server.tsx";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { markupOf, shopOf, tripSold } from "#test/checkout.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
const { db } = handle;
const shop = shopOf(site.services, site.visitor);
const { bookings, outboxMails, settings, travellers } = schema;

beforeEach(async () => {
  site.services.now = () => testNow;
  await shop.priceTour(129_900, 15);
});

test("of fifty buyers of three seats at the same moment three book, 47 are told and keep their cart; who sends again gets the same booking", async () => {
  const { id } = await shop.departure({ seats: 3 });
  const buyers = Array.from({ length: 50 }, () => site.visitor());
  const added = await Promise.all(buyers.map((buyer) => shop.add(buyer, id, { adults: "1" })));
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([303]));
  const total = /name="total" value="(\d+)"/.exec(await (await buyers[0]!.get("/cart")).text())![1]!;
  const starts = await Promise.all(
    buyers.map(async (buyer) => ({ buyer, answer: await buyer.post("/cart", { intent: "checkout", total }) })),
  );
  const [winners, losers] = [303, 409].map((status) => starts.filter(({ answer }) => answer.status === status));
  expect([winners!.length, losers!.length]).toEqual([3, 47]);
  for (const { answer } of losers!) {
    const html = await markupOf(answer);
    expect(html).toContain("This departure is full");
    expect(html).toContain(tripSold.title);
  }
  const places = await Promise.all(
    winners!.map(async ({ buyer, answer }) => {
      const address = answer.headers.get("Location")!;
      const fields = await shop.filled(buyer, address);
      const answers = await Promise.all([buyer.post(address, fields), buyer.post(address, fields)]);
      const led = new Set([...answers, await buyer.post(address, fields)].map(({ headers }) => headers.get("Location")));
      expect(led.size).toBe(1);
      return [...led][0];
    }),
  );
  expect(new Set(places).size).toBe(3);
  expect(await db.$count(bookings, eq(bookings.departureId, id))).toBe(3);
  expect(await shop.vacancies(id)).toBe(0);
});

test("what was agreed stands in mail and invoice, and neither another currency of the page nor another rate changes it", async () => {
  const { visitor, address, departureId } = await shop.atCheckout({ adults: "3" });
  const booked = await visitor.post(address, await shop.filled(visitor, address));
  const confirmation = booked.headers.get("Location")!;
  await mailNotices(site.services);
  const [mail] = await db.select().from(outboxMails).orderBy(desc(outboxMails.id)).limit(1);
  expect(mail!.text).toContain("₹2,48,433");

  const invoice = confirmation.replace(/\/checkout\/confirmation\/([^?]+)/, "/bookings/$1/invoice");
  await visitor.post("/preferences/currency", { currency: "EUR" });
  const rates = { key: "rates", value: { ...defaultSettings.rates, INR: defaultSettings.rates.INR * 2 }, updatedAt: testNow };
  await db.insert(settings).values(rates).onConflictDoUpdate({ target: settings.key, set: rates });
  for (const page of [confirmation, invoice]) {
    const html = await markupOf(await visitor.get(page));
    expect([page, html.includes("₹2,48,433"), /€\s?\d/.test(html)]).toEqual([page, true, false]);
  }
  const agreed = await db
    .select({ minor: travellers.agreedPriceMinor })
    .from(travellers)
    .innerJoin(bookings, eq(bookings.id, travellers.bookingId))
    .where(eq(bookings.departureId, departureId));
  expect(agreed.map(({ minor }) => minor)).toEqual([8_281_100, 8_281_100, 8_281_100]);
});
