/** The page that changes names, notes and contact of a booking, as visitors get it. */
import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { guestToken } from "#app/features/selling/bookings/order.server.ts";
import { rateLimits } from "#app/platform/rate-limit.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const site = await openSite(handle);
const agency = await openAgency(handle);
const { orders, rateCounts, bookings, travellers, auditEntries } = schema;

beforeEach(async () => {
  agency.at(testNow);
  await db.delete(rateCounts);
});

/** A guest's booking, and the address that her mail leads to. */
async function booked() {
  const departure = await agency.departure();
  const { orderId } = await agency.confirmed([{ departureId: departure.id, party: { adults: 2, children: 0 } }]);
  const [booking] = (await agency.read(orderId)).bookings;
  const token = guestToken(site.services.secret, orderId);
  const { reference } = booking!;
  return { orderId, booking: booking!, reference, departure, token, page: (path = "") => `/bookings/${reference}${path}?token=${token}` };
}

/** What a browser would send of a page: its fields as they stand. */
function fieldsOf(html: string): [string, string][] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  return [...main.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    const name = attribute("name");
    return name ? [[name, attribute("value") ?? ""] as [string, string]] : [];
  });
}

type Typed = Record<string, string>;
const typedOver = (fields: [string, string][], typed: Typed) =>
  new URLSearchParams(fields.map(([name, value]): [string, string] => [name, typed[name] ?? value]));

function send(visitor: Visitor, address: string, body: URLSearchParams) {
  return visitor.request(address, { method: "POST", body, headers: { Origin: "http://localhost:3000" } });
}

/** Opens the page and sends it with these fields typed over. */
async function change(visitor: Visitor, address: string, typed: Typed) {
  const fields = fieldsOf(await (await visitor.get(address)).text());
  return send(visitor, address, typedOver(fields, typed));
}

const namesOf = async (orderId: string) => (await agency.read(orderId)).bookings[0]!.travellers.map(({ name }) => name);
const first = "parties[0][0].name";
const second = "parties[0][1].name";

test("the booking's page leads there, says until when, and how to ask for what is not changed there, naming the booking", async () => {
  const { page, reference, token } = await booked();
  const html = await (await site.visitor().get(page())).text();
  expect(html).toContain(`href="/bookings/${reference}/change?token=${token}"`);
  expect(html).toMatch(/href="\/contact\?booking=YTR-[A-Z0-9]{6}"/);
  expect(await mainText(await site.visitor().get(page()))).toMatch(/Change You can change names, food and access needs, .* until \w{3} \d/);
});

describe("the bearer of the mailed link", () => {
  test("finds what stands, changes it, and comes back to a booking that says so", async () => {
    const { page, orderId, reference, token } = await booked();
    const guest = site.visitor();
    const fields = Object.fromEntries(fieldsOf(await (await guest.get(page("/change"))).text()));
    expect(fields).toMatchObject({ name: "Meera Rao", phone: "", [first]: "Traveller 0", [second]: "Traveller 1" });
    expect(Object.keys(fields)).not.toContain("email");
    const done = await change(guest, page("/change"), { [first]: "Anna Rao", "parties[0][1].diet": "No nuts", phone: "+91 98100 55512" });
    expect(done.status).toBe(303);
    expect(done.headers.get("Location")).toBe(`/bookings/${reference}?token=${token}`);
    const { contactPhone, bookings: after } = await agency.read(orderId);
    expect(contactPhone).toBe("+91 98100 55512");
    expect(after[0]!.travellers.map(({ name, diet }) => [name, diet])).toEqual([
      ["Anna Rao", null],
      ["Traveller 1", "No nuts"],
    ]);
    const text = await mainText(await guest.get(page()));
    expect(text).toMatch(/Travellers Anna Rao .*What has happened .*Names or notes changed/);
  });

  test("is told what is wrong, above the form and at each field, and keeps what she typed", async () => {
    const { page, orderId } = await booked();
    const answer = await change(site.visitor(), page("/change"), { [first]: "", phone: "call me", "parties[0][1].diet": "x".repeat(201) });
    expect(answer.status).toBe(400);
    const html = await answer.clone().text();
    expect(html).toContain('value="call me"');
    expect(html).toMatch(/<div class="note note-problem error-summary" role="alert" tabindex="-1">/i);
    expect(html).toContain('href="#checkout-parties-0-0-name"');
    expect(html).toMatch(/id="checkout-parties-0-0-name"[^>]* aria-invalid="true"/);
    const text = await mainText(answer);
    expect(text).toContain("3 things to correct");
    expect(text).toContain("Phone number: Please use only digits, spaces and + in a phone number.");
    expect(text).toContain("Traveller 1, Full name: Please tell us this traveller’s name.");
    expect(text).toContain("Traveller 2, Food: This is too long. Please use at most 200 characters.");
    expect(await namesOf(orderId)).toEqual(["Traveller 0", "Traveller 1"]);
  });

  test("is not led astray by fields that are not the form's: the email address stays", async () => {
    const { page, orderId } = await booked();
    const visitor = site.visitor();
    const fields = fieldsOf(await (await visitor.get(page("/change"))).text());
    await send(
      visitor,
      page("/change"),
      typedOver([...fields, ["email", "other@example.org"], ["contactEmail", "x@example.org"]], { [first]: "A" }),
    );
    expect((await agency.read(orderId)).contactEmail).toBe("meera@example.org");
  });
});

