/** Promo codes from the admin area to the checkout, as browsers without scripts send them. */
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openBookingAgency, where } from "#test/booking-admin-page.ts";
import { shopOf } from "#test/checkout.ts";
import { mainText } from "#test/main-text.ts";

const desk = openBookingAgency();
const { promoCodes, rateCounts } = schema;
const shop = () => shopOf(desk.site.services, desk.site.visitor);
beforeEach(async () => {
  await desk.site.db.delete(rateCounts);
  await desk.agency.priceTour(1, { basePriceMinor: 129_900, discountPercent: 15 });
});

const path = "/admin/promo-codes";
const fields = {
  code: "diwali-26",
  kind: "percent",
  percent: "10",
  amount: "",
  startsOn: "",
  endsOn: "",
  mostUses: "5",
  mostPerEmail: "1",
};
const save = (changes: Record<string, string> = {}, at = `${path}/new`) => desk.post(at, Object.entries({ ...fields, ...changes }));
const stored = async (code: string) => (await desk.site.db.select().from(promoCodes).where(eq(promoCodes.code, code)))[0];

describe("promo codes of the staff", () => {
  test("are made, listed, changed and deleted as long as nobody has used them", async () => {
    expect(where(await save({ endsOn: "2026-12-31" }))).toEqual([303, path]);
    expect(await stored("DIWALI-26")).toMatchObject({ percent: 10, mostUses: 5, endsAt: new Date("2026-12-31T18:30:00Z") });
    const listed = await mainText(await desk.get(path));
    expect(listed).toContain("DIWALI-26");
    expect(listed).toContain("10%");
    expect(listed).toContain("0 of 5");
    const { id } = (await stored("DIWALI-26"))!;
    expect(where(await save({ code: "OTHER", kind: "amount", amount: "1,350.50", percent: "" }, `${path}/${id}`))).toEqual([303, path]);
    expect(await stored("DIWALI-26")).toMatchObject({ percent: null, amountUsdMinor: 135_050 });
    expect(where(await desk.post(`${path}/${id}`, [["intent", "delete"]]))).toEqual([303, path]);
    expect(await stored("DIWALI-26")).toBeUndefined();
  });

  test.each([
    [{ code: "a!" }, "Use 3 to 30 letters"],
    [{ code: "x".repeat(10_000) }, "Use 3 to 30 letters"],
    [{ percent: "0" }, "A whole number from 1 to 99."],
    [{ kind: "amount", amount: "much" }, "An amount in US dollars"],
    [{ startsOn: "2026-12-02", endsOn: "2026-12-01" }, "The last day is before the first."],
    [{ departsFrom: "2027-02-02", departsTo: "2027-02-01" }, "The last departure is before the first."],
    [{ mostUses: "-1" }, "A whole number, or leave it empty."],
  ])("are refused at the field with what was typed kept (%#)", async (changes, words) => {
    const refused = await save({ ...changes, note: "For the autumn letter" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain(words);
    expect(html).toContain('value="For the autumn letter"');
  });
});

describe("a promo code at the checkout", () => {
  test("is applied and taken away by its buttons, and nothing that was typed is lost", async () => {
    await save({ code: "MELA" });
    const { visitor, address } = await shop().atCheckout();
    const typed = { ...(await shop().filled(visitor, address)), code: " mela " };
    const applied = await (await visitor.post(address, { ...typed, intent: "code" })).text();
    expect(applied.replaceAll("<!-- -->", "")).toContain("MELA takes ₹16,562 off.");
    expect(applied).toContain('value="Meera Rao"');
    expect(applied).toContain('name="total" value="14906000"');
    const removed = await mainText(await visitor.post(address, { ...typed, intent: "remove-code" }));
    expect(removed).toContain("Have a promo code?");
    expect(removed).not.toContain("takes ₹");
  });

  test("typed and not applied, is shown before anything is booked; then it is booked at that price", async () => {
    await save({ code: "HOLI" });
    const { visitor, address } = await shop().atCheckout();
    const typed = await shop().filled(visitor, address);
    const asked = await visitor.post(address, { ...typed, code: "HOLI" });
    expect(asked.status).toBe(409);
    expect((await asked.text()).replaceAll("<!-- -->", "")).toContain("The price has changed and is now ₹1,49,060.");
    const again = await shop().filled(visitor, address);
    expect(again.total).toBe("14906000");
    expect((await visitor.post(address, again)).status).toBe(303);
    expect(await stored("HOLI")).toMatchObject({ used: 1 });
    expect(where(await desk.post(`${path}/${(await stored("HOLI"))!.id}`, [["intent", "delete"]]))[0]).toBe(409);
  });

  test("that is wrong says why, and nobody finds one by trying", async () => {
    const { visitor, address } = await shop().atCheckout();
    const typed = await shop().filled(visitor, address);
    const wrong = await visitor.post(address, { ...typed, code: "NOSUCHCODE", intent: "code" });
    expect([wrong.status, (await wrong.text()).includes("There is no such code.")]).toEqual([400, true]);
    for (let tries = 0; tries < 9; tries++) await visitor.post(address, { ...typed, code: "x".repeat(10_000), intent: "code" });
    expect((await visitor.post(address, { ...typed, code: "GUESSED", intent: "code" })).status).toBe(429);
  });
});
