/** The link that opens a guest's booking without an account and without a cookie: carried on, kept in the address, there to copy. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);
const { orders, rateCounts } = schema;
beforeEach(() => db.delete(rateCounts));

/** A guest's booking, the addresses of its pages, and the cookie of the browser that booked. */
async function booked(how: "pending" | "confirmed") {
  const departure = await agency.departure();
  const { orderId } = await agency[how]([{ departureId: departure.id, party: { adults: 2, children: 0 } }]);
  const { bookings, cartId } = await agency.read(orderId);
  const { reference, travellers } = bookings[0]!;
  const token = guestToken(site.services.secret, orderId);
  const page = (path = "") => `/bookings/${reference}${path}?token=${token}`;
  return { orderId, reference, travellers, token, page, cartId: cartId! };
}

describe("the link of a guest", () => {
  /** The addresses of the booking's own pages on a page, and where its forms lead. */
  const ownAddresses = (html: string) =>
    [...html.matchAll(/(?:href|action)="([^"]*\/(?:bookings|checkout)\/[^"]*)"/g)].map(([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    );
  const link = (page: string) => `http://localhost:3000${page}`;

  test.each([
    ["whoever opens it", false],
    ["the browser that booked", true],
  ])("is carried on by every link and form of its pages, for %s", async (_who, hasCookie) => {
    const { page, reference, token, cartId } = await booked("confirmed");
    const visitor = site.visitor();
    if (hasCookie) visitor.cookies.set("cart", cartId);
    for (const path of [
      page(),
      page("/change"),
      page("/cancel"),
      page("/invoice"),
      page("/notes"),
      `/checkout/confirmation/${reference}?token=${token}`,
    ]) {
      const addresses = ownAddresses(await (await visitor.get(path)).text());
      expect(addresses.length).toBeGreaterThan(0);
      expect(addresses.filter((address) => !address.endsWith(`?token=${token}`))).toEqual([]);
    }
  });

  test("stays in the address after her names were changed and after a traveller was cancelled, in the browser that booked, too", async () => {
    const { page, cartId, travellers } = await booked("confirmed");
    const visitor = site.visitor();
    visitor.cookies.set("cart", cartId);
    const form = await (await visitor.get(page("/change"))).text();
    const value = (name: string) => new RegExp(`name="${name.replace(/[[\].]/g, "\\$&")}"[^>]* value="([^"]*)"`).exec(form)?.[1] ?? "";
    const changed = await visitor.request(page("/change"), {
      method: "POST",
      headers: { Origin: "http://localhost:3000" },
      body: new URLSearchParams([
        ["version", value("version")],
        ["name", "Meera Rao"],
        ["phone", ""],
        ...travellers.flatMap(({ id }, index) => [
          ["traveller", id],
          [`parties[0][${index}].name`, `Traveller ${index}`],
        ]),
      ]),
    });
    expect([changed.status, changed.headers.get("Location")]).toEqual([303, page()]);
    const asked = await (await visitor.post(page("/cancel"), { intent: "quote", traveller: travellers[0]!.id })).text();
    const quote = /name="quote" value="([^"]+)"/.exec(asked)?.[1] ?? "";
    const cancelled = await visitor.post(page("/cancel"), { intent: "confirm", quote, traveller: travellers[0]!.id });
    expect([cancelled.status, cancelled.headers.get("Location")]).toEqual([303, page()]);
  });

  test("is there for her to copy, also where she came without it; a customer and the staff get none", async () => {
    const { page, orderId, reference, cartId } = await booked("pending");
    const guest = site.visitor();
    guest.cookies.set("cart", cartId);
    for (const path of [`/bookings/${reference}`, `/checkout/confirmation/${reference}`])
      expect(await (await guest.get(path)).text()).toContain(`href="${link(page())}"`);
    const staff = site.visitor();
    await signUp(site.services, staff, { roles: ["Owner"] });
    expect(await (await staff.get(`/bookings/${reference}`)).text()).not.toContain("token=");
    const customer = site.visitor();
    await db
      .update(orders)
      .set({ customerId: await signUp(site.services, customer) })
      .where(eq(orders.id, orderId));
    expect(await (await customer.get(`/bookings/${reference}`)).text()).not.toContain("token=");
  });
});