test("its customer changes it without a link; for others it is not there, and who is signed out is sent to sign in", async () => {
  const { orderId, reference, page } = await booked();
  const owner = site.visitor();
  const customerId = await signUp(site.services, owner);
  await db.update(orders).set({ customerId }).where(eq(orders.id, orderId));
  const address = `/bookings/${reference}/change`;
  const other = site.visitor();
  await signUp(site.services, other);
  const form = typedOver(fieldsOf(await (await owner.get(address)).text()), { [first]: "Stranger" });
  expect((await other.get(address)).status).toBe(404);
  expect((await send(other, address, form)).status).toBe(404);
  expect((await send(site.visitor(), `${page("/change")}x`, form)).status).toBe(404);
  expect((await send(site.visitor(), address, form)).status).toBe(403);
  expect((await site.visitor().get(address)).headers.get("Location")).toBe(`/sign-in?redirectTo=${encodeURIComponent(address)}`);
  expect(await namesOf(orderId)).toEqual(["Traveller 0", "Traveller 1"]);
  expect((await change(owner, address, { [first]: "Anna Rao" })).headers.get("Location")).toBe(`/bookings/${reference}`);
  expect(await namesOf(orderId)).toEqual(["Anna Rao", "Traveller 1"]);
});

test("the staff's page of the booking and the departure's list of travellers have the new name at once", async () => {
  const { page, reference, departure } = await booked();
  const admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"] });
  await change(site.visitor(), page("/change"), { [first]: "Zarina Rao" });
  for (const address of [
    `/admin/bookings/${reference}`,
    `/admin/departures/${departure.id}`,
    `/admin/departures/${departure.id}/travellers.csv`,
  ])
    expect(await (await admin.get(address)).text()).toContain("Zarina Rao");
});

