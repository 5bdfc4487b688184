/** The hold of a checkout: prolonged once, ended by the clock, and taken up again where there is room; and what saves typing. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { expireHolds } from "#app/features/selling/bookings/jobs/expiry.server.ts";
import { schema } from "#db/database.server.ts";
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
const { bookings, departures, orders, travellers } = schema;
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

beforeEach(async () => {
  site.services.now = () => testNow;
  await shop.priceTour(129_900, 15);
});

const extend = async (visitor: ReturnType<typeof site.visitor>, address: string) =>
  visitor.post(address, { ...(await shop.filled(visitor, address)), intent: "extend" });

test("a hold is prolonged once, and what was typed stays", async () => {
  const { visitor, address, departureId } = await shop.atCheckout();
  const longer = await extend(visitor, address);
  const page = await markupOf(longer);
  expect(longer.status).toBe(200);
  expect(fieldsOf(page, "checkout")).toMatchObject({ name: "Meera Rao", "parties[0][1].name": "Traveller 2" });
  expect(page).not.toContain("30 minutes longer");
  const again = await extend(visitor, address);
  expect([again.status, (await markupOf(again)).includes("already extended your hold once")]).toEqual([409, true]);
  const [booking] = await db.select().from(bookings).where(eq(bookings.departureId, departureId));
  expect(booking!.holdExpiresAt).toEqual(minutesLater(60));
});

async function expired(seatsLeft: number) {
  const at = await shop.atCheckout({ seats: 2 });
  const fields = await shop.filled(at.visitor, at.address);
  site.services.now = () => minutesLater(31);
  await expireHolds(db, minutesLater(31));
  await db.update(departures).set({ vacancies: seatsLeft }).where(eq(departures.id, at.departureId));
  return { ...at, fields };
}

test("a hold that is over is held again when the form is sent and there is room", async () => {
  const { visitor, address, departureId, fields } = await expired(2);
  const page = await markupOf(await visitor.get(address));
  expect(page).toContain("Your hold has run out.");
  const answer = await visitor.post(address, fields);
  expect(answer.status).toBe(303);
  expect(await shop.vacancies(departureId)).toBe(0);
  // Sent again, what was booked is shown.
  expect((await visitor.post(address, fields)).headers.get("Location")).toBe(`/checkout?order=${await successorOf(address)}`);
});

const successorOf = async (address: string) => {
  const [next] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.replacesId, (await orderOf(address)).id));
  return next!.id;
};

test("a hold that is over, with no seat left, is told so with everything that was typed", async () => {
  const { visitor, address, fields } = await expired(1);
  const answer = await visitor.post(address, fields);
  const page = await markupOf(answer);
  expect(answer.status).toBe(409);
  expect(page).toContain(`${tripSold.title}: Only 1 seat left, not enough for your party.`);
  expect(fieldsOf(page, "checkout")).toMatchObject({ name: "Meera Rao", "parties[0][0].name": "Traveller 1" });
});

test("who travels herself needs no script to have her name taken for the first traveller; nobody else is taken for her", async () => {
  const { visitor, address, departureId } = await shop.atCheckout();
  const page = await markupOf(await visitor.get(address));
  const inputOf = (name: string) => page.match(/<input[^>]*>/g)!.find((input) => input.includes(`name="${name}"`));
  // The browser's own check, where no script runs, lets the empty name pass.
  expect(inputOf("parties[0][0].name")).not.toContain("required");
  expect(inputOf("parties[0][1].name")).toContain("required");
  expect(inputOf("self")).not.toContain("checked");
  const fields = { ...(await shop.filled(visitor, address)), self: "on", "parties[0][0].name": "" };
  const refused = await visitor.post(address, { ...fields, "parties[0][1].name": "" });
  expect(Object.keys(fieldsOf(await markupOf(refused), "checkout"))).toContain("self");
  expect((await visitor.post(address, fields)).status).toBe(303);
  const people = db.select({ name: travellers.name }).from(travellers).innerJoin(bookings, eq(bookings.id, travellers.bookingId));
  expect(await people.where(eq(bookings.departureId, departureId))).toEqual([{ name: "Meera Rao" }, { name: "Traveller 2" }]);
});

test("header and footer have no public menus, but the way back to the cart and somebody to ask", async () => {
  const { visitor, address } = await shop.atCheckout();
  const page = await markupOf(await visitor.get(address));
  for (const part of ["Back to cart", "Speak to a person", 'href="tel:']) expect(page).toContain(part);
  for (const part of ['href="/tours"', 'href="/blog"', 'id="footer-links"']) expect(page).not.toContain(part);
});

test("rupees up to one lakh can be paid by UPI, where the agency has an address for it; the code is drawn on the server", async () => {
  const upi = "yatrika.tours@okbank";
  await db.insert(schema.settings).values({ key: "bankTransfer", value: { ...defaultSettings.bankTransfer, upi } });
  onTestFinished(async () => void (await db.delete(schema.settings).where(eq(schema.settings.key, "bankTransfer"))));
  const confirmed = async (adults: string) => {
    const { visitor, address } = await shop.atCheckout({ adults });
    return markupOf(await visitor.get((await visitor.post(address, await shop.filled(visitor, address))).headers.get("Location")!));
  };
  const one = await confirmed("1");
  const reference = /YTR-[A-Z0-9]{6}/.exec(one)![0];
  expect(one).toContain(`href="upi://pay?pa=${upi}&amp;pn=Yatrika%20Tours%20%26%20Travel&amp;am=82811.00&amp;cu=INR&amp;tn=${reference}"`);
  expect(one).toContain('src="data:image/svg+xml,');
  // 1,65,622 rupees are more than one payment may be.
  expect(await confirmed("2")).not.toContain("upi://");
});
