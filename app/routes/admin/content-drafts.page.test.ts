import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetOldDrafts } from "#app/features/publishing/content/admin/drafts/drafts.server.ts";
import { rateLimits } from "#app/platform/rate-limit.server.ts";
import { schema } from "#db/database.server.ts";
import { twoAdministrators } from "#test/content.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";
import { editorAt, storedTour, tourForm } from "#test/tour-editor.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const drafts = "/admin/content/drafts";
let admin: Visitor;
let other: Visitor;
beforeAll(async () => {
  ({ admin, other } = await twoAdministrators(site));
});
beforeEach(async () => {
  await site.services.db.delete(schema.contentDrafts);
  await site.services.db.delete(schema.rateCounts);
});

const of = (id: number | string, form = "texts", language = "de") => ({ kind: "tour", id: String(id), form, language });
/** What the script of the editor sends. */
async function typed(id: number, title: string, who = admin) {
  const { version, ...fields } = await tourForm(site.services.db, id);
  const sent = { ...fields, version: version ?? "", "english.title": title };
  return who.post(drafts, { ...of(id), version: version ?? "", fields: JSON.stringify(sent) });
}
const page = async (path: string, who = admin) => markup(await who.get(path));
const kept = () => site.services.db.$count(schema.contentDrafts);

describe("what is typed into an editor", () => {
  test("is kept for her alone, is told when, and changes nothing of the tour", async () => {
    const before = await storedTour(site.services.db, 1);
    const answer = await typed(1, "Half a title");
    expect([answer.status, await answer.json()]).toEqual([200, { at: expect.any(String), others: [] }]);
    expect(await storedTour(site.services.db, 1)).toEqual(before);
    expect(await page(editorAt(1, "texts"))).toMatch(/You had typed more on .*and not saved it\./);
    expect(await page(editorAt(1, "texts"))).not.toContain("Half a title");
    // In the order in which its form names them: in another one the form would lead away from unsaved changes.
    const onward = "/admin/content/tours/1/texts?draft=continue&language=de";
    expect(await page(editorAt(1, "texts"))).toContain(`href="${onward.replace("&", "&amp;")}"`);
    expect(await page(onward)).toContain(`action="${onward.replace("&", "&amp;")}"`);
    expect(await page(editorAt(1, "texts"), other)).not.toContain("You had typed more");
    // The form of another language is another form.
    expect(await page(editorAt(1, "texts", "fr"))).not.toContain("You had typed more");
  });

  test("is gone on with by a link, and discarded by a plain form", async () => {
    await typed(1, "Half a title");
    const html = await page(`${editorAt(1, "texts")}&draft=continue`);
    expect(html).toContain('value="Half a title"');
    expect(html).toContain("Nothing of it is saved yet.");
    const answer = await admin.post(drafts, { ...of(1), discard: "yes" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, editorAt(1, "texts")]);
    expect(await page(`${editorAt(1, "texts")}&draft=continue`)).not.toContain("Half a title");
    expect(await kept()).toBe(0);
  });

  test("is forgotten once it is saved, and kept where saving is refused", async () => {
    await typed(2, "");
    const form = await tourForm(site.services.db, 2);
    expect((await admin.post(editorAt(2, "texts"), { ...form, "english.title": "" })).status).toBe(400);
    expect(await kept()).toBe(1);
    expect((await admin.post(editorAt(2, "texts"), { ...form, "english.title": "A whole title" })).status).toBe(303);
    expect(await kept()).toBe(0);
  });

  test("is kept of a new piece and of a section of the trip, too", async () => {
    const sent = (which: object, fields: object) => admin.post(drafts, { ...which, version: "0", fields: JSON.stringify(fields) });
    expect((await sent(of("new", "editor"), { "english.title": "Something new" })).status).toBe(200);
    expect(await page("/admin/content/tours/new?language=de&draft=continue")).toContain('value="Something new"');
    expect((await sent(of(3, "points"), { "meeting.english.address": "At the well" })).status).toBe(200);
    const trip = editorAt(3, "points");
    expect(await page(trip)).toContain("You had typed more");
    expect(await page(`${trip}&draft=continue`)).toContain("At the well");
  });

  test("says that somebody else has saved since then, with the way to the differences, and is refused as stale", async () => {
    await typed(4, "Mine");
    const form = await tourForm(site.services.db, 4);
    await other.post(editorAt(4, "texts"), { ...form, "english.title": "Hers" });
    const html = await page(`${editorAt(4, "texts")}&draft=continue`);
    expect(html).toContain("Farah Khan has saved a change");
    const version = Number(form.version) + 1;
    expect(html).toContain(`href="/admin/content/tours/4/history?version=${version}"`);
    expect(html).toContain(`name="version" value="${form.version}"`);
    const refused = await admin.post(editorAt(4, "texts"), { ...form, "english.title": "Mine" });
    expect(refused.status).toBe(409);
    const told = await markup(refused);
    expect(told).toContain('value="Mine"');
    expect(told).toContain(`href="/admin/content/tours/4/history?version=${version}"`);
  });

  test("tells each of two who is at it as well, before either saves", async () => {
    await typed(5, "Mine");
    const answer = await typed(5, "Hers", other);
    expect(await answer.json()).toMatchObject({ others: [{ name: "Meera Rawat" }] });
    expect(await page(editorAt(5, "texts"))).toContain("Farah Khan has typed here, too, and not saved yet");
    expect(await page(editorAt(5, "texts", "hi"))).toContain("Farah Khan has typed here, too");
    expect(await page(editorAt(5, "facts"))).not.toContain("Farah Khan");
    expect(await page(editorAt(6, "texts"))).not.toContain("Farah Khan");
  });
});

