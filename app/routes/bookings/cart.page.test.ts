import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rateLimits, countRequest } from "#app/platform/rate-limit.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { markupOf, shopOf, tripSold } from "#test/checkout.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
const { db } = handle;
const shop = shopOf(site.services, site.visitor);
const { departures, tours } = schema;

beforeEach(async () => {
  await shop.priceTour(129_900, 15);
});

test("an empty cart says so and leads to the tours", async () => {
  const answer = await site.visitor().get("/cart");
  const html = await answer.text();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(html).toContain("Your cart is empty");
  expect(html).toMatch(/href="\/tours"[^>]*>Browse tours/);
});

test("a departure added by a plain form is there with picture, dates, travellers and price, and the header counts it", async () => {
  const visitor = site.visitor();
  const { id, startDate } = await shop.departure({ from: "2027-04-09" });
  const added = await shop.add(visitor, id, { adults: "2", children: "1" });
  expect([added.status, added.headers.get("Location")]).toEqual([303, "/cart"]);
  const html = await markupOf(await visitor.get("/cart"));
  for (const part of [tripSold.title, "/art/tours/japan-heritage", "2 adults × ₹82,811 + 1 child × ₹62,109", "₹2,27,731"])
    expect(html).toContain(part);
  expect(html).toContain(new Date(startDate).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" }));
  expect(await markupOf(await visitor.get("/about"))).toContain(">Cart, 1 tour<");
  expect(await shop.vacancies(id)).toBe(10);
});

test("the cookie is random, kept for 30 days and closed to scripts; on https it is bound to the host", async () => {
  const { id } = await shop.departure();
  const [cookie] = (await shop.add(site.visitor(), id)).headers.getSetCookie();
  expect(cookie).toMatch(/^cart=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  const secure = await openSite(handle, { settings: { ORIGIN: "https://yatrika.example" } });
  const [own] = (await shop.add(secure.visitor(), id)).headers.getSetCookie();
  expect(own).toMatch(/^__Host-cart=[0-9a-f-]{36}; .*; Secure$/);
});

test("a page that shows the cart's count is nobody else's: visitors without a cart get the page all share", async () => {
  const cached = await openSite(handle);
  const visitor = cached.visitor();
  const { id } = await shop.departure();
  await shop.add(visitor, id);
  expect(await markupOf(await visitor.get("/about"))).toContain("Cart, 1 tour");
  const shared = await cached.visitor().get("/about");
  expect(shared.headers.get("ETag")).not.toBeNull();
  expect(await shared.text()).not.toContain("Cart, 1 tour");
});

test("trips that overlap raise a word, and can be booked all the same", async () => {
  const visitor = site.visitor();
  const add = async (from: string) => shop.add(visitor, (await shop.departure({ from })).id);
  // Later than what the other tests take; a week apart, each longer than a week.
  await add("2027-10-01");
  await add("2027-12-01");
  expect(await markupOf(await visitor.get("/cart"))).not.toContain("These trips overlap");
  await add("2027-12-01");
  expect(await markupOf(await visitor.get("/cart"))).toContain("These trips overlap");
  expect(await shop.checkOut(visitor)).toContain("/checkout");
});

describe("a line", () => {
  async function withLine() {
    const visitor = site.visitor();
    const { id } = await shop.departure();
    await shop.add(visitor, id);
    const line = /name="line" value="([^"]+)"/.exec(await markupOf(await visitor.get("/cart")))![1]!;
    return { visitor, line, departureId: id };
  }

  test("changes its party and is removed by plain forms", async () => {
    const { visitor, line } = await withLine();
    await visitor.post("/cart", { intent: "party", line, adults: "3", children: "0" });
    expect(await markupOf(await visitor.get("/cart"))).toContain("₹2,48,433");
    await visitor.post("/cart", { intent: "remove", line });
    expect(await markupOf(await visitor.get("/cart"))).toContain("Your cart is empty");
  });

  test("of somebody else's cart does not exist", async () => {
    const { visitor, line } = await withLine();
    const stranger = (await withLine()).visitor;
    expect((await stranger.post("/cart", { intent: "remove", line })).status).toBe(404);
    expect((await stranger.post("/cart", { intent: "party", line, adults: "9", children: "0" })).status).toBe(404);
    expect(await markupOf(await visitor.get("/cart"))).toContain("2 adults");
  });

  test("whose price went down or up since says so, and the total seen is compared on the way to checkout", async () => {
    const { visitor } = await withLine();
    await shop.priceTour(119_900, 15);
    const cheaper = await markupOf(await visitor.get("/cart"));
    expect(cheaper).toContain("The price has gone down since you added it, from ₹1,65,622 to ₹1,52,872. You’ll pay the lower price.");
    expect(cheaper).toContain("Accept the new price and go to checkout");
    const stale = await visitor.post("/cart", { intent: "checkout", total: "16562200" });
    expect(stale.status).toBe(409);
    expect(await markupOf(stale)).toContain("A price has just changed.");
    expect((await visitor.post("/cart", { intent: "checkout", total: "15287200" })).status).toBe(303);
    expect(await markupOf(await visitor.get("/cart"))).not.toContain("The price has gone down");
  });

  test.each([
    [{ vacancies: 1 }, "Only 1 seat left, not enough for your party."],
    [{ vacancies: 0 }, "This departure is full."],
    [{ closed: true }, "This departure has been taken off sale."],
  ])("that became %j is pointed out, and the cart does not go to checkout", async (change, words) => {
    const { visitor, departureId } = await withLine();
    await db.update(departures).set(change).where(eq(departures.id, departureId));
    const html = await markupOf(await visitor.get("/cart"));
    expect(html).toContain(words);
    expect(html).not.toContain("Go to checkout");
    const refused = await visitor.post("/cart", { intent: "checkout", total: "16562200" });
    expect(refused.status).toBe(409);
    expect(await markupOf(refused)).toContain(`${tripSold.title}: ${words}`);
  });

  test("of a tour that was taken off the site says that it is no longer offered", async () => {
    const { visitor } = await withLine();
    await db.update(tours).set({ state: "archived" }).where(eq(tours.id, tripSold.tourId));
    const html = await markupOf(await visitor.get("/cart"));
    await db.update(tours).set({ state: "published" }).where(eq(tours.id, tripSold.tourId));
    expect(html).toContain("This tour is no longer offered.");
  });

  test("whose last seats are held by its own checkout is not told that it is full", async () => {
    const { visitor, departureId } = await shop.atCheckout({ seats: 2 });
    expect(await shop.vacancies(departureId)).toBe(0);
    const html = await markupOf(await visitor.get("/cart"));
    expect(html).not.toContain("This departure is full");
    expect(html).toContain("Go to checkout");
  });
});