describe("of two browsers that have opened it", () => {
  test("the second is asked again, with what she typed and what stands now, and then replaces it", async () => {
    const { page, orderId } = await booked();
    const [one, other] = [site.visitor(), site.visitor()];
    const opened = fieldsOf(await (await other.get(page("/change"))).text());
    await change(one, page("/change"), { [first]: "Anna Rao" });
    const answer = await send(other, page("/change"), typedOver(opened, { [first]: "Bea Rao" }));
    expect(answer.status).toBe(409);
    expect(await namesOf(orderId)).toEqual(["Anna Rao", "Traveller 1"]);
    const html = await answer.clone().text();
    expect(await mainText(answer)).toContain("Currently saved: Traveller 1, Full name: Anna Rao");
    expect(Object.fromEntries(fieldsOf(html))).toMatchObject({ [first]: "Bea Rao" });
    // Wrong once more: what she has seen stays seen.
    const wrong = await send(other, page("/change"), typedOver(fieldsOf(html), { [second]: "" }));
    expect(wrong.status).toBe(400);
    const done = await send(other, page("/change"), typedOver(fieldsOf(await wrong.text()), { [second]: "Traveller 1" }));
    expect(done.status).toBe(303);
    expect(await namesOf(orderId)).toEqual(["Bea Rao", "Traveller 1"]);
  });

  test("what was typed for those who travel stays theirs when another has cancelled meanwhile", async () => {
    const { page, booking, orderId } = await booked();
    const visitor = site.visitor();
    const opened = fieldsOf(await (await visitor.get(page("/change"))).text());
    await db.update(travellers).set({ cancelledAt: testNow }).where(eq(travellers.id, booking.travellers[0]!.id));
    const answer = await send(visitor, page("/change"), typedOver(opened, { [first]: "Anna Rao", [second]: "Bea Rao" }));
    expect(answer.status).toBe(409);
    const fields = fieldsOf(await answer.text());
    expect(Object.fromEntries(fields)).toMatchObject({ [first]: "Bea Rao" });
    expect(fields.map(([name]) => name)).not.toContain(second);
    expect((await send(visitor, page("/change"), typedOver(fields, {}))).status).toBe(303);
    expect(await namesOf(orderId)).toEqual(["Traveller 0", "Bea Rao"]);
  });
});

test("once the trip has begun nothing is changed any more: the pages say so, with the number to call", async () => {
  const { page, booking, orderId } = await booked();
  const visitor = site.visitor();
  const form = typedOver(fieldsOf(await (await visitor.get(page("/change"))).text()), { [first]: "Anna Rao" });
  await db.update(bookings).set({ startDate: "2026-11-20" }).where(eq(bookings.id, booking.id));
  const html = await (await visitor.get(page())).text();
  expect(html).toContain('href="tel:+911140002015"');
  expect(html).not.toContain("/change?token");
  expect(await mainText(await visitor.get(page("/change")))).toContain(
    "The trip has started, so nothing can be changed here any more. Please call us:",
  );
  const answer = await send(visitor, page("/change"), form);
  expect(answer.status).toBe(409);
  expect(await mainText(answer)).toContain("Nothing was saved, because the trip has started. Please call us.");
  expect(await namesOf(orderId)).toEqual(["Traveller 0", "Traveller 1"]);
});

test("of what has ended the booking's page says nothing of changing, and of a hold that it comes with the payment", async () => {
  const { page, booking } = await booked();
  await db.update(bookings).set({ status: "ON_HOLD" }).where(eq(bookings.id, booking.id));
  expect(await mainText(await site.visitor().get(page()))).toContain(
    "As soon as this booking is paid, you’ll be able to change names and notes here.",
  );
  await db.update(bookings).set({ status: "CANCELLED" }).where(eq(bookings.id, booking.id));
  expect(await mainText(await site.visitor().get(page()))).not.toMatch(/Change Names|can be changed/);
  expect(await mainText(await site.visitor().get(page("/change")))).toContain(
    "This booking has ended, so nothing can be changed any more.",
  );
});

test("sent as it stands it changes nothing, writes nothing, and says so", async () => {
  const { page, booking } = await booked();
  const visitor = site.visitor();
  expect((await change(visitor, page("/change"), {})).status).toBe(303);
  expect(await (await visitor.get(page())).text()).toContain("You haven’t changed anything.");
  const ofBooking = and(eq(auditEntries.subjectId, booking.id), eq(auditEntries.action, "booking.changed"));
  expect(await db.$count(auditEntries, ofBooking)).toBe(0);
});

test("saving without end from one connection is refused for a while, with what was typed", { tags: "more" }, async () => {
  const { page } = await booked();
  const visitor = site.visitor();
  const fields = fieldsOf(await (await visitor.get(page("/change"))).text());
  const wrong = () => send(visitor, page("/change"), typedOver(fields, { [first]: "", [second]: "Bea Rao" }));
  for (let count = 0; count < rateLimits.bookingChange.most; count++) expect((await wrong()).status).toBe(400);
  const refused = await wrong();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('value="Bea Rao"');
});
