import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { auditOf, twoAdministrators } from "#test/content.ts";
import { destinationEditor, editorAt, type Fields } from "#test/destination-editor.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { destinations } = schema;
let admin: Visitor;
let other: Visitor;

beforeAll(async () => {
  ({ admin, other } = await twoAdministrators(site));
});

const page = async (address: string) => markup(await admin.get(address));
const previewOf = (id: number) => `/admin/content/destinations/${id}/preview`;

const { draft, formOf, stateOf } = destinationEditor(() => ({ db: site.db, admin }));

describe("the list", () => {
  test("shows each kind with its states and how complete each language is, and leads to the public page", async () => {
    const html = await page("/admin/content?kind=destination&state=published&sort=title");
    expect(html).toContain("Destinations (12)");
    expect(html).toContain('href="/admin/content/destinations/1"');
    expect(html).toContain('href="/destinations/detail/kyoto"');
    expect(html).toContain("German: 100% translated");
    expect(html).toMatch(/aria-sort="ascending"[^>]*><a[^>]*>Title/);
    expect(html).toContain('href="/admin/departures"');
    for (const [kind, heading] of [
      ["tour", "Tours (9)"],
      ["article", "Articles (8)"],
      ["testimonial", "Testimonials (4)"],
    ])
      expect(await page(`/admin/content?kind=${kind}`)).toContain(heading);
  });

  test("finds by name, state and what a language lacks; an address that cannot be meant shows the tours", async () => {
    const { id, fields, name } = await draft({ "translations.de.summary": "" });
    const lacking = await page("/admin/content?kind=destination&missing=de");
    expect(lacking).toMatch(new RegExp(`${name}.*Draft`, "s"));
    expect(await page("/admin/content?kind=destination&missing=fr&q=santorini")).toContain("Nothing found");
    expect(await page("/admin/content?kind=destination&state=draft&q=santorini")).toContain("Nothing matches your search.");
    await admin.post(editorAt(id), { ...fields, "translations.de.summary": fields["english.summary"]! });
    expect(await page("/admin/content?kind=destination&missing=de")).not.toContain(name);
    expect(await page("/admin/content?kind=pyramid&state=gone&sort=-nothing&page=-3&q=%00")).toContain("Tours (9)");
  });

  test("the dashboard leads to it", async () => {
    expect(await page("/admin")).toMatch(/href="\/admin\/content"[^>]*>.*?Manage Content/s);
  });
});

