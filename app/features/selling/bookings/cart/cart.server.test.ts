import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { acceptPrices, addToCart, changeParty, countCart, forgetOldCarts, mergeCarts, readCart, removeFromCart } from "./cart.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services } = agency;
const { departures, tours, carts, cartLines } = schema;
const two = { adults: 2, children: 0 };

beforeEach(async () => {
  agency.at(testNow);
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

async function added(party = two, seats = 10) {
  const { id } = await agency.departure({ seats });
  const cartId = await agency.cartWith([{ departureId: id, party }]);
  const read = async (owner: { cartId?: string; customerId?: string } = { cartId }) => readCart(services, owner, inRupees);
  return { departureId: id, cartId, read };
}

test("a line has the price of its party in the currency shown, and holds no seats", async () => {
  const { read, departureId } = await added({ adults: 2, children: 1 });
  const cart = await read();
  expect(cart).toMatchObject({ totalMinor: 2 * 8_281_100 + 6_210_900, canBeBooked: true });
  expect(cart!.lines[0]).toMatchObject({ changes: [], party: { adults: 2, children: 1 } });
  expect(await agency.vacancies(departureId)).toBe(10);
});

test("adding the same departure again sets its party and adds no line", async () => {
  const { cartId, departureId, read } = await added();
  await addToCart(services, { cartId }, { ...inRupees, departureId, party: { adults: 3, children: 0 } });
  expect((await read())!.lines.map((line) => line.party)).toEqual([{ adults: 3, children: 0 }]);
  expect(await countCart(db, { cartId })).toBe(1);
});

test("what cannot be booked is not added, and it is said why", async () => {
  const { id } = await agency.departure({ seats: 1 });
  const add = (departureId: string, party = two) => addToCart(services, {}, { ...inRupees, departureId, party });
  expect(await add(id)).toEqual({ ok: false, reason: "unavailable", changes: [{ kind: "seats", left: 1 }] });
  await db.update(departures).set({ closed: true }).where(eq(departures.id, id));
  expect(await add(id)).toMatchObject({ changes: [{ kind: "closed" }] });
  expect(await add(crypto.randomUUID())).toEqual({ ok: false, reason: "not_found" });
  expect(await add(id, { adults: 0, children: 2 })).toEqual({ ok: false, reason: "party" });
});

test("a price, seats or a tour that have changed since are pointed out, and the line stays as it was", async () => {
  const { read, departureId, cartId } = await added({ adults: 1, children: 0 });
  await agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 0 });
  expect((await read())!.lines[0]!.changes).toEqual([{ kind: "price", beforeMinor: 8_281_100, nowMinor: 9_742_500 }]);
  await acceptPrices(services, { cartId }, inRupees);
  expect((await read())!.lines[0]!.changes).toEqual([]);
  await db.update(departures).set({ vacancies: 0 }).where(eq(departures.id, departureId));
  expect(await read()).toMatchObject({ canBeBooked: false, lines: [{ changes: [{ kind: "seats", left: 0 }] }] });
  await db.update(tours).set({ state: "archived" }).where(eq(tours.id, 1));
  expect((await read())!.lines[0]!.changes).toEqual([{ kind: "withdrawn" }]);
  await db.update(tours).set({ state: "published" }).where(eq(tours.id, 1));
});

test("a party is changed and a line removed by the cart's owner alone", async () => {
  const mine = await added();
  const other = await added();
  const [line] = (await mine.read())!.lines;
  const change = (cartId: string) => changeParty(services, { cartId }, { id: line!.id, party: { adults: 1, children: 1 } });
  expect(await change(other.cartId)).toEqual({ ok: false, reason: "not_found" });
  expect(await removeFromCart(services, { cartId: other.cartId }, line!.id)).toEqual({ ok: false, reason: "not_found" });
  expect((await change(mine.cartId)).ok).toBe(true);
  expect((await mine.read())!.lines[0]!.party).toEqual({ adults: 1, children: 1 });
  expect((await removeFromCart(services, { cartId: mine.cartId }, line!.id)).ok).toBe(true);
  expect(await mine.read()).toMatchObject({ lines: [], totalMinor: 0, canBeBooked: false });
});

test("at sign-in the visitor's cart becomes the customer's, and is no longer open to who has its cookie", async () => {
  const { id } = await agency.person();
  const { cartId, read } = await added();
  expect(await mergeCarts(services, id, cartId)).toBe(cartId);
  expect((await read({ customerId: id }))!.lines).toHaveLength(1);
  expect(await read({ cartId })).toBeUndefined();
});

test("a customer's lines and those of this browser come together; of the same departure the party chosen here counts", async () => {
  const { id: customerId } = await agency.person();
  const first = await added();
  await mergeCarts(services, customerId, first.cartId);
  const second = await agency.departure();
  const cartId = await agency.cartWith([
    { departureId: first.departureId, party: { adults: 4, children: 0 } },
    { departureId: second.id, party: two },
  ]);
  await mergeCarts(services, customerId, cartId);
  const cart = await first.read({ customerId });
  expect(cart!.lines.map((line) => [line.offer.departureId, line.party.adults])).toEqual([
    [first.departureId, 4],
    [second.id, 2],
  ]);
  expect(await db.$count(carts, eq(carts.id, cartId))).toBe(0);
  expect(await mergeCarts(services, customerId, undefined)).toBe(cart!.id);
});

test("two first lines of one customer at the same moment make one cart", async () => {
  const { id: customerId } = await agency.person();
  const trips = [await agency.departure(), await agency.departure(), await agency.departure()];
  await Promise.all(trips.map(({ id }) => addToCart(services, { customerId }, { ...inRupees, departureId: id, party: two })));
  expect(await db.$count(carts, eq(carts.customerId, customerId))).toBe(1);
  expect(await countCart(db, { customerId })).toBe(3);
});

test("a cart is kept 30 days from its last change", async () => {
  await db.delete(carts);
  const { cartId } = await added();
  expect(await forgetOldCarts(db, new Date("2026-12-21T06:00:00Z"))).toBe(0);
  expect(await forgetOldCarts(db, new Date("2026-12-21T06:00:01Z"))).toBe(1);
  expect(await db.$count(cartLines, eq(cartLines.cartId, cartId))).toBe(0);
});
