/** What the checkout answers to a form that it cannot book. */
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";
import { fieldsOf, markupOf, shopOf } from "#test/checkout.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
const { db } = handle;
const shop = shopOf(site.services, site.visitor);
const { bookings } = schema;

beforeEach(async () => {
  site.services.now = () => testNow;
  await shop.priceTour(129_900, 15);
});

describe("a form that cannot be sent", () => {
  test("is answered with every mistake on top, linked to its field, and everything that was typed", async () => {
    const { visitor, address } = await shop.atCheckout();
    const fields = await shop.filled(visitor, address);
    const answer = await visitor.post(address, { ...fields, email: "meera@", "parties[0][1].name": "", terms: "" });
    const page = await markupOf(answer);
    expect(answer.status).toBe(400);
    expect(page).toContain("3 things to correct");
    for (const [id, words] of [
      ["checkout-email", "Email: This email address is not complete."],
      ["checkout-parties-0-1-name", "Traveller 2, Full name: Please tell us this traveller’s name."],
      ["checkout-terms", "Terms: Please accept the terms to book."],
    ]) {
      expect(page).toContain(`href="#${id}">${words}`);
      expect(page).toContain(`id="${id}"`);
    }
    expect(fieldsOf(page, "checkout")).toMatchObject({
      name: "Meera Rao",
      email: "meera@",
      "parties[0][0].name": "Traveller 1",
      key: fields.key,
    });
  });

  test("says of each text that is too long how long it may be", async () => {
    const { visitor, address } = await shop.atCheckout();
    const long = "m".repeat(201);
    const page = await markupOf(
      await visitor.post(address, {
        ...(await shop.filled(visitor, address)),
        name: long,
        "parties[0][0].name": long,
        "parties[0][0].diet": long,
      }),
    );
    expect(page).toContain("Your name: This is too long. Please use at most 100 characters.");
    expect(page).toContain("Traveller 1, Full name: This is too long. Please use at most 100 characters.");
    expect(page).toContain("Traveller 1, Food: This is too long. Please use at most 200 characters.");
  });

  test("is not booked at a price that its page did not show: the new one is shown, and sent again it is booked", async () => {
    const { visitor, address } = await shop.atCheckout();
    const fields = await shop.filled(visitor, address);
    await shop.priceTour(139_900, 15);
    const refused = await visitor.post(address, fields);
    const page = await markupOf(refused);
    expect(refused.status).toBe(409);
    expect(page).toContain("The price has changed and is now ₹1,78,372. Nothing is booked yet.");
    expect(page).toContain("Book for ₹1,78,372");
    const shown = fieldsOf(page, "checkout");
    expect(shown).toMatchObject({ name: "Meera Rao", total: "17837200" });
    expect((await visitor.post(address, { ...shown, terms: "on" })).status).toBe(303);
  });

  test("is not booked on terms that its page did not show: the box is empty again, and once they are accepted it is booked", async () => {
    const { visitor, address } = await shop.atCheckout();
    const fields = await shop.filled(visitor, address);
    const value = { ...defaultSettings.booking, transferDueHours: defaultSettings.booking.transferDueHours + 1 };
    await db.insert(schema.settings).values({ key: "booking", value });
    onTestFinished(async () => void (await db.delete(schema.settings).where(eq(schema.settings.key, "booking"))));
    const refused = await visitor.post(address, fields);
    const page = await markupOf(refused);
    expect([refused.status, page]).toEqual([409, expect.stringContaining("The terms have changed since you opened this page.")]);
    const shown = fieldsOf(page, "checkout");
    expect(shown).toMatchObject({ name: "Meera Rao", termsVersion: expect.stringContaining(`transfer=${value.transferDueHours}h`) });
    expect(shown.terms).toBeUndefined();
    expect((await visitor.post(address, { ...shown, terms: "on" })).status).toBe(303);
    expect((await shop.orderOf(address)).termsVersion).toBe(shown.termsVersion);
  });

  test("is not booked at a price that was made up", async () => {
    const { visitor, address, departureId } = await shop.atCheckout();
    const answer = await visitor.post(address, { ...(await shop.filled(visitor, address)), total: "1" });
    expect(answer.status).toBe(409);
    const [booking] = await db.select().from(bookings).where(eq(bookings.departureId, departureId));
    expect(booking!.status).toBe("ON_HOLD");
  });

  test("is refused for a way to pay that is not offered", async () => {
    const { visitor, address } = await shop.atCheckout();
    const answer = await visitor.post(address, { ...(await shop.filled(visitor, address)), method: "card" });
    expect(answer.status).toBe(409);
    expect(await markupOf(answer)).toContain("This way to pay is no longer offered.");
  });
});