describe("a destination", () => {
  test("is written, previewed, published, moved and archived, and visitors see each step at once", async () => {
    const { id, slug } = await draft();
    const publicPage = `/destinations/detail/${slug}`;
    const visitor = site.visitor();
    expect((await visitor.get(publicPage)).status).toBe(404);
    const preview = await admin.get(previewOf(id));
    expect(preview.headers.get("Cache-Control")).toBe("no-store");
    const previewed = await markup(preview);
    expect(previewed).toContain('<meta name="robots" content="noindex');
    expect(previewed).toContain("only the team sees this page");
    expect(previewed).toMatch(/<h1[^>]*>Place /);
    const publish = async (state: string) =>
      admin.post(editorAt(id), { form: "publication", version: String((await stateOf(id)).version), state });
    expect((await publish("published")).status).toBe(303);
    expect(await (await visitor.get(publicPage)).text()).toContain("Nowhere");
    expect(await (await visitor.get("/destinations")).text()).toContain(publicPage);
    const version = String((await stateOf(id)).version);
    expect((await admin.post(editorAt(id), { form: "address", version, slug: `${slug}-anew` })).status).toBe(303);
    const moved = await visitor.get(publicPage);
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, `${publicPage}-anew`]);
    expect((await publish("archived")).status).toBe(303);
    expect((await visitor.get(`${publicPage}-anew`)).status).toBe(404);
    const history = await page(`/admin/audit?subject=destination+${id}`);
    expect(history).toMatch(/Meera Rawat.*archived a destination/s);
    const done = (await auditOf(site.db, "destination", id)).map(({ action }) => action);
    expect(done).toEqual(["destination.archived", "destination.moved", "destination.published", "destination.created"]);
  });

  test("shows English beside the chosen language, and keeps the languages that are not on the page", async () => {
    const html = await page("/admin/content/destinations/1?language=fr");
    expect(html).toMatch(/lang="en"[^>]*>Kyoto was|name="english.description"/);
    expect(html).toContain('name="translations.fr.summary"');
    expect(html).not.toContain('name="translations.de.summary"');
    const before = await stateOf(1);
    const fields = await formOf(1);
    expect(
      (await admin.post(editorAt(1), { ...fields, "translations.de.summary": `Neu: ${fields["translations.de.summary"]}`.slice(0, 160) }))
        .status,
    ).toBe(303);
    const after = await stateOf(1);
    expect(after.translations.de?.summary).toMatch(/^Neu: /);
    expect(after.translations.fr).toEqual(before.translations.fr);
    expect(after.english).toEqual(before.english);
    const german = site.visitor();
    expect(await (await german.get("/de/destinations/detail/kyoto")).text()).toContain("Neu: ");
  });

  test("says after saving who sees it: a draft only administrators, what is archived nobody, what is published everybody", async () => {
    const { id, fields } = await draft();
    const told = async (change: Record<string, string>) => {
      const version = String((await stateOf(id)).version);
      expect((await admin.post(editorAt(id), { ...change, version })).status).toBe(303);
      return page(editorAt(id));
    };
    expect(await told(fields)).toMatch(/Draft saved\.?<\/b> Only the team sees it until you publish it\./);
    await told({ form: "publication", state: "published" });
    expect(await told(fields)).toMatch(/Saved\.?<\/b> Visitors see it now\./);
    await told({ form: "publication", state: "archived" });
    expect(await told(fields)).toMatch(/Saved\.?<\/b> Visitors don’t see it, because it is archived\./);
  });

  test("lists are one a line, paragraphs are set apart by an empty line, and a comma may stand before decimals", async () => {
    const { id, fields } = await draft();
    const highlights = "First of them\r\n\r\n  Second   of them \nThird of them\nFourth of them\n";
    expect(
      (await admin.post(editorAt(id), { ...fields, "english.highlights": highlights, "facts.latitude": "35,5", "facts.currency": "jpy" }))
        .status,
    ).toBe(303);
    const { english, facts } = await stateOf(id);
    expect(english.highlights).toEqual(["First of them", "Second of them", "Third of them", "Fourth of them"]);
    expect(facts).toMatchObject({ latitude: 35.5, currency: "JPY" });
    expect(english.description.length).toBeGreaterThan(1);
  });

  test("that is published and has something wrong is not saved: all that was typed stays, and why stands at each field", async () => {
    const id = 2;
    const fields = await formOf(id);
    const wrong = {
      ...fields,
      "english.name": "Kyoto",
      "english.highlights": "The first\nA second one\nThe third",
      "translations.de.summary": "zu kurz",
      "facts.latitude": "north",
      "facts.longitude": "200",
      "facts.continent": "Atlantis",
      "facts.currency": "yen and more",
      "facts.picture": "../secret",
    };
    const answer = await admin.post(editorAt(id), wrong);
    expect(answer.status).toBe(400);
    const html = await markup(answer);
    expect(html).toContain("Nothing was saved.");
    for (const told of [
      "Please enter the place, a comma and the country",
      "At least 4 entries; there are 3.",
      "At least 40 characters; there are 7.",
      "Please enter a number.",
      "Please enter 180 or less.",
      "Please choose one.",
      "Three letters such as JPY.",
      "Choose one of the pictures.",
    ])
      expect(html, told).toContain(told);
    expect(html).toMatch(/<input[^>]*id="field-english-name"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*field-english-name-error/);
    expect(html).toContain('href="#field-translations-de-summary"');
    expect(html).toContain("Summary (German)");
    expect(html).toContain(">zu kurz</textarea>");
    expect(html).toContain('value="Kyoto"');
    expect((await stateOf(id)).english.name).toBe(fields["english.name"]);
  });

  test("what is too short in a list of what visitors see is told with its line", async () => {
    const id = 2;
    const fields = await formOf(id);
    const answer = await admin.post(editorAt(id), { ...fields, "english.highlights": "First one\nSecond one\nno\nFourth one" });
    expect(await markup(answer)).toContain("Entry 3: At least 3 characters; there are 2.");
  });

  test("that somebody else has changed meanwhile is not overwritten unknowingly: who it was is told, and nothing typed is lost", async () => {
    const { id, fields } = await draft();
    expect((await other.post(editorAt(id), { ...fields, "english.name": "Hers, Nowhere" })).status).toBe(303);
    const mine = { ...fields, "english.name": "Mine, Nowhere" };
    const answer = await admin.post(editorAt(id), mine);
    expect(answer.status).toBe(409);
    const html = await markup(answer);
    expect(html).toContain("Someone else has just changed this.");
    expect(html).toContain("Last saved by Farah Khan");
    expect(html).toContain('value="Mine, Nowhere"');
    expect((await stateOf(id)).english.name).toBe("Hers, Nowhere");
    const [, now = ""] = /name="overwrite" value="(\d+)"/.exec(html) ?? [];
    expect((await admin.post(editorAt(id), { ...mine, overwrite: now })).status).toBe(303);
    expect((await stateOf(id)).english.name).toBe("Mine, Nowhere");
    const late = await admin.post(editorAt(id), { form: "publication", version: "1", state: "published" });
    expect([late.status, (await stateOf(id)).state]).toEqual([409, "draft"]);
  });

  test("the same form sent twice, by a double click or after a lost answer, makes one piece, also after that was changed", async () => {
    const sent = { ...(await formOf(1)), version: "0", slug: "", "facts.popularRank": "57", "english.name": "Twice, Nowhere" };
    const first = await Promise.all([admin.post(editorAt("new"), sent), admin.post(editorAt("new"), sent)]);
    const addresses = first.map((answer) => answer.headers.get("Location"));
    expect(first.map(({ status }) => status)).toEqual([303, 303]);
    expect(addresses[0]).toBe(addresses[1]);
    const id = Number(/\/destinations\/(\d+)/.exec(addresses[0] ?? "")?.[1]);
    expect((await auditOf(site.db, "destination", String(id))).map(({ action }) => action)).toEqual(["destination.created"]);
    expect((await admin.post(editorAt(id), { ...(await formOf(id)), "english.name": "Thrice, Nowhere" })).status).toBe(303);
    expect((await admin.post(editorAt(id), { form: "address", version: "2", slug: "thrice" })).status).toBe(303);
    expect((await admin.post(editorAt("new"), sent)).headers.get("Location")).toBe(addresses[0]);
    const another = await admin.post(editorAt("new"), { ...sent, "facts.popularRank": "", slug: "thrice" });
    expect([another.status, (await markup(another)).includes("Something else already has this address.")]).toEqual([409, true]);
  });

  test("an address or a place that is taken is told at its field", async () => {
    const { id, fields, slug } = await draft();
    const taken = await admin.post(editorAt(id), { form: "address", version: fields.version!, slug: "kyoto" });
    expect([taken.status, (await markup(taken)).includes("Something else already has this address.")]).toEqual([409, true]);
    for (const wrong of ["Kyoto!", "", "a--b", "x".repeat(10_000), "../admin"]) {
      const refused = await admin.post(editorAt(id), { form: "address", version: fields.version!, slug: wrong });
      expect([wrong.slice(0, 10), refused.status]).toEqual([wrong.slice(0, 10), 400]);
    }
    expect((await stateOf(id)).slug).toBe(slug);
    const twice = await admin.post(editorAt("new"), { ...fields, slug: "kyoto" });
    expect([twice.status, (await markup(twice)).includes("Something else already has this address.")]).toEqual([409, true]);
    const ranked = await admin.post(editorAt(id), { ...fields, "facts.popularRank": "1" });
    expect([ranked.status, (await markup(ranked)).includes("Another destination already has this position.")]).toEqual([409, true]);
    const many = await admin.post(editorAt(id), { ...fields, "facts.popularRank": "99999999999" });
    expect([many.status, (await markup(many)).includes("Please enter 99 or less.")]).toEqual([400, true]);
  });

  test("no control character, script or endless text gets in", async () => {
    const { id, fields } = await draft();
    const clean = await admin.post(editorAt(id), {
      ...fields,
      "english.name": "Kyo\0to\u0007, No\nwhere",
      "english.bestTimeToVisit": "<img src=x onerror=alert(1)> in April",
    });
    expect(clean.status).toBe(303);
    expect((await stateOf(id)).english.name).toBe("Kyoto, No where");
    expect(await page(editorAt(id))).not.toContain("<img src=x");
    const now = await formOf(id);
    for (const field of ["english.name", "english.summary", "english.description", "facts.picture", "facts.latitude", "facts.currency"]) {
      const long = await admin.post(editorAt(id), { ...now, [field]: "x".repeat(10_240) });
      expect([field, long.status]).toEqual([field, 400]);
    }
  });

  test("that is not there, or a form that is none of the page's, is refused", async () => {
    for (const id of ["0", "999999", "99999999999", "kyoto", "1e3", "%00"])
      expect([id, [400, 404].includes((await admin.get(editorAt(id))).status)]).toEqual([id, true]);
    expect((await admin.get("/admin/content/pyramids/1")).status).toBe(404);
    expect((await admin.post(editorAt("999999"), await formOf(1))).status).toBe(404);
    for (const fields of [{}, { form: "everything" }, { form: "publication", state: "gone", version: "1" }] as Fields[])
      expect((await admin.post(editorAt(1), fields)).status).toBe(400);
    expect((await admin.post(editorAt("new"), { form: "publication", state: "published" })).status).toBe(400);
    expect((await admin.post(editorAt(1), { form: "publication", state: "archived", version: "-1" })).status).toBe(409);
  });

  test("who writes content is shown no way to what she may not see, and who may not write it is refused", async () => {
    const { id, fields } = await draft();
    const [writer, seller] = [site.visitor(), site.visitor()];
    await signUp(site.services, writer, { roles: ["Content"] });
    await signUp(site.services, seller, { roles: ["Bookings"] });
    const list = await (await writer.get("/admin/content")).text();
    const tabs = /<nav class="tab-list.*?<\/nav>/s.exec(list)?.[0] ?? "";
    expect([tabs.includes('"/admin/content/reviews"'), tabs.includes('"/admin/departures"')]).toEqual([true, false]);
    const editor = await (await writer.get(editorAt(id))).text();
    expect([editor.includes(previewOf(id)), editor.includes("/admin/audit?subject=")]).toEqual([true, false]);
    for (const address of ["/admin/content", "/admin/content/pictures", editorAt(id), previewOf(id)])
      expect((await seller.get(address)).status, address).toBe(403);
    expect((await seller.post(editorAt(id), fields)).status).toBe(403);
    expect((await writer.post(editorAt(id), fields)).status).toBe(303);
  });

  test("nobody but an administrator writes, sees a draft or publishes, and no form of another site does", async () => {
    const { id, fields } = await draft();
    const stranger = site.visitor();
    await signUp(site.services, stranger);
    for (const who of [stranger, site.visitor()]) {
      expect((await who.post(editorAt(id), { ...fields, "english.name": "Theirs, Nowhere" })).status).toBe(403);
      expect((await who.post(editorAt("new"), fields)).status).toBe(403);
      expect((await who.post(editorAt(id), { form: "publication", state: "published", version: fields.version! })).status).toBe(403);
      for (const address of ["/admin/content", editorAt(id), previewOf(id)]) expect((await who.get(address)).status).toBe(302);
    }
    const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await admin.post(editorAt(id), { ...fields, "english.name": "Theirs, Nowhere" }, foreign)).status).toBe(403);
    expect(await stateOf(id)).toMatchObject({ state: "draft", english: { name: fields["english.name"] } });
    expect(await auditOf(site.db, "destination", id)).toHaveLength(1);
  });

  test("an address that is left empty is made from the English place", async () => {
    const { slug, name } = await draft();
    expect(slug).toBe(name.toLowerCase().replaceAll(" ", "-"));
    expect(await site.db.$count(destinations, eq(destinations.slug, slug))).toBe(1);
  });
});
