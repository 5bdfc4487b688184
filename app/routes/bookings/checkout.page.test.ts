import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { fieldsOf, markupOf, shopOf, tripSold } from "#test/checkout.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
const { db } = handle;
const shop = shopOf(site.services, site.visitor);
const { orderOf } = shop;
const { bookings, departures, tours, travellers } = schema;
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

beforeEach(async () => {
  site.services.now = () => testNow;
  await shop.priceTour(129_900, 15);
});

test("1,299 dollars at 15 percent for three is 2,48,433 rupees on card, panel, cart, checkout, button and confirmation", async () => {
  const visitor = site.visitor();
  const { id } = await shop.departure();
  expect(await markupOf(await visitor.get("/tours"))).toContain("₹82,811");
  const tour = await markupOf(await visitor.get(`/tours/detail/${tripSold.slug}?departure=${id}&adults=3`));
  expect(tour).toContain("<output>₹2,48,433</output>");
  await shop.add(visitor, id, { adults: "3" });
  expect(await markupOf(await visitor.get("/cart"))).toContain("₹2,48,433");
  const address = await shop.checkOut(visitor);
  const page = await markupOf(await visitor.get(address));
  expect(page).toContain("3 adults × ₹97,425");
  expect(page).toContain("Book for ₹2,48,433");
  expect(page).toMatch(/name="total" value="24843300"/);
  const booked = await visitor.post(address, await shop.filled(visitor, address));
  const confirmation = await markupOf(await visitor.get(booked.headers.get("Location")!));
  expect(confirmation).toContain("₹2,48,433");
  const charged = await db
    .select({ price: travellers.agreedPriceMinor })
    .from(travellers)
    .innerJoin(bookings, eq(bookings.id, travellers.bookingId))
    .where(eq(bookings.departureId, id));
  expect(charged.map(({ price }) => price)).toEqual([8_281_100, 8_281_100, 8_281_100]);
});

test("everything is said before paying: rate with its date, refunds as dates and amounts, what is not included, until when seats are held", async () => {
  const { visitor, address } = await shop.atCheckout();
  const page = await markupOf(await visitor.get(address));
  expect(page).toContain("Charged in Indian Rupee. 1 USD = 75 INR, set on 1 November 2026.");
  expect(page).toContain("What is not included");
  const order = await orderOf(address);
  const [booking] = await db.select().from(bookings).where(eq(bookings.orderId, order.id));
  expect(page).toContain(`dateTime="${booking!.holdExpiresAt.toISOString()}"`);
  expect(booking!.holdExpiresAt).toEqual(minutesLater(30));
  // Two adults: 1,65,622 less 3,750; half; a quarter with its paise; nothing.
  for (const part of ["₹1,61,872", "100%, less ₹3,750 fee", "₹82,812", "₹41,406", "No refund"]) expect(page).toContain(part);
});