test("what cannot be added is said in words: a full departure, too large a party, a form that says nothing", async () => {
  const visitor = site.visitor();
  const { id } = await shop.departure({ seats: 1 });
  const full = await shop.add(visitor, id);
  expect([full.status, (await markupOf(full)).includes("Only 1 seat left, not enough for your party.")]).toEqual([409, true]);
  const unknown = await shop.add(visitor, crypto.randomUUID());
  expect([unknown.status, (await markupOf(unknown)).includes("no longer offered")]).toEqual([404, true]);
  const empty = await visitor.post("/cart", { intent: "add", adults: "2" });
  expect([empty.status, (await markupOf(empty)).includes("Choose a departure")]).toEqual([400, true]);
  expect(visitor.cookies.has("cart")).toBe(false);
});

test("the cart comes along at sign-in, and the cookie is dropped", async () => {
  const visitor = site.visitor();
  await signUp(site.services, site.visitor(), { email: "comes-along@example.org" });
  const { id } = await shop.departure();
  await shop.add(visitor, id);
  await visitor.post("/sign-in", { email: "comes-along@example.org", password: testPassword });
  expect(visitor.cookies.has("cart")).toBe(false);
  expect(await markupOf(await visitor.get("/cart"))).toContain(tripSold.title);
  // Another browser of hers has the same cart; after signing out this one has none.
  const elsewhere = site.visitor();
  await elsewhere.post("/sign-in", { email: "comes-along@example.org", password: testPassword });
  expect(await markupOf(await elsewhere.get("/cart"))).toContain(tripSold.title);
  await visitor.post("/sign-out");
  expect(await markupOf(await visitor.get("/cart"))).toContain("Your cart is empty");
});

test("the cart comes along at registration", async () => {
  const visitor = site.visitor();
  const { id } = await shop.departure();
  await shop.add(visitor, id);
  const person = {
    firstName: "Asha",
    lastName: "Rao",
    email: "new-buyer@example.org",
    password: testPassword,
    confirmPassword: testPassword,
  };
  await visitor.post("/register", { ...person, terms: "on" });
  expect(visitor.cookies.has("session")).toBe(true);
  expect(await markupOf(await visitor.get("/cart"))).toContain(tripSold.title);
});

test("a connection starts at most 300 checkouts in ten minutes", async () => {
  const own = await openTestDatabase();
  const busy = await openSite(own);
  for (let request = 0; request < 300; request++) await countRequest(busy.services, rateLimits.checkout, "unknown");
  const answer = await busy.visitor().post("/cart", { intent: "checkout", total: "1" });
  expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await markupOf(answer)).toContain("Too many attempts");
  await own.close();
});
