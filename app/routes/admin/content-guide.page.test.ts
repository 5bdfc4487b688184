import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { twoAdministrators } from "#test/content.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;
let other: Visitor;
beforeAll(async () => void ({ admin, other } = await twoAdministrators(site)));

/** The fields of a form as a browser would send them. */
async function formAt(path: string): Promise<Record<string, string>> {
  const html = await markup(await admin.get(path));
  const form = html.slice(html.indexOf('class="panel trip-form"'), html.indexOf('class="save-bar"'));
  const decoded = (text = "") =>
    text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  const fields: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input [^>]*>/g)) {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    if (/type="(?:radio|checkbox)"/.test(input) && !input.includes(" checked")) continue;
    fields[attribute("name") ?? ""] = decoded(attribute("value"));
  }
  for (const [, attributes = "", text] of form.matchAll(/<textarea ([^>]*)>([^<]*)<\/textarea>/g))
    fields[/name="([^"]*)"/.exec(attributes)?.[1] ?? ""] = decoded(text).replace(/^\n/, "");
  return fields;
}

describe("the guides", () => {
  test("are listed with their tours, and changed by a plain form; her tour shows it at once", async () => {
    const [guide] = await site.db.select().from(schema.guides).where(eq(schema.guides.slug, "haruka-okuda"));
    const path = `/admin/content/guides/${guide!.id}?language=de`;
    expect(await markup(await admin.get("/admin/content/guides"))).toContain("Haruka Okuda");
    const fields = await formAt(path);
    const answer = await admin.post(path, { ...fields, "english.name": "Haruka O.", "other.place": "Kyōto" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, path]);
    expect(await markup(await admin.get(path))).toContain("“Haruka O.” is saved and shown at once.");
    expect(await markup(await other.get("/tours/detail/japan-heritage"))).toContain("Haruka O.");
    expect(await formAt(path)).toMatchObject({ "english.name": "Haruka O.", "other.place": "Kyōto" });
  });

  test("what is wrong is said at its field with all that was typed; who was slower saves knowingly or not at all", async () => {
    const path = "/admin/content/guides/2?language=de";
    const fields = await formAt(path);
    const wrong = await admin.post(path, { ...fields, since: "soon", "english.about": "I typed this with care, and it stays." });
    const html = await markup(wrong);
    expect(wrong.status).toBe(400);
    expect(html).toContain("Please type a number.");
    expect(html).toContain("I typed this with care, and it stays.");
    expect((await other.post(path, { ...fields, "english.place": "Elsewhere" })).status).toBe(303);
    const stale = await admin.post(path, { ...fields, "english.place": "Here" });
    const told = await markup(stale);
    expect([stale.status, told.includes("Someone else has just changed this guide"), told.includes("Save anyway")]).toEqual([
      409,
      true,
      true,
    ]);
    const version = /name="version" value="(\d+)"/.exec(told)?.[1] ?? "";
    expect((await admin.post(path, { ...fields, version, "english.place": "Here" })).status).toBe(303);
    expect((await formAt(path))["english.place"]).toBe("Here");
  });

  test("a new one is added, takes a tour and gives it up, and is deleted then, also without scripts", async () => {
    const picture = "people/guide-haruka";
    const facts = { form: "save", version: "0", languages: "no, en", since: "2024", picture };
    const words = { "english.name": "Anja", "english.place": "Bergen", "english.about": "Sails with her daughters. Knows every tide." };
    const added = await admin.post("/admin/content/guides/new", { ...facts, ...words, "tour-9": "on" });
    const path = added.headers.get("Location") ?? "";
    expect([added.status, /^\/admin\/content\/guides\/\d+/.test(path)]).toEqual([303, true]);
    const [page = ""] = path.split("?");
    const refused = await admin.post(page, { form: "delete" });
    expect([refused.status, (await markup(refused)).includes("She leads The Inca Trail.")]).toEqual([409, true]);
    const { "tour-9": taken, ...without } = await formAt(path);
    expect(taken).toBe("on");
    expect((await admin.post(path, without)).status).toBe(303);
    expect(await markup(await admin.get(`${page}?remove`))).toContain("Delete Anja?");
    expect((await admin.post(page, { form: "delete" })).status).toBe(303);
    expect((await admin.get(page)).status).toBe(404);
  });
});

describe("the notes of the site and of countries", () => {
  test("are changed by a plain form, and read by everybody at once", async () => {
    const path = "/admin/content/notes/jp?language=de";
    const fields = await formAt(path);
    const sent = { ...fields, "english.visas": "Bring a hat.\n\nBring two." };
    expect((await admin.post(path, sent)).status).toBe(303);
    expect((await formAt(path))["english.visas"]).toBe("Bring a hat.\n\nBring two.");
    const notes = await markup(await other.get("/tours/detail/japan-heritage/notes"));
    expect([notes.includes("Bring a hat."), notes.includes("Bring two.")]).toEqual([true, true]);
    const stale = await other.post(path, { ...sent, "english.visas": "Bring nothing." });
    expect([stale.status, (await markup(stale)).includes("Someone else has just changed these notes")]).toEqual([409, true]);
  });

  test("a country is begun by choosing it, and is listed from its first save on", async () => {
    const chosen = await admin.get("/admin/content/notes?country=MN");
    expect(chosen.headers.get("Location")).toBe("/admin/content/notes/mn");
    expect(await markup(await admin.get("/admin/content/notes"))).not.toContain('href="/admin/content/notes/mn"');
    const fields = await formAt("/admin/content/notes/mn?language=fr");
    expect((await admin.post("/admin/content/notes/mn?language=fr", { ...fields, "english.visas": "None is needed." })).status).toBe(303);
    expect(await markup(await admin.get("/admin/content/notes"))).toContain('href="/admin/content/notes/mn"');
    for (const nowhere of ["zz", "NP", "nepal"]) expect((await admin.get(`/admin/content/notes/${nowhere}`)).status).toBe(404);
  });
});
