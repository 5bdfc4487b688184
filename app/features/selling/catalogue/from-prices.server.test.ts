import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { setDepartureClosed } from "#app/features/selling/bookings/admin/departure-changes.server.ts";
import { setDepartureTerms, type DepartureTerms } from "#app/features/selling/bookings/admin/departure-terms.server.ts";
import { readCart } from "#app/features/selling/bookings/cart/cart.server.ts";
import { submitCheckout } from "#app/features/selling/bookings/checkout/submit-checkout.server.ts";
import { inRupees, openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { schema } from "#db/database.server.ts";
import { refreshAllFromPrices } from "./from-prices.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { departures, tours } = schema;

const tourId = 2;
const tour = async () => (await db.select().from(tours).where(eq(tours.id, tourId)))[0]!;
/** All other departures of the tour are taken off the site: what is sold is what the test puts there. */
async function only(...prices: (number | null)[]) {
  await db.update(departures).set({ closed: true }).where(eq(departures.tourId, tourId));
  const made: string[] = [];
  for (const basePriceMinor of prices) {
    const { id } = await agency.departure({ tourId, seats: 2 });
    await db.update(departures).set({ closed: false, basePriceMinor }).where(eq(departures.id, id));
    made.push(id);
  }
  await refreshAllFromPrices(db, agency.services.now());
  return made;
}
const terms = async (departureId: string, changes: Partial<DepartureTerms>) => {
  const [{ decideBy } = { decideBy: null }] = await db.select().from(departures).where(eq(departures.id, departureId));
  const own = { basePriceMinor: null, minTravellers: null, decideBy: decideBy ?? "2027-01-01", cutOffDays: null, guideId: null, note: {} };
  return setDepartureTerms(agency.as(agency.admin), { departureId, ...own, ...changes });
};

beforeEach(() => db.update(tours).set({ basePriceMinor: 100_000, discountPercent: 10 }).where(eq(tours.id, tourId)));

describe("a tour is sold from the price of its cheapest departure that can be booked", () => {
  test("which is the tour's own where a departure has no other", async () => {
    await only(null, 120_000);
    expect(await tour()).toMatchObject({ fromPriceMinor: null, salePriceUsd: 900 });
  });

  test("which is higher where all have a higher one, and lower where one is cheaper", async () => {
    await only(150_000, 120_000);
    expect(await tour()).toMatchObject({ fromPriceMinor: 120_000, salePriceUsd: 1_080 });
    await only(80_000, null);
    expect(await tour()).toMatchObject({ fromPriceMinor: 80_000, salePriceUsd: 720 });
  });

  test("and follows sales: the last seat sold makes it dearer, a seat given back cheaper again", async () => {
    const [cheap = ""] = await only(80_000, 120_000);
    const held = await agency.held([{ departureId: cheap, party: { adults: 2, children: 0 } }]);
    expect((await tour()).fromPriceMinor).toBe(120_000);
    expect(held.orderId).toBeTruthy();
    await setDepartureClosed(agency.as(agency.admin), { departureId: cheap, closed: true });
    await terms(cheap, { basePriceMinor: 70_000 });
    expect((await tour()).fromPriceMinor).toBe(120_000);
  });

  test("and the clock: a departure past its cut-off does not count", async () => {
    const [cheap = ""] = await only(80_000, 120_000);
    await terms(cheap, { basePriceMinor: 80_000, cutOffDays: 365 });
    expect((await tour()).fromPriceMinor).toBe(120_000);
  });
});

test("the departure's own price is asked in the cart and charged, with the tour's discount", async () => {
  const [own = ""] = await only(120_000);
  const cartId = await agency.cartWith([{ departureId: own, party: { adults: 1, children: 0 } }]);
  const cart = await readCart(agency.services, { cartId }, { ...inRupees, currency: "USD" });
  expect(cart?.totalMinor).toBe(108_000);
  const { orderId, access } = await agency.held([{ departureId: own, party: { adults: 1, children: 0 } }]);
  await terms(own, { basePriceMinor: 130_000 });
  const outcome = await submitCheckout(agency.services, access, await agency.submissionFor(orderId));
  expect(outcome).toMatchObject({ ok: false, reason: "price_changed" });
});

test("a departure's own cut-off closes its booking, however long the site's is open", async () => {
  const [own = ""] = await only(null);
  await terms(own, { cutOffDays: 365 });
  await expect(agency.cartWith([{ departureId: own, party: { adults: 1, children: 0 } }])).rejects.toThrow("too_late");
});