describe("drafts have limits", () => {
  const sent = (fields: string, which: Record<string, string> = of(1)) => admin.post(drafts, { ...which, version: "1", fields });

  test("what is no form, too long, or of a piece that is not there is not kept", async () => {
    expect((await sent("nothing")).status).toBe(400);
    expect((await sent("{}", { ...of(1), form: "other" })).status).toBe(400);
    expect((await sent(JSON.stringify({ a: "x".repeat(400_000) }))).status).toBe(413);
    expect((await sent("{}", of(999))).status).toBe(404);
    expect(await kept()).toBe(0);
  });

  test("the oldest goes where somebody has forty", async () => {
    const { db } = site.services;
    await sent("{}");
    const [row] = await db.select().from(schema.contentDrafts);
    if (!row) throw new Error("not kept");
    const older = Array.from({ length: 40 }, (_, at) => ({
      ...row,
      form: `older ${at}`,
      at: new Date(row.at.getTime() - (at + 1) * 1000),
    }));
    await db.insert(schema.contentDrafts).values(older);
    await sent('{"again":"yes"}');
    expect(await kept()).toBe(40);
    expect(await db.$count(schema.contentDrafts, eq(schema.contentDrafts.form, "older 39"))).toBe(0);
  });

  test("too many at once are refused for a while", async () => {
    const { most } = rateLimits.draft;
    const { db } = site.services;
    await sent("{}");
    await db.update(schema.rateCounts).set({ count: most }).where(eq(schema.rateCounts.count, 1));
    const answer = await sent("{}");
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  });

  test("they are forgotten after thirty days, and with the account", async () => {
    const { db, now } = site.services;
    await typed(1, "Old");
    const later = (days: number) => new Date(now().getTime() + days * 24 * 3_600_000);
    expect(await forgetOldDrafts(db, later(29))).toBe(0);
    expect(await forgetOldDrafts(db, later(31))).toBe(1);
    await typed(1, "Hers", other);
    await db.delete(schema.profiles).where(eq(schema.profiles.firstName, "Farah"));
    expect(await kept()).toBe(0);
    // The others of these tests need her.
    ({ other } = await twoAdministrators(site));
  });
});
