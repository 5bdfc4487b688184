import { beforeAll, expect, test } from "vitest";
import { testimonialForEditing } from "#app/features/content/testimonial-editing.server.ts";
import { typedPiece } from "#app/features/content-desk/editing.server.ts";
import { testimonialEditing } from "#app/features/content-desk/testimonial-form.server.ts";
import { signUp } from "#test/accounts.ts";
import { auditOf } from "#test/content.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { userType: "Admin", firstName: "Meera", lastName: "Rawat" });
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

test("two travellers may have the same name, in any script", async () => {
  const [first, second] = [await written({ "facts.name": "मीरा रावत" }), await written({ "facts.name": "मीरा रावत" })];
  expect(first).not.toBe(second);
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
    ["facts-name", "This is needed."],
    ["facts-rating", "This is needed."],
    ["facts-picture", "This is needed."],
    ["english-text", "At least 40 characters; there are 6."],
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
