/** Book Now leads to the contact page, which offers first to book online what was chosen. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { fieldsOf, markupOf, shopOf, tripSold } from "#test/checkout.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
const { db } = handle;
const shop = shopOf(site.services, site.visitor);
const { departures } = schema;

beforeEach(async () => {
  await shop.priceTour(129_900, 15);
});

const chosen = (departure: string, party = "adults=2&children=1") => `/contact?tour=${tripSold.slug}&departure=${departure}&${party}`;
const open = async (visitor: Visitor, address: string) => (await markupOf(await visitor.get(address))).replaceAll("&amp;", "&");
/** Presses the button, with what its form holds. */
async function press(visitor: Visitor, address: string, changes: Record<string, string> = {}) {
  const answer = await visitor.post(address, { ...fieldsOf(await open(visitor, address), "book-online"), ...changes });
  const html = answer.status === 303 ? "" : await markupOf(answer);
  return { status: answer.status, to: answer.headers.get("Location") ?? "", html };
}

describe("booking online from the contact page", () => {
  test("shows trip, dates, people and price, and one press holds the seats and opens the checkout", async () => {
    const visitor = site.visitor();
    const { id } = await shop.departure({ seats: 5 });
    const html = await open(visitor, chosen(id));
    for (const part of [tripSold.title, "2 adults and 1 child", "₹2,27,731", "Hold 3 seats and go to checkout"])
      expect(html).toContain(part);
    const { status, to } = await press(visitor, chosen(id));
    expect([status, to.startsWith("/checkout?order=")]).toEqual([303, true]);
    expect(await shop.vacancies(id)).toBe(2);
    expect(await open(visitor, to)).toContain("2,27,731");
  });

  test("pressed twice holds the seats once", async () => {
    const visitor = site.visitor();
    const { id } = await shop.departure({ seats: 5 });
    const sent = fieldsOf(await open(visitor, chosen(id)), "book-online");
    const [first, again] = [await visitor.post(chosen(id), sent), await visitor.post(chosen(id), sent)];
    expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
    // Nor does who comes back from the checkout: the seats held for her are free for her.
    const second = await press(visitor, chosen(id));
    expect(second.to).toBe(first.headers.get("Location"));
    expect(await shop.vacancies(id)).toBe(2);
  });

  test("says which date cannot be booked any more, and leads to the others", async () => {
    const visitor = site.visitor();
    const { id } = await shop.departure();
    await db.update(departures).set({ vacancies: 0 }).where(eq(departures.id, id));
    const html = await open(visitor, chosen(id));
    expect(html).toContain("The date you chose can no longer be booked.");
    expect(html).not.toContain('id="book-online"');
    expect(html).toMatch(/href="\/tours\/detail\/japan-heritage\?adults=2&children=1#departures"[^>]*>Choose a date/);
    expect(await open(visitor, `/contact?tour=${tripSold.slug}`)).toContain("Choose a date, and you can book online at once.");
  });

  test("says that a party is too large for the seats that are left", async () => {
    const { id } = await shop.departure({ seats: 2 });
    const html = await open(site.visitor(), chosen(id));
    expect(html).toContain("Only 2 seats left, not enough for your party.");
    expect(html).not.toContain('id="book-online"');
  });

  test("is refused in words where someone was faster, and holds nothing", async () => {
    const visitor = site.visitor();
    const { id } = await shop.departure({ seats: 3 });
    const sent = fieldsOf(await open(visitor, chosen(id)), "book-online");
    await db.update(departures).set({ vacancies: 1 }).where(eq(departures.id, id));
    const few = await markupOf(await visitor.post(chosen(id), sent));
    expect(few).toContain("We couldn’t hold these seats. Nothing is booked yet.");
    expect(few).toContain("Only 1 seat left, not enough for your party.");
    await db.update(departures).set({ vacancies: 0 }).where(eq(departures.id, id));
    const full = await visitor.post(chosen(id), sent);
    expect(full.status).toBe(409);
    expect(await full.text()).toContain("This departure is full.");
    expect(await shop.vacancies(id)).toBe(0);
  });

  test("is refused where the price is another one than the page showed, with the price of now", async () => {
    const visitor = site.visitor();
    const { id } = await shop.departure({ seats: 5 });
    const { status, html } = await press(visitor, chosen(id), { total: "100" });
    expect(status).toBe(409);
    expect(html).toContain("A price has just changed. Look at the new total, then continue.");
    expect(html).toContain("₹2,27,731");
    expect(await shop.vacancies(id)).toBe(5);
  });

  test("leads to a cart that holds another trip, which says that nothing is held yet", async () => {
    const visitor = site.visitor();
    const [other, { id }] = [await shop.departure(), await shop.departure({ seats: 5 })];
    await shop.add(visitor, other.id);
    const { status, to } = await press(visitor, chosen(id));
    expect([status, to]).toEqual([303, "/cart"]);
    const cart = await open(visitor, to);
    expect(cart).toContain("Your cart holds another trip, too");
    expect(cart).toContain("No seats are held yet.");
    expect(await shop.vacancies(id)).toBe(5);
  });

  test.each<Record<string, string>>([
    { departure: "" },
    { departure: "x" },
    { adults: "0" },
    { adults: "1.5" },
    { total: "x" },
    { children: "99" },
  ])("takes no form with %j", async (changes) => {
    const visitor = site.visitor();
    const { id } = await shop.departure({ seats: 5 });
    const { status, html } = await press(visitor, chosen(id), changes);
    expect([status, html.includes("Nothing is held yet.")]).toEqual([400, true]);
    expect(await shop.vacancies(id)).toBe(5);
  });
});
