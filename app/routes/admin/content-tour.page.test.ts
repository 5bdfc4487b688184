import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency, enterOwnAccount } from "#test/bookings.ts";
import { auditOf, twoAdministrators } from "#test/content.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import { sectionOfField } from "#app/features/publishing/content/tour-sections.ts";
import { daysIn, editorAt, ownSections, tourEditor, tourForm, type Fields } from "#test/tour-editor.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { departures, tours } = schema;
let admin: Visitor;
let other: Visitor;

beforeAll(async () => {
  ({ admin, other } = await twoAdministrators(site));
});

const { draft, formOf, stateOf, setState } = tourEditor(() => ({ db: site.db, admin }));
const page = async (address: string) => markup(await admin.get(address));
const previewOf = (id: number) => `/admin/content/tours/${id}/preview`;

describe("a new tour", () => {
  test("is written, previewed and published: it is in the list, and the departures of its rule can be booked at once", async () => {
    const { id, slug, title } = await draft();
    const publicPage = `/tours/detail/${slug}`;
    const visitor = site.visitor();
    expect((await visitor.get(publicPage)).status).toBe(404);
    const preview = await admin.get(previewOf(id));
    expect(preview.headers.get("Cache-Control")).toBe("no-store");
    const previewed = await markup(preview);
    expect(previewed).toContain('<meta name="robots" content="noindex');
    expect(previewed).toContain("only the team sees this page");
    expect(previewed).toMatch(new RegExp(`<h1[^>]*>${title}`));
    expect(await site.db.$count(departures, eq(departures.tourId, id))).toBe(0);
    await setState(id, "published");
    expect(await (await visitor.get("/tours")).text()).toContain(publicPage);
    const offered = [...(await (await visitor.get(publicPage)).text()).matchAll(/name="departure"[^>]*value="([0-9a-f-]{36})"/g)];
    expect(offered.length).toBeGreaterThan(3);
    const added = await visitor.post("/cart", { intent: "add", departure: offered.at(-1)![1]!, adults: "2", children: "0" });
    expect(added.status).toBe(303);
    expect(await markup(await visitor.get("/cart"))).toContain(title);
    expect(await page(editorAt(id))).toContain(`href="/admin/content/tours/${id}/dates"`);
    expect(await page(`/admin/departures?tour=${id}`)).toContain(title);
    const done = (await auditOf(site.db, "tour", id)).map(({ action }) => action);
    expect([done[0], ...new Set(done.slice(1))]).toEqual(["tour.published", "tour.edited", "tour.created"]);
  });

  test("moves with its address, and the old one leads there", async () => {
    const { id, slug } = await draft();
    await setState(id, "published");
    const version = String((await stateOf(id)).version);
    expect((await admin.post(editorAt(id), { form: "address", version, slug: `${slug}-anew` })).status).toBe(303);
    const moved = await site.visitor().get(`/tours/detail/${slug}`);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `/tours/detail/${slug}-anew`]);
  });

  test("archived, it is sold no more: carts say so, what is booked stays, and its departures wait for it to be published again", async () => {
    const { id, slug, title } = await draft();
    await setState(id, "published");
    await enterOwnAccount(site.db);
    const agency = await openAgency({ db: site.db });
    const [wished, booked] = [await agency.departure({ tourId: id }), await agency.departure({ tourId: id })];
    const party = { adults: 2, children: 0 };
    const visitor = site.visitor();
    expect((await visitor.post("/cart", { intent: "add", departure: wished.id, adults: "2", children: "0" })).status).toBe(303);
    const { orderId } = await agency.confirmed([{ departureId: booked.id, party }]);
    const onSale = await site.db.$count(departures, eq(departures.tourId, id));
    await setState(id, "archived");
    expect((await visitor.get(`/tours/detail/${slug}`)).status).toBe(404);
    expect(await (await visitor.get("/tours")).text()).not.toContain(`/tours/detail/${slug}"`);
    expect(await markup(await visitor.get("/cart"))).toContain("This tour is no longer offered.");
    expect((await visitor.post("/cart", { intent: "checkout", total: "0" })).status).toBe(409);
    const late = site.visitor();
    expect((await late.post("/cart", { intent: "add", departure: wished.id, adults: "1", children: "0" })).status).toBe(409);
    expect((await agency.read(orderId)).bookings.map(({ status }) => status)).toEqual(["CONFIRMED"]);
    expect(await agency.vacancies(booked.id)).toBe(8);
    expect(await page(`/admin/departures?tour=${id}&show=booked`)).toContain(title);
    expect(await site.db.$count(departures, eq(departures.tourId, id))).toBe(onSale);
    await setState(id, "published");
    expect(await site.db.$count(departures, eq(departures.tourId, id))).toBe(onSale);
    expect(await markup(await visitor.get("/cart"))).not.toContain("This tour is no longer offered.");
  });
});

