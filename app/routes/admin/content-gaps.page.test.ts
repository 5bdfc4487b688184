import { beforeAll, describe, expect, test } from "vitest";
import { signUp } from "#test/accounts.ts";
import { destinationEditor, editorAt as placeAt } from "#test/destination-editor.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import { editorAt as tourAt, ownSections, tourEditor } from "#test/tour-editor.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});

const places = destinationEditor(() => ({ db: site.db, admin }));
const journeys = tourEditor(() => ({ db: site.db, admin }));

describe("what has gaps is not published", () => {
  test("a tour may have gaps as long as nobody sees it: no text but the title, no day, no picture beside the first", async () => {
    const { id } = await journeys.draft();
    const blank = Object.entries(await journeys.formOf(id)).map(([name, value]) => [
      name,
      name === "english.title" || !name.startsWith("english.") ? value : "",
    ]);
    const few = { ...Object.fromEntries(blank), "facts.gallery": "", "translations.de.summary": "zu kurz" };
    for (const section of ownSections) {
      const { version } = await journeys.stateOf(id);
      expect((await admin.post(tourAt(id, section), { ...few, version: String(version) })).status).toBe(303);
    }
    const { english, facts } = await journeys.stateOf(id);
    expect([english.destination, english.description, english.highlights, facts.gallery]).toEqual(["", [], [], []]);
    expect((await admin.get(`/admin/content/tours/${id}/preview`)).status).toBe(200);
    expect((await admin.get(`/de/admin/content/tours/${id}/preview`)).status).toBe(200);
    const version = String((await journeys.stateOf(id)).version);
    const refused = await admin.post(tourAt(id, "publication"), { form: "publication", version, state: "published" });
    const html = await markup(refused);
    expect([refused.status, html.includes("It has not been published.")]).toEqual([409, true]);
    for (const told of [
      "Gallery</a>: At least 4 entries; there are 0.",
      "Day 1, title (English)</a>: Please fill this in.",
      "Destination (English)</a>: Please fill this in.",
    ])
      expect(html).toContain(told);
    expect((await journeys.stateOf(id)).state).toBe("draft");
  });

  test("a destination may have gaps as long as nobody sees it, and is published when it has none", async () => {
    const gaps = { "english.summary": "", "english.description": "", "english.highlights": "The first", "english.bestTimeToVisit": "May" };
    const { id, slug } = await places.draft({ ...gaps, "translations.de.summary": "zu kurz" });
    expect((await places.stateOf(id)).english).toMatchObject({
      summary: "",
      description: [],
      highlights: ["The first"],
      bestTimeToVisit: "May",
    });
    expect((await admin.get(`/admin/content/destinations/${id}/preview`)).status).toBe(200);
    const publish = async () =>
      admin.post(placeAt(id), { form: "publication", version: String((await places.stateOf(id)).version), state: "published" });
    const refused = await publish();
    expect(refused.status).toBe(409);
    const html = await markup(refused);
    expect(html).toContain("It has not been published.");
    for (const told of [
      ">Summary (English)</a>: Please fill this in.",
      ">Description (English)</a>: At least 2 entries; there are 0.",
      ">Highlights (English)</a>: At least 4 entries; there are 1.",
      ">Best time to visit (English)</a>: At least 20 characters; there are 3.",
      ">Summary (German)</a>: At least 40 characters; there are 7.",
    ])
      expect(html).toContain(told);
    // Each of them is marked where it stands, and so is the language; what is stored stands in the fields.
    for (const field of [
      "english-summary",
      "english-description",
      "english-highlights",
      "english-bestTimeToVisit",
      "translations-de-summary",
    ])
      expect(html).toMatch(new RegExp(`id="field-${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*field-${field}-error`));
    expect(html).not.toMatch(/id="field-english-name"[^>]*aria-invalid/);
    expect(html).toContain(">zu kurz</textarea>");
    expect(html.match(/class="language-to-mend"/g)).toHaveLength(1);
    expect(html).toContain("1 field to correct");
    const inFrench = await admin.post(`/admin/content/destinations/${id}?language=fr`, {
      form: "publication",
      version: String((await places.stateOf(id)).version),
      state: "published",
    });
    expect(await markup(inFrench)).toContain(`href="/admin/content/destinations/${id}?language=de#field-translations-de-summary"`);
    expect((await site.visitor().get(`/destinations/detail/${slug}`)).status).toBe(404);
    const whole = { ...(await places.formOf(2)), "facts.popularRank": "", "english.name": "Whole, Nowhere" };
    expect((await admin.post(placeAt(id), { ...whole, version: String((await places.stateOf(id)).version) })).status).toBe(303);
    expect((await publish()).status).toBe(303);
    // What visitors see gets no gaps again.
    const { version } = await places.stateOf(id);
    expect((await admin.post(placeAt(id), { ...whole, version: String(version), "english.summary": "" })).status).toBe(400);
    expect((await admin.post(placeAt(id), { form: "publication", version: String(version), state: "archived" })).status).toBe(303);
  });
});
