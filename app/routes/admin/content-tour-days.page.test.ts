import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency, enterOwnAccount } from "#test/bookings.ts";
import { openTestDatabase } from "#test/database.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import { openSite } from "#test/site.ts";
import { daysIn, editorAt, tourEditor, tourForm, withoutDay } from "#test/tour-editor.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { departures } = schema;
let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});

const { draft, formOf, stateOf, setState } = tourEditor(() => ({ db: site.db, admin }));

describe("the days and the length of a tour", () => {
  test("a day that is missing in what visitors see is told where it belongs", async () => {
    const { id } = await draft();
    await setState(id, "published");
    const fields = await formOf(id);
    const last = daysIn(fields) - 1;
    const answer = await admin.post(editorAt(id, "days"), withoutDay(fields, last));
    const html = await markup(answer);
    expect([answer.status, html.includes(`Day ${last + 1}, title (English)</a>: Please fill this in.`)]).toEqual([400, true]);
    expect(html).toContain(`name="english.itinerary.${last}.title"`);
    const longer = await admin.post(editorAt(id, "days"), { ...fields, "facts.durationDays": String(daysIn(fields) + 3) });
    expect([longer.status, (await markup(longer)).includes(`name="english.itinerary.${last + 2}.title"`)]).toEqual([400, true]);
  });

  test("days over the number are shown as such and kept until they are taken away, whichever language they are written in", async () => {
    const id = 5;
    const fields = await formOf(id);
    const number = daysIn(fields);
    const shorter = { ...fields, "facts.durationDays": String(number) };
    const answer = await admin.post(editorAt(id, "days"), shorter);
    const html = await markup(answer);
    expect(answer.status).toBe(400);
    expect(html).toContain("Day by day (English)</a>: There are more days than the tour has.");
    expect(html.match(/data-too-many/g)).toHaveLength(1);
    expect(html).toContain(`The tour is no longer this long (days: ${number}).`);
    expect(html).toContain(fields[`english.itinerary.${number - 1}.title`]);
    const onlyGerman = { ...shorter, [`english.itinerary.${number - 1}.title`]: "", [`english.itinerary.${number - 1}.description`]: "" };
    expect((await admin.post(editorAt(id, "days"), onlyGerman)).status).toBe(400);
    expect((await admin.post(editorAt(id, "days"), withoutDay(shorter, number - 1))).status).toBe(303);
    const stored = await stateOf(id);
    expect([stored.facts.durationDays, stored.english.itinerary.length, stored.translations.fr?.itinerary?.length]).toEqual([
      number,
      number - 1,
      number - 1,
    ]);
  });

  test("without JavaScript, buttons put rows in another order, and saving brings along the languages that are not on the page", async () => {
    const id = 6;
    const fields = await formOf(id);
    const before = await stateOf(id);
    const answer = await admin.post(editorAt(id, "days"), {
      ...fields,
      rearrange: "itinerary remove 1",
      "english.itinerary.0.title": "Typed meanwhile",
    });
    const html = await markup(answer);
    expect([answer.status, html.includes("Nothing was saved.")]).toEqual([200, false]);
    expect(html).toContain('value="Typed meanwhile"');
    expect((await stateOf(id)).version).toBe(before.version);
    const sent = Object.fromEntries(
      [...html.matchAll(/<input(?=[^>]*name="([^"]+\.itinerary\.\d+\.\w+)")[^>]*value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]),
    );
    expect(sent["english.itinerary.1.was"]).toBe("2");
    const shorter = { ...fields, "facts.durationDays": String(before.facts.durationDays - 1) };
    const kept = Object.fromEntries(Object.entries(shorter).filter(([name]) => !name.includes(".itinerary.")));
    const written = Object.entries(fields).flatMap(([name, value]) => {
      const [, prefix, day, part] = /^(.*\.itinerary)\.(\d+)\.(\w+)$/.exec(name) ?? [];
      return day === undefined || day === "1" ? [] : [[`${prefix}.${Number(day) > 1 ? Number(day) - 1 : 0}.${part}`, value]];
    });
    expect((await admin.post(editorAt(id, "days"), { ...kept, ...Object.fromEntries(written) })).status).toBe(303);
    const after = await stateOf(id);
    for (const language of ["de", "fr", "es", "hi"] as const)
      expect([language, after.translations[language]?.itinerary]).toEqual([
        language,
        before.translations[language]?.itinerary?.toSpliced(1, 1),
      ]);
    expect(after.english.itinerary).toEqual(before.english.itinerary.toSpliced(1, 1));
  });

  test("without JavaScript, pictures are added, moved and taken away by buttons, and nothing is saved until it is asked for", async () => {
    const { id, fields } = await draft();
    const names = fields["facts.gallery"]!.split("\n");
    const shown = async (rearrange: string) =>
      [
        ...(await markup(await admin.post(editorAt(id, "pictures"), { ...fields, rearrange }))).matchAll(
          /name="facts.gallery" value="([^"]+)"/g,
        ),
      ].map(([, name]) => name);
    expect(await shown("facts.gallery up 1")).toEqual([names[1], names[0], ...names.slice(2)]);
    expect(await shown("facts.gallery remove 0")).toEqual(names.slice(1));
    expect(await shown("facts.gallery add destinations/bali")).toEqual([...names, "destinations/bali"]);
    expect((await stateOf(id)).facts.gallery).toEqual(names);
  });

  test("departures that nobody has booked take the new length; what is booked keeps its days", async () => {
    const { id, fields } = await draft();
    await setState(id, "published");
    await enterOwnAccount(site.db);
    const agency = await openAgency({ db: site.db });
    const booked = await agency.departure({ tourId: id });
    await agency.confirmed([{ departureId: booked.id, party: { adults: 1, children: 0 } }]);
    const number = daysIn(fields);
    const shorter = { ...withoutDay(await formOf(id), number - 1), "facts.durationDays": String(number) };
    expect((await admin.post(editorAt(id, "days"), shorter)).status).toBe(303);
    const nights = sql<number>`${departures.endDate} - ${departures.startDate}`;
    const lengths = await site.db
      .selectDistinct({ nights })
      .from(departures)
      .where(and(eq(departures.tourId, id), ne(departures.id, booked.id)));
    expect(lengths).toEqual([{ nights: number - 1 }]);
    const [kept] = await site.db.select({ nights }).from(departures).where(eq(departures.id, booked.id));
    expect(kept).toEqual({ nights: number });
  });
});