test("the page is in the model's order, numbered, with terms that are not accepted beforehand", async () => {
  const { visitor, address } = await shop.atCheckout();
  const page = await markupOf(await visitor.get(address));
  const order = [
    "step-who-heading",
    "Contact and names",
    "step-pay-heading",
    ">If you cancel</h3>",
    "How you pay",
    "step-terms-heading",
    "Book for ",
  ];
  const places = order.map((part) => page.lastIndexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(page).toMatch(/<input[^>]*type="checkbox"[^>]*name="terms"/);
  expect(fieldsOf(page, "checkout")).not.toHaveProperty("terms");
});

test("Enter in a field books and does not ask for more time: the form's first button is the one that books", async () => {
  const { visitor, address } = await shop.atCheckout();
  const [first] = /<button[^>]*form="checkout"[^>]*>/.exec(await markupOf(await visitor.get(address)))!;
  expect(first).not.toContain("extend");
});

test("a bank transfer keeps the seats for 72 hours and is explained with the reference to quote", async () => {
  const { visitor, address, departureId } = await shop.atCheckout();
  const fields = await shop.filled(visitor, address);
  const answer = await visitor.post(address, { ...fields, "parties[0][1].diet": "No nuts" });
  expect(answer.status).toBe(303);
  const [booking] = await db.select().from(bookings).where(eq(bookings.departureId, departureId));
  expect(booking).toMatchObject({ status: "PENDING", dueAt: minutesLater(72 * 60) });
  const people = await db.select().from(travellers).where(eq(travellers.bookingId, booking!.id));
  expect(people.map(({ name, diet }) => [name, diet])).toEqual([
    ["Traveller 1", null],
    ["Traveller 2", "No nuts"],
  ]);
  const page = await markupOf(await visitor.get(answer.headers.get("Location")!));
  for (const part of [
    booking!.reference,
    "What happens next",
    "₹1,65,622 must reach our account by then",
    "0000 1234 5678 90",
    "meera@example.org",
    "Create an account",
  ])
    expect(page).toContain(part);
  expect(await shop.vacancies(departureId)).toBe(8);
  expect(await markupOf(await visitor.get("/cart"))).toContain("Your cart is empty");
});

describe("an order is its buyer's alone", () => {
  test("to others its checkout and its confirmation do not exist; a guest's link opens the confirmation anywhere", async () => {
    const { visitor, address } = await shop.atCheckout();
    const fields = await shop.filled(visitor, address);
    const stranger = (await shop.atCheckout()).visitor;
    const customer = site.visitor();
    await signUp(site.services, customer);
    for (const other of [site.visitor(), stranger, customer]) {
      expect((await other.get(address)).status).toBe(404);
      expect((await other.post(address, fields)).status).toBe(404);
    }
    const confirmation = (await visitor.post(address, fields)).headers.get("Location")!;
    const [path = "", query] = confirmation.split("?");
    expect(query).toMatch(/^token=[\w-]{43}$/);
    for (const other of [site.visitor(), stranger, customer]) {
      expect((await other.get(path)).status).toBe(404);
      expect((await other.get(`${path}/calendar.ics`)).status).toBe(404);
      expect((await other.get(`${path}?token=x`)).status).toBe(404);
    }
    expect((await site.visitor().get(confirmation)).status).toBe(200);
    expect((await visitor.get(path)).status).toBe(200);
  });

  test("a customer's is found by her account, without a secret in its address, and her name is filled in", async () => {
    const visitor = site.visitor();
    await signUp(site.services, visitor, { firstName: "Asha", lastName: "Rao", email: "asha-books@example.org" });
    const { address } = await shop.atCheckout({ visitor });
    expect(fieldsOf(await markupOf(await visitor.get(address)), "checkout")).toMatchObject({
      name: "Asha Rao",
      email: "asha-books@example.org",
      "parties[0][0].name": "Asha Rao",
    });
    const confirmation = (await visitor.post(address, await shop.filled(visitor, address))).headers.get("Location")!;
    expect(confirmation).not.toContain("token");
    expect((await visitor.get(confirmation)).status).toBe(200);
    expect((await site.visitor().get(confirmation)).status).toBe(404);
  });

  test("a checkout that has begun goes on after signing in", async () => {
    const { visitor, address } = await shop.atCheckout();
    await signUp(site.services, site.visitor(), { email: "goes-on@example.org" });
    await visitor.post("/sign-in", { email: "goes-on@example.org", password: testPassword });
    expect((await visitor.post(address, await shop.filled(visitor, address))).status).toBe(303);
    expect((await orderOf(address)).customerId).not.toBeNull();
  });

  test("its calendar file has whole days with an exclusive end, the place, a phone and the link", async () => {
    const { visitor, address } = await shop.atCheckout();
    const [path, query] = (await visitor.post(address, await shop.filled(visitor, address))).headers.get("Location")!.split("?");
    const file = await visitor.get(`${path}/calendar.ics?${query}`);
    expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    const text = (await file.text()).replaceAll("\r\n ", "");
    expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n[\s\S]*SUMMARY:Heritage of Japan/);
    // What one looks for on the way: where, whom to call, and the page.
    expect(text).toContain("LOCATION:Kyoto");
    expect(text).toContain("Phone: +91 11 4000 2015");
    expect(text).toMatch(/URL;VALUE=URI:http:\S+\/bookings\/YTR-[A-Z0-9]{6}\?token=/);
  });
});

describe("sent again", () => {
  test("the same form books once and leads to the same confirmation; so does the page from before, with another key", async () => {
    const { visitor, address, departureId } = await shop.atCheckout();
    const fields = await shop.filled(visitor, address);
    const answers = await Promise.all([visitor.post(address, fields), visitor.post(address, fields)]);
    const again = await visitor.post(address, { ...fields, key: crypto.randomUUID() });
    const places = [...answers, again].map((answer) => answer.headers.get("Location"));
    expect(new Set(places).size).toBe(1);
    expect((await visitor.get(address)).headers.get("Location")).toBe(places[0]);
    expect(await db.$count(bookings, eq(bookings.departureId, departureId))).toBe(1);
    expect(await shop.vacancies(departureId)).toBe(8);
  });

  test("starting twice for the same cart holds the seats once", async () => {
    const { visitor, address, departureId } = await shop.atCheckout();
    expect(await shop.checkOut(visitor)).toBe(address);
    expect(await shop.vacancies(departureId)).toBe(8);
  });
});

test("a tour taken off the site meanwhile is still booked: the hold was a promise", async () => {
  const { visitor, address } = await shop.atCheckout();
  const fields = await shop.filled(visitor, address);
  await db.update(tours).set({ state: "archived" }).where(eq(tours.id, tripSold.tourId));
  const answer = await visitor.post(address, fields);
  await db.update(tours).set({ state: "published" }).where(eq(tours.id, tripSold.tourId));
  expect(answer.status).toBe(303);
});

test("a departure too near for a transfer to arrive says so and offers no button", async () => {
  const { visitor, address, departureId } = await shop.atCheckout();
  const [row] = await db.select().from(departures).where(eq(departures.id, departureId));
  site.services.now = () => new Date(Date.parse(row!.startDate) - 8 * 86_400_000);
  const page = await markupOf(await visitor.get(address));
  expect(page).toContain("too close for a bank transfer");
  expect(page).not.toContain("Book for");
});

test("without an order the checkout leads to the cart", async () => {
  const visitor = site.visitor();
  expect((await visitor.get("/checkout")).headers.get("Location")).toBe("/cart");
  expect((await visitor.get("/checkout?order=nonsense")).status).toBe(404);
  expect((await visitor.get(`/checkout?order=${crypto.randomUUID()}`)).status).toBe(404);
});
