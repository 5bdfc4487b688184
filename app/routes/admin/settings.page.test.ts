import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { fieldsOf, markupOf, shopOf } from "#test/checkout.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

let handle: DatabaseHandle;
let site: Awaited<ReturnType<typeof openSite>>;
let admin: Visitor;
beforeAll(async () => {
  handle = await openTestDatabase();
  site = await openSite(handle);
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});
afterAll(() => handle.close());
beforeEach(async () => void (await handle.db.delete(schema.settings)));

type Section = "brand" | "contacts" | "hours" | "rates" | "booking" | "social" | "bankTransfer";
const formOf = (html: string, section: Section) => fieldsOf(html, `settings-${section}-form`);
const page = async (visitor = admin, address = "/admin/settings") => markupOf(await visitor.get(address));

/** Sends a section as a browser without JavaScript does. */
async function save(section: Section, changes: Record<string, string>, visitor = admin) {
  const form = formOf(await page(visitor), section);
  return visitor.post("/admin/settings", { ...form, ...changes });
}
const where = (answer: Response) => [answer.status, answer.headers.get("Location")];
const footer = async (address: string) => /<footer[\s\S]*<\/footer>/.exec(await page(site.visitor(), address))?.[0] ?? "";

test("a changed phone number is in the footer of every page at once, though the page was cached", async () => {
  for (const address of ["/", "/de/about"]) expect(await footer(address)).toContain("+91 11 4000 2015");
  expect(where(await save("contacts", { "phones-0": "+91 11 5555 0000" }))).toEqual([303, "/admin/settings#settings-contacts"]);
  for (const address of ["/", "/de/about"]) {
    expect(await footer(address)).toContain("+91 11 5555 0000");
    expect(await footer(address)).not.toContain("+91 11 4000 2015");
  }
  expect(await page()).toMatch(/Saved.*Contacts: the site now uses it\./s);
});

test("hours, links and brand are on the public pages at once", async () => {
  await save("hours", { "opens-7": "11:00", "closes-7": "13:00" });
  await save("social", { instagram: "", linkedin: "https://www.linkedin.com/company/yatrika" });
  await save("brand", { name: "Sakhi Yatra" });
  const html = await footer("/");
  expect(html).toContain("11am");
  expect(html).toContain("https://www.linkedin.com/company/yatrika");
  expect(html).not.toContain("instagram");
  expect(await page(site.visitor(), "/about")).toMatch(/<title>[^<]*Sakhi Yatra<\/title>/);
});

describe("what customers have agreed to stays", () => {
  test("a changed fee shows in a new checkout, not in one that has begun, nor in a booking", async () => {
    const shop = shopOf(site.services, site.visitor);
    const [begun, booked] = [await shop.atCheckout(), await shop.atCheckout()];
    const confirmation = (await booked.visitor.post(booked.address, await shop.filled(booked.visitor, booked.address))).headers.get(
      "Location",
    );
    const feesOf = async (visitor: Visitor, address: string) =>
      [...(await page(visitor, address)).matchAll(/₹(?:3,750|7,500)(?!\d)/g)].length;
    const before = await feesOf(begun.visitor, begun.address);
    expect(where(await save("booking", { administrativeFee: "100" }))).toEqual([303, "/admin/settings#settings-booking"]);
    expect(await page(begun.visitor, begun.address)).toContain("₹3,750");
    expect(await page(begun.visitor, begun.address)).not.toContain("₹7,500");
    expect(await feesOf(begun.visitor, begun.address)).toBe(before);
    const fresh = await shop.atCheckout();
    expect(await page(fresh.visitor, fresh.address)).toContain("₹7,500");
    const reference = /YTR-[A-Z0-9]+/.exec(confirmation ?? "")?.[0] ?? "";
    const { bookings } = schema;
    const [row] = await handle.db.select({ policy: bookings.policy }).from(bookings).where(eq(bookings.reference, reference));
    expect(row?.policy).toMatchObject({ feeMinor: 375_000 });
  });

  test("a changed rate prices the list at once, and no booking that exists", async () => {
    const shop = shopOf(site.services, site.visitor);
    await shop.priceTour(100_000, 0);
    const booked = await shop.atCheckout();
    const answer = await booked.visitor.post(booked.address, await shop.filled(booked.visitor, booked.address));
    const confirmation = answer.headers.get("Location") ?? "";
    expect(await page(site.visitor(), "/tours")).toContain("₹75,000");
    await save("rates", { INR: "80", date: "2026-11-20" });
    expect(await page(site.visitor(), "/tours")).toContain("₹80,000");
    const kept = await page(booked.visitor, confirmation);
    expect(kept).toContain("₹1,50,000");
    expect(kept).not.toContain("₹1,60,000");
  });
});

test("what is wrong is told at its field, what was typed stays, and nothing is stored", async () => {
  const answer = await save("rates", { INR: "7.5", date: "2026-11-22" });
  expect(answer.status).toBe(400);
  const html = await markupOf(answer);
  expect(formOf(html, "rates")).toMatchObject({ INR: "7.5", EUR: "0.92", date: "2026-11-22" });
  expect(html).toContain("Please enter a number from 40 to 200.");
  expect(html).toContain("This day is in the future.");
  expect(html).toContain("2 fields need another look");
  const field = /<input[^>]*name="INR"[^>]*>/.exec(html)?.[0] ?? "";
  expect(field).toContain('aria-invalid="true"');
  const describedBy = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(" ") ?? [];
  for (const id of describedBy) expect(html).toContain(`id="${id}"`);
  expect(await handle.db.$count(schema.settings)).toBe(0);
  const german = await admin.post("/de/admin/settings", { ...formOf(html, "rates") });
  expect(await markupOf(german)).toContain("Bitte wählen Sie eine Zahl von 40 bis 200.");
});

test("who saves what somebody else has changed meanwhile is shown both, and replaces it knowingly", async () => {
  const seen = formOf(await page(), "booking");
  expect((await save("booking", { holdMinutes: "45", administrativeFee: "60" })).status).toBe(303);
  const refused = await admin.post("/admin/settings", { ...seen, administrativeFee: "70" });
  expect(refused.status).toBe(409);
  const html = await markupOf(refused);
  expect(html).toContain("Someone else has just changed this");
  expect(html).toContain("Now saved: 45");
  expect(html).toContain("Now saved: 60");
  const again = formOf(html, "booking");
  expect(again).toMatchObject({ administrativeFee: "70", holdMinutes: "30" });
  expect((await admin.post("/admin/settings", { ...again, holdMinutes: "45" })).status).toBe(303);
  expect(formOf(await page(), "booking")).toMatchObject({ administrativeFee: "70", holdMinutes: "45" });
});

test("a form that is none of the page's is refused", async () => {
  for (const fields of [{}, { section: "secrets", version: "x" }, { section: "brand" }]) {
    const answer = await admin.post("/admin/settings", fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(await markupOf(answer)).toContain("Nothing is saved");
  }
});

test("a customer's session neither sees nor changes the settings", async () => {
  const customer = site.visitor();
  await signUp(site.services, customer);
  expect(where(await customer.get("/admin/settings"))).toEqual([302, "/"]);
  const form = formOf(await page(), "brand");
  const answer = await customer.post("/admin/settings", { ...form, name: "Mine" });
  expect(answer.status).toBe(403);
  expect(await handle.db.$count(schema.settings)).toBe(0);
});