describe("editing a tour", () => {
  test("shows every fact and text, English beside the chosen language", async () => {
    const sections = ["basics", "texts", "days", "pictures"] as const;
    const html = (await Promise.all(sections.map((section) => page(editorAt(1, section, "fr"))))).join("");
    const stored = await stateOf(1);
    expect(html).toContain('name="english.itinerary.0.title"');
    expect(html).toContain('name="translations.fr.itinerary.0.description"');
    expect(html).not.toContain('name="translations.de.title"');
    expect(daysIn(await formOf(1))).toBe(stored.facts.durationDays - 1);
    for (const name of stored.facts.gallery) expect(html).toContain(`<input type="hidden" name="facts.gallery" value="${name}"/>`);
    for (const name of ["category", "durationDays", "groupMin", "groupMax", "basePriceUsd", "discountPercent", "timeZone"])
      expect(html).toContain(`name="facts.${name}"`);
    expect(html).toContain(`value="${stored.facts.latitude}, ${stored.facts.longitude}"`);
    expect(html).toContain("Listed on the pages of: ");
    expect(html).toMatch(new RegExp(`name="facts.featured"[^>]*${stored.facts.featured ? "checked" : ""}`));
  });

  test("stores whole dollars as cents, the order of the pictures, and lines of the details", async () => {
    const { id, fields } = await draft();
    const gallery = fields["facts.gallery"]!.split("\n").toReversed();
    const sent = {
      ...fields,
      "facts.basePriceUsd": "1299",
      "facts.discountPercent": "15",
      "facts.featured": "",
      "facts.gallery": gallery.join("\n"),
      "english.details.meals": "Breakfast every day, and two dinners.",
    };
    for (const section of ["basics", "texts", "pictures"] as const)
      expect((await admin.post(editorAt(id, section), { ...sent, version: String((await stateOf(id)).version) })).status).toBe(303);
    const { facts, english } = await stateOf(id);
    expect(facts).toMatchObject({ basePriceUsd: 1299, discountPercent: 15, featured: false, gallery });
    expect(english.details.meals).toBe("Breakfast every day, and two dinners.");
    const [row] = await site.db.select().from(tours).where(eq(tours.id, id));
    expect(row?.basePriceMinor).toBe(129_900);
  });

  test("saved as it stands in its fields leaves no trace, whichever tour and language it is", async () => {
    for (const [id, language] of [
      [7, "de"],
      [8, "fr"],
      [9, "es"],
      [4, "hi"],
    ] as const) {
      const stored = await stateOf(id);
      const fields = await tourForm(site.db, id, language);
      for (const section of ownSections)
        expect([section, (await admin.post(editorAt(id, section, language), fields)).status]).toEqual([section, 303]);
      expect(await stateOf(id)).toEqual(stored);
    }
  });

  test("that is published and has something wrong saves nothing: all that was typed stays, and why stands at each field", async () => {
    const { id } = await draft();
    await setState(id, "published");
    const fields = await formOf(id);
    const wrong = {
      ...fields,
      "english.title": "",
      "translations.de.summary": "zu kurz",
      "facts.basePriceUsd": "1,299",
      "facts.discountPercent": "91",
      "facts.groupMin": "0",
      "facts.groupMax": "many",
      "facts.category": "Cruise",
      "facts.timeZone": "Mars/Olympus",
      "facts.place": "somewhere",
      "trip.facts.itinerary.0.legs": "swim; 3",
      "facts.picture": "../secret",
      "facts.gallery": "tours/one\n../two",
      "english.itinerary.1.title": "",
      "english.itinerary.2.description": "Too short",
      "english.included": "One thing",
      "english.details.guide": "No",
    };
    const answers = await Promise.all(ownSections.map((section) => admin.post(editorAt(id, section), wrong)));
    expect(answers.map(({ status }) => status)).toEqual(ownSections.map(() => 400));
    const html = (await Promise.all(answers.map(markup))).join("");
    for (const told of [
      "Title (English)</a>: Please fill this in.",
      "Price in US dollars</a>: Please enter a whole number.",
      "Discount in per cent</a>: Please enter 90 or less.",
      "Smallest group</a>: Please enter 1 or more.",
      "Largest group</a>: Please enter a number.",
      "Category</a>: Please choose one.",
      "Time zone</a>: A time zone such as Asia/Tokyo.",
      "Place on the map</a>: Two numbers, latitude and longitude",
      "Picture</a>: Choose one of the pictures.",
      "Gallery</a>: Entry 2: Choose one of the pictures.",
      "Day 2, title (English)</a>: Please fill this in.",
      "Day 3, description (English)</a>: At least 40 characters; there are 9.",
      "Day 1, facts</a>: One of these lines can’t be read.",
      "What is included (English)</a>: At least 4 entries; there are 1.",
      "Details: Guide (English)</a>: At least 3 characters; there are 2.",
      "Summary (German)</a>: At least 40 characters; there are 7.",
    ])
      expect([told, html.includes(told)]).toEqual([told, true]);
    expect(html).toContain('href="#field-english-itinerary-1-title"');
    expect(html).toMatch(/id="field-english-itinerary-1-title"[^>]*aria-invalid="true"/);
    expect(html).toContain(">zu kurz</textarea>");
    expect(html).toMatch(/<option value="Mars\/Olympus" selected/);
    expect((await stateOf(id)).version).toBe(Number(fields.version));
    const larger = await admin.post(editorAt(id), { ...fields, "facts.groupMin": "12", "facts.groupMax": "4" });
    const few = await admin.post(editorAt(id, "pictures"), { ...fields, "facts.gallery": "tours/bali" });
    expect([few.status, (await markup(few)).includes("Gallery</a>: At least 4 entries; there are 1.")]).toEqual([400, true]);
    expect([larger.status, (await markup(larger)).includes("Largest group</a>: This must not be less than the smallest group.")]).toEqual([
      400,
      true,
    ]);
  });

  test("a picture that is not there is told at its field, in the gallery too; a place that is none of ours is allowed and said", async () => {
    const { id, fields } = await draft();
    const alone = await admin.post(editorAt(id, "pictures"), { ...fields, "facts.picture": "tours/nothing" });
    expect([alone.status, (await markup(alone)).includes('href="#field-facts-picture"')]).toEqual([409, true]);
    const among = await admin.post(editorAt(id, "pictures"), { ...fields, "facts.gallery": `${fields["facts.gallery"]}\nuploads/nothing` });
    expect([among.status, (await markup(among)).includes('href="#field-facts-gallery"')]).toEqual([409, true]);
    expect((await admin.post(editorAt(id, "texts"), { ...fields, "english.destination": "Atlantis, Nowhere" })).status).toBe(303);
    expect(await page(editorAt(id, "texts"))).toContain("No destination page lists this tour");
  });

  test("that somebody else has changed meanwhile is not overwritten unknowingly", async () => {
    const { id, fields } = await draft();
    expect((await other.post(editorAt(id), { ...fields, "facts.basePriceUsd": "777" })).status).toBe(303);
    const mine = { ...fields, "facts.basePriceUsd": "888" };
    const answer = await admin.post(editorAt(id), mine);
    const html = await markup(answer);
    expect([answer.status, html.includes("Last saved by Farah Khan"), html.includes('value="888"')]).toEqual([409, true, true]);
    expect((await stateOf(id)).facts.basePriceUsd).toBe(777);
    const [, now = ""] = /name="overwrite" value="(\d+)"/.exec(html) ?? [];
    expect((await admin.post(editorAt(id), { ...mine, overwrite: now })).status).toBe(303);
    expect((await stateOf(id)).facts.basePriceUsd).toBe(888);
  });

  test("an address that is taken is told at its field", async () => {
    const { id, fields, slug } = await draft();
    const taken = await admin.post(editorAt(id), { form: "address", version: fields.version!, slug: "bali-retreat" });
    expect([taken.status, (await markup(taken)).includes("Something else already has this address.")]).toEqual([409, true]);
    const twice = await admin.post(editorAt("new"), { ...fields, slug: "bali-retreat" });
    expect([twice.status, (await markup(twice)).includes("Something else already has this address.")]).toEqual([409, true]);
    expect((await stateOf(id)).slug).toBe(slug);
  });

  test("no control character, script or endless text gets in", async () => {
    const { id, fields } = await draft();
    const [title, day] = ["Kyo\0to\u0007 now", "Arri\0val <img src=x onerror=alert(1)>"];
    expect((await admin.post(editorAt(id, "texts"), { ...fields, "english.title": title })).status).toBe(303);
    const version = String((await stateOf(id)).version);
    expect((await admin.post(editorAt(id, "days"), { ...fields, version, "english.itinerary.0.title": day })).status).toBe(303);
    const { english } = await stateOf(id);
    expect([english.title, english.itinerary[0]?.title]).toEqual(["Kyoto now", "Arrival <img src=x onerror=alert(1)>"]);
    expect(await page(editorAt(id, "days"))).not.toContain("<img src=x");
    expect(await page(previewOf(id))).not.toContain("<img src=x");
    const now = await formOf(id);
    const facts = Object.keys(now).filter((name) => name.startsWith("facts.") && name !== "facts.featured");
    const texts = [
      "title",
      "destination",
      "summary",
      "description",
      "highlights",
      "itinerary.0.title",
      "itinerary.0.description",
      "included",
    ];
    const names = [...facts, ...[...texts, "notIncluded", "details.meals"].map((text) => `english.${text}`)];
    for (const name of names) {
      const long = await admin.post(editorAt(id, sectionOfField(name)), { ...now, [name]: "x".repeat(10_240) });
      expect([name, long.status]).toEqual([name, 400]);
    }
  }, 60_000);

  test("that is not there, or a form that is none of the page's, is refused", async () => {
    for (const id of ["0", "999999", "99999999999", "kyoto", "1e3", "%00"]) {
      expect([id, [400, 404].includes((await admin.get(editorAt(id))).status)]).toEqual([id, true]);
      expect([id, [400, 404].includes((await admin.get(`/admin/content/tours/${id}/preview`)).status)]).toEqual([id, true]);
    }
    expect((await admin.post(editorAt("999999"), await formOf(1))).status).toBe(404);
    for (const fields of [{}, { form: "everything" }, { form: "save", version: "1" }] as Fields[])
      expect((await admin.post(editorAt(1), fields)).status).toBe(400);
    expect((await stateOf(1)).version).toBe(1);
  });

  test("nobody but an administrator writes, sees a draft or publishes, and no form of another site does", async () => {
    const { id, fields } = await draft();
    const stranger = site.visitor();
    await signUp(site.services, stranger);
    for (const who of [stranger, site.visitor()]) {
      expect((await who.post(editorAt(id), { ...fields, "english.title": "Theirs" })).status).toBe(403);
      expect((await who.post(editorAt("new"), fields)).status).toBe(403);
      expect((await who.post(editorAt(id, "days"), { ...fields, rearrange: "itinerary up 1" })).status).toBe(403);
      expect((await who.post(editorAt(id), { form: "publication", state: "published", version: fields.version! })).status).toBe(403);
      for (const address of [editorAt(id), editorAt("new"), previewOf(id)]) expect((await who.get(address)).status).toBe(302);
    }
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await admin.post(editorAt(id), { ...fields, "english.title": "Theirs" }, foreign)).status).toBe(403);
    expect(await stateOf(id)).toMatchObject({ state: "draft", english: { title: fields["english.title"] } });
    expect(new Set((await auditOf(site.db, "tour", id)).map(({ actorName }) => actorName))).toEqual(new Set(["Meera Rawat"]));
  });
});
