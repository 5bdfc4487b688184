import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { termsVersion } from "#app/features/publishing/legal/legal.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import { startStripeDouble, type Session } from "#test/stripe-double.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
const { db } = handle;
const stripe = await startStripeDouble(() => testNow);
const site = await openSite(handle, { settings: stripe.settings });
const agency = await openAgency(handle);
afterAll(async () => {
  await stripe.stop();
  await handle.close();
});
beforeEach(() => {
  stripe.state.away = false;
});

/** A visitor at the checkout of an order for two, and what its form sends. */
async function atCheckout() {
  const { id } = await agency.departure({ seats: 2 });
  const { orderId, access } = await agency.held([{ departureId: id, party: { adults: 2, children: 0 } }]);
  const visitor = site.visitor();
  visitor.cookies.set("cart", access.cartId!);
  const { reference, bookings } = await agency.read(orderId);
  const total = bookings[0]!.travellers.reduce((sum, { agreedPriceMinor }) => sum + agreedPriceMinor, 0);
  const fields = {
    name: "Meera Rao",
    email: "meera@example.org",
    "parties[0][0].name": "Meera Rao",
    "parties[0][1].name": "Asha Rao",
    terms: "on",
    method: "card",
    key: crypto.randomUUID(),
    total: String(total),
    termsVersion: termsVersion(defaultSettings),
  };
  return { visitor, orderId, reference, total, address: `/checkout?order=${orderId}`, fields };
}
const locationOf = (answer: Response) => answer.headers.get("Location") ?? "";
const sessionAt = (address: string): Session => stripe.sessions.get(address.split("/").at(-1)!)!;
const pathOf = (address: string) => address.replace(/^http:\/\/localhost:3000/, "");
const shown = async (visitor: Visitor, path: string) => {
  const answer = await visitor.get(path);
  return { status: answer.status, location: locationOf(answer), html: await answer.text() };
};
/** As the provider delivers it: from anywhere, without an origin. */
const deliver = (type: string, session: Session, options = {}) => {
  const { body, signature } = stripe.deliver(type, session, options);
  const headers = { "Stripe-Signature": signature, "Content-Type": "application/json; charset=utf-8" };
  return site.visitor().request("/webhooks/stripe", { method: "POST", body, headers });
};
const status = async (orderId: string) => (await agency.read(orderId)).bookings[0]!.status;

describe("paying by card", () => {
  test("leads from the checkout to the payment page and back to the confirmation, before any event has come", async () => {
    const { visitor, orderId, reference, total, address, fields } = await atCheckout();
    const page = await visitor.get(address);
    expect(page.headers.get("Content-Security-Policy")).toContain(`form-action 'self' ${stripe.origin}`);
    expect(await page.text()).toMatch(/value="card".*You’ll go to the payment page of our provider, Stripe\./s);
    const sent = await visitor.post(address, fields);
    expect([sent.status, locationOf(sent)]).toEqual([303, expect.stringMatching(new RegExp(`^${stripe.origin}/pay/`))]);
    const twice = await visitor.post(address, fields);
    expect(locationOf(twice)).toBe(locationOf(sent));
    const session = sessionAt(locationOf(sent));
    expect([session.amount_total, session.currency]).toEqual([total, "inr"]);
    stripe.pay(locationOf(sent));
    const back = await shown(visitor, pathOf(session.asked.success_url!));
    expect(back.location).toMatch(new RegExp(`^/checkout/confirmation/${reference}`));
    expect((await shown(visitor, back.location)).html).toContain("Your trip is booked");
    expect(await status(orderId)).toBe("CONFIRMED");
  });

  test("is confirmed by an event without an origin, once; a forged one is refused", async () => {
    const { visitor, orderId, address, fields } = await atCheckout();
    const session = stripe.pay(locationOf(await visitor.post(address, fields)));
    const forged = await deliver("checkout.session.completed", session, { secret: "whsec_guessed" });
    expect(forged.status).toBe(400);
    expect(await status(orderId)).toBe("ON_HOLD");
    for (let times = 0; times < 2; times++)
      expect((await deliver("checkout.session.completed", session, { id: `evt_${orderId}` })).status).toBe(200);
    expect(await status(orderId)).toBe("CONFIRMED");
    expect(await db.$count(schema.payments, eq(schema.payments.orderId, orderId))).toBe(1);
  });

  test("that was left is gone on with on the same page, also by a guest in another browser with her link", async () => {
    const { visitor, reference, total, address, fields } = await atCheckout();
    const first = locationOf(await visitor.post(address, fields));
    const back = pathOf(sessionAt(first).asked.cancel_url!);
    const other = site.visitor();
    const page = await shown(other, back);
    expect(page.html).toContain("Your payment is not finished");
    expect(page.html).toContain(reference);
    expect(page.html).toContain(`Pay ₹${(total / 100).toLocaleString("en-IN")} by card`);
    expect(locationOf(await other.post(back, { intent: "card" }))).toBe(first);
    expect((await shown(other, back.split("?")[0]!)).status).toBe(404);
    expect((await site.visitor().post(back.split("?")[0]!, { intent: "card" })).status).toBe(404);
  });

  test("while the provider is away says so, keeps the seats, and offers a transfer", async () => {
    const { visitor, orderId, address, fields } = await atCheckout();
    stripe.state.away = true;
    const sent = await visitor.post(address, fields);
    expect(sent.status).toBe(303);
    const page = await shown(visitor, locationOf(sent));
    expect(page.html).toContain("We can’t reach the payment page at the moment.");
    expect(page.html).toContain("Or pay by bank transfer");
    expect(await status(orderId)).toBe("ON_HOLD");
    const again = await visitor.post(locationOf(sent), { intent: "card" });
    expect(again.status).toBe(503);
    const transfer = await visitor.post(locationOf(sent), { intent: "transfer" });
    expect([transfer.status, await status(orderId)]).toEqual([303, "PENDING"]);
    expect((await shown(visitor, locationOf(transfer))).html).toContain("Transfer details");
  });

  test("comes back in the language of the order", async () => {
    const { visitor, orderId, address, fields } = await atCheckout();
    await db.update(schema.orders).set({ language: "de" }).where(eq(schema.orders.id, orderId));
    const { asked } = sessionAt(locationOf(await visitor.post(`/de${address}`, fields)));
    expect(asked.locale).toBe("de");
    expect((await shown(visitor, pathOf(asked.cancel_url!))).html).toContain("Ihre Zahlung ist nicht abgeschlossen");
  });
});

describe("the address of the provider's events", () => {
  test("takes no body beyond its limit", async () => {
    const body = "x".repeat(300 * 1024);
    const answer = await site
      .visitor()
      .request("/webhooks/stripe", { method: "POST", body, headers: { "Content-Length": String(body.length) } });
    expect(answer.status).toBe(413);
  });

  test("does not exist without keys, and no card is offered then", async () => {
    const plain = await openSite(handle);
    const { body, signature } = stripe.deliver("customer.created", { id: "cus_1" });
    const answer = await plain.visitor().request("/webhooks/stripe", { method: "POST", body, headers: { "Stripe-Signature": signature } });
    expect(answer.status).toBe(404);
    const { visitor, address, fields } = await atCheckout();
    const other = plain.visitor();
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
    expect(await (await other.get(address)).text()).not.toContain('value="card"');
    expect((await other.post(address, fields)).status).toBe(409);
  });
});