describe("a price that is changed in the editor", () => {
  let handle: Awaited<ReturnType<typeof openTestDatabase>>;
  let cached: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    handle = await openTestDatabase();
    cached = await openSite(handle);
  });
  afterAll(() => handle.close());

  test("shows at once on the public page though that is cached, and a cart with the tour says so", async () => {
    const { db } = handle;
    const staff = cached.visitor();
    await signUp(cached.services, staff, { roles: ["Owner"] });
    const [departure] = await db
      .select()
      .from(departures)
      .where(and(eq(departures.tourId, 3), gt(departures.startDate, "2027-03-01")))
      .orderBy(asc(departures.startDate))
      .limit(1);
    const buyer = cached.visitor();
    expect((await buyer.post("/cart", { intent: "add", departure: departure!.id, adults: "2", children: "0" })).status).toBe(303);
    const ask = async () => (await cached.visitor().get("/tours/detail/bali-retreat")).text();
    const form = await tourForm(db, 3);
    expect(await ask()).not.toContain("₹7,50,000");
    expect(await ask()).toBe(await ask());
    const before = await readCatalogueVersion(db);
    const saved = await staff.post(editorAt(3), { ...form, "facts.basePriceUsd": "10000", "facts.discountPercent": "0" });
    expect(saved.status).toBe(303);
    expect(await readCatalogueVersion(db)).toBe(before + 1);
    expect(await ask()).toContain("₹7,50,000");
    const cart = await markup(await buyer.get("/cart"));
    expect(cart).toMatch(/The price has gone up since you added it, from ₹[\d,]+ to ₹15,00,000\./);
  });
});
