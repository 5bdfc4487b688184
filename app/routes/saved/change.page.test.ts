import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { profiles, savedTours } = schema;
const heart = (saved: boolean, slug = "japan-heritage") => ({ change: `tour:${slug}:${saved}` });

async function person(): Promise<Visitor> {
  const visitor = site.visitor();
  await signUp(site.services, visitor);
  return visitor;
}
const page = async (visitor: Visitor, address: string) => (await visitor.get(address)).text();
/** The pressed hearts of a page by the names of their buttons. */
const filled = (html: string) =>
  [...html.matchAll(/<button[^>]*class="save-button[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('aria-pressed="true"') ? (/aria-label="([^"]*)"/.exec(tag)?.[1] ?? "with a word") : [],
  );

beforeEach(async () => {
  await site.db.delete(profiles);
});

describe("a heart without JavaScript", () => {
  test("of who is signed in is a form that leads back to its page, where the heart is full", async () => {
    const visitor = await person();
    const html = await page(visitor, "/tours?keyword=heritage");
    const tagWith = (part: string) => [...html.matchAll(/<(?:form|button)[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(part));
    expect(tagWith('action="/saved/change"')).toContain('id="saved-list"');
    expect(tagWith('value="tour:japan-heritage:true"')).toContain('form="saved-list"');
    const answer = await visitor.post("/saved/change", heart(true), { Referer: `${site.services.env.origin}/tours?keyword=heritage` });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/tours?keyword=heritage"]);
    expect(filled(await page(visitor, "/tours?keyword=heritage"))).toEqual(["Save Heritage of Japan"]);
    await visitor.post("/saved/change", heart(false));
    expect(filled(await page(visitor, "/tours?keyword=heritage"))).toEqual([]);
  });

  test("leads to no other site, whatever page it says to come from", async () => {
    const answer = await (await person()).post("/de/saved/change", heart(true), { Referer: "https://evil.example//elsewhere" });
    expect(answer.headers.get("Location")).toBe("/de/saved");
  });

  test("shows its owner's list on /saved and on her profile", async () => {
    const visitor = await person();
    expect(await page(visitor, "/saved")).toContain("Nothing saved yet.");
    await visitor.post("/saved/change", heart(true));
    await visitor.post("/saved/change", { change: "article:one-bag-three-weeks:true" });
    for (const address of ["/saved", "/profile"]) {
      const html = await page(visitor, address);
      expect(html).toContain("/tours/detail/japan-heritage");
      expect(html).toContain("/blog/one-bag-three-weeks");
      expect(filled(html)).toHaveLength(2);
    }
  });
});

describe("the pages that everybody gets", () => {
  test("are without the list of who is signed in, before and after her", async () => {
    const visitor = await person();
    for (const address of ["/saved", "/tours?keyword=heritage", "/blog"]) {
      const before = await page(site.visitor(), address);
      await visitor.post("/saved/change", heart(true));
      const own = await visitor.get(address);
      expect(own.headers.get("Cache-Control")).toBe("no-store");
      const html = await page(site.visitor(), address);
      expect(filled(html)).toEqual([]);
      expect(html).not.toContain("/saved/change");
      expect(html.length).toBe(before.length);
    }
  });
});

describe("a form about the list", () => {
  test("of who is not signed in is refused", async () => {
    const answer = await site.visitor().post("/saved/change", heart(true));
    expect(answer.status).toBe(403);
    expect(await site.db.select().from(savedTours)).toEqual([]);
  });

  test("from another site is refused", async () => {
    const answer = await (await person()).post("/saved/change", heart(true), { Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await site.db.select().from(savedTours)).toEqual([]);
  });

  test.each([
    [{}, 400],
    [{ change: "hotel:japan-heritage:true" }, 400],
    [{ change: "tour:../x:true" }, 400],
    [{ change: "tour:japan-heritage:perhaps" }, 400],
    [{ merge: "on" }, 400],
    [{ change: "tour:no-such-tour:true" }, 404],
  ])("%j is answered with %i", async (fields: Record<string, string>, status) => {
    expect((await (await person()).post("/saved/change", fields)).status).toBe(status);
  });

  test("of a script is answered with the list as it is now, and the list of a browser is taken over", async () => {
    const visitor = await person();
    await visitor.post("/saved/change", heart(true));
    const list = { merge: "on", script: "on", tours: "bali-retreat,japan-heritage,<x>", articles: "one-bag-three-weeks" };
    const answer = await visitor.post("/saved/change", list);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({ tour: ["bali-retreat", "japan-heritage"], article: ["one-bag-three-weeks"] });
  });
});
