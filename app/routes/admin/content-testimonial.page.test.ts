import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { testimonialForEditing } from "#app/features/publishing/content/editing/testimonial-editing.server.ts";
import { testimonialOrder } from "#app/features/publishing/content/editing/testimonial-order.server.ts";
import { typedPiece } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { testimonialEditing } from "#app/features/publishing/content/admin/testimonial/testimonial-form.server.ts";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { auditOf } from "#test/content.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});

type Fields = Record<string, string>;
const at = (id: string) => `/admin/content/testimonials/${id}?language=de`;
const home = async (path = "/") => (await site.visitor().get(path)).text();
const read = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
const stored = async (id: string) => (await testimonialForEditing(site.db, id))!;

const words: Fields = {
  form: "save",
  version: "0",
  "facts.name": "Anna Keller",
  "facts.rating": "4",
  "facts.picture": "people/traveller-lukas",
  "english.country": "Switzerland",
  "english.text": "It rained on every one of the nine days, and I would go again tomorrow morning.",
  "translations.de.country": "Schweiz",
  "translations.de.text": "Es hat an jedem der neun Tage geregnet, und ich führe morgen früh wieder los.",
};

async function written(change: Fields = {}): Promise<string> {
  const answer = await admin.post(at("new"), { ...words, ...change });
  const [, id = ""] = /\/testimonials\/([\da-f-]{36})\?language=de$/.exec(answer.headers.get("Location") ?? "") ?? [];
  expect([answer.status, id.length]).toEqual([303, 36]);
  return id;
}
const publish = async (id: string, state: string) =>
  admin.post(at(id), { form: "publication", version: String((await stored(id)).version), state });

test("a testimonial is written as a draft, published, edited and archived, and the home page shows each step at once, in each language", async () => {
  const said = "I would go again tomorrow";
  const id = await written();
  expect(await home()).not.toContain(said);
  expect((await publish(id, "published")).status).toBe(303);
  expect(await home()).toContain(said);
  expect(await home("/de")).toContain("Es hat an jedem der neun Tage geregnet");
  // What nobody has translated is read in English.
  expect(await home("/fr")).toContain(said);
  const now = await stored(id);
  const fields = { form: "save", version: String(now.version), ...typedPiece(testimonialEditing.fields, now, "de") };
  expect((await admin.post(at(id), { ...fields, "english.text": `Truly: ${words["english.text"]}` })).status).toBe(303);
  expect(await home()).toContain("Truly: It rained");
  expect((await publish(id, "archived")).status).toBe(303);
  expect(await home()).not.toContain(said);
  const done = (await auditOf(site.db, "testimonial", id)).map(({ action }) => action);
  expect(done).toEqual(["testimonial.archived", "testimonial.edited", "testimonial.published", "testimonial.created"]);
});

test("two travellers may have the same name, in any script; the same form sent twice is one testimonial", async () => {
  const meera = { "facts.name": "मीरा रावत" };
  const first = await written(meera);
  expect(await written({ ...meera, "english.text": "Another traveller of that name, who liked the rain a good deal less." })).not.toBe(
    first,
  );
  expect(await written(meera)).toBe(first);
  expect((await auditOf(site.db, "testimonial", first)).map(({ action }) => action)).toEqual(["testimonial.created"]);
});

describe("the order of the testimonials", () => {
  const list = "/admin/content?kind=testimonial";
  const { testimonials } = schema;
  const order = () => testimonialOrder(site.db);
  const move = (id: string, direction: string, who = admin) => who.post(list, { id, direction });
  /** Names in the carousel of the home page. */
  const shown = async () => [...(await home()).matchAll(/<p class="name"><b>(.*?)<\/b>/g)].map(([, name]) => name);
  const published = async () =>
    (await site.db.select().from(testimonials).where(eq(testimonials.state, "published")).orderBy(asc(testimonials.position))).map(
      ({ name }) => name,
    );

  test("is that of the home page's carousel, and a step up or down shows there at once", async () => {
    const [first, second, third] = await order();
    const before = await shown();
    expect(before).toEqual(await published());
    const answer = await move(second!, "up");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
    expect((await order()).slice(0, 3)).toEqual([second, first, third]);
    expect(await shown()).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await read(await admin.get(list))).toContain(`${before[1]} now has place 1 of`);
    await move(second!, "down");
    expect(await shown()).toEqual(before);
    const [entry] = await auditOf(site.db, "testimonial", second!);
    expect(entry).toMatchObject({ action: "testimonial.placed", details: { before: { place: 1 }, after: { place: 2 } } });
    // Who edits it meanwhile is not disturbed.
    expect((await stored(second!)).version).toBe(1);
  });

  test("is shown in the list, which offers a step only where the rows stand in their places", async () => {
    const steps = async (query: string) => (await read(await admin.get(`${list}${query}`))).match(/name="direction"/g)?.length ?? 0;
    const html = await read(await admin.get(list));
    const rows = [...html.matchAll(/id="place-([\da-f-]{36})"/g)].map(([, id]) => id);
    expect(rows).toEqual((await order()).slice(0, rows.length));
    expect(html).toMatch(/aria-sort="ascending"[^>]*><a[^>]*>Place/);
    expect(await steps("")).toBe(2 * rows.length);
    for (const query of ["&q=a", "&state=published", "&missing=de", "&sort=-place", "&sort=title"])
      expect([query, await steps(query)]).toEqual([query, 0]);
    const tours = await read(await admin.get("/admin/content?kind=tour&sort=place"));
    expect(tours.match(/<thead>.*<\/thead>/s)?.[0]).not.toContain("place");
  });

  test("ends at its ends, and changes by nothing else", async () => {
    const before = await order();
    for (const [id, direction, status, told] of [
      [before[0]!, "up", 409, "It is already at this end of the list."],
      [before.at(-1)!, "down", 409, "It is already at this end of the list."],
      ["018f0000-0000-7000-8000-00000000dead", "up", 404, "This no longer exists."],
      [before[0]!, "sideways", 400, "The form arrived incomplete."],
      ["1", "up", 400, "The form arrived incomplete."],
    ] as const) {
      const answer = await move(id, direction);
      expect([id, direction, answer.status]).toEqual([id, direction, status]);
      expect(await read(answer)).toContain(told);
    }
    const stranger = site.visitor();
    await signUp(site.services, stranger);
    for (const who of [stranger, site.visitor()]) expect((await move(before[1]!, "up", who)).status).toBe(403);
    expect(await order()).toEqual(before);
  });

  test("loses nobody where two administrators move at the same moment", async () => {
    const before = await order();
    await Promise.all([move(before[1]!, "up"), move(before[2]!, "up"), move(before[2]!, "down")]);
    expect((await order()).toSorted()).toEqual(before.toSorted());
    const places = (await site.db.select().from(testimonials)).map(({ position }) => position).toSorted((a, b) => a - b);
    expect(places).toEqual(before.map((_, index) => index + 1));
  });
});

test("the list leads to each testimonial and to a new one, and the editor shows no address", async () => {
  const id = await written();
  const list = await read(await admin.get("/admin/content?kind=testimonial"));
  expect(list).toContain(`href="/admin/content/testimonials/${id}"`);
  expect(list).toContain('href="/admin/content/testimonials/new"');
  const editor = await read(await admin.get(at(id)));
  expect(editor).toContain('value="Schweiz"');
  expect(editor).not.toContain('name="slug"');
  expect(editor).toMatch(/<option value="4" selected="">4 stars/);
});

test("what is missing or cannot be right is told at its field, and all that was typed stays", async () => {
  const wrong = { "facts.name": "", "facts.rating": "", "facts.picture": "", "english.text": "Short.", "english.country": "x".repeat(41) };
  const answer = await admin.post(at("new"), { ...words, ...wrong });
  expect(answer.status).toBe(400);
  const html = await read(answer);
  for (const [field, told] of [
    ["facts-name", "Please fill this in."],
    ["facts-rating", "Please fill this in."],
    ["facts-picture", "Please fill this in."],
    ["english-country", "At most 40 characters; there are 41."],
  ])
    expect(new RegExp(`id="field-${field}-error"[^>]*>(<svg.*?</svg>)?${told}`).test(html), field).toBe(true);
  expect(html).toContain(">Short.</textarea>");
  for (const rating of ["0", "6", "4.5", "many"])
    expect((await admin.post(at("new"), { ...words, "facts.rating": rating })).status).toBe(400);
  expect((await admin.post(at("new"), { ...words, "facts.picture": "people/nobody" })).status).toBe(409);
});

test("one that is not there is not found", async () => {
  for (const id of ["1", "emma-larsen", "018f0000-0000-7000-8000-00000000dead", "%00"])
    expect([id, [400, 404].includes((await admin.get(at(id))).status)]).toEqual([id, true]);
});
