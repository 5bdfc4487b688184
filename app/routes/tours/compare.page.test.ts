import { describe, expect, test } from "vitest";
import { languages, localPath } from "#app/i18n/languages.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const page = async (path: string) => markup(await site.get(path));
const columns = (html: string) => [...html.matchAll(/<a class="compare-title"[^>]*href="[^"]*\/([\w-]+)"/g)].map(([, slug]) => slug);
const row = (html: string, name: string) => new RegExp(`<tr[^>]*><th scope="row">${name}[\\s\\S]*?</tr>`).exec(html)?.[0] ?? "";

describe("comparing tours", () => {
  test("three tours stand side by side, each row with its header", async () => {
    const html = await page("/compare?tours=japan-heritage,himalaya-trek,bali-retreat");
    expect(columns(html)).toEqual(["japan-heritage", "himalaya-trek", "bali-retreat"]);
    for (const name of ["Days", "Price", "Next date you can book", "Refund for that date", "Group", "Pace", "Meals", "Stays", "Hearing"]) {
      expect(row(html, name).match(/<td>/g)).toHaveLength(3);
    }
    expect(row(html, "Days")).toMatch(/9 days[\s\S]*11 days[\s\S]*5 days/);
    expect(row(html, "Stays")).toContain("Lodge: 8 nights");
  });

  test("a row that differs says so in a word; one that does not, does not", async () => {
    const html = await page("/compare?tours=japan-heritage,himalaya-trek");
    expect(row(html, "Days")).toContain("differs");
    // Neither guide has said anything about hearing.
    expect(row(html, "Hearing")).not.toContain("differs");
    expect(row(html, "Hearing")).toContain("Not assessed");
  });

  test("a form’s repeated parameter is as good as a list, and a tour that is named twice stands there once", async () => {
    expect(columns(await page("/compare?tours=bali-retreat&tours=inca-trail&tours=bali-retreat"))).toEqual(["bali-retreat", "inca-trail"]);
  });

  test("each tour is taken out by a link, and another is added by a plain form", async () => {
    const html = await page("/compare?tours=japan-heritage,himalaya-trek");
    expect(html).toContain('href="/compare?tours=himalaya-trek"');
    expect(html).toMatch(/<form class="compare-add" action="\/compare"><input type="hidden" name="tours" value="japan-heritage"\/>/);
    expect(html).not.toContain('<option value="japan-heritage"');
    expect(html).toContain('<option value="paris-food"');
  });

  test("without a tour it says how to choose", async () => {
    const html = await page("/compare");
    expect(html).toContain("No tour is chosen yet");
    expect(html.match(/<select[^>]*name="tours"/g)).toHaveLength(2);
    expect(html).not.toContain("<table");
  });

  test("of six tours the first three are shown, and it says so", async () => {
    const html = await page("/compare?tours=japan-heritage,himalaya-trek,bali-retreat,inca-trail,paris-food,iceland-ring");
    expect(columns(html)).toEqual(["japan-heritage", "himalaya-trek", "bali-retreat"]);
    expect(html).toContain("We can compare 3 tours at a time.");
  });

  test("an unknown tour is named and left out", async () => {
    const answer = await site.get("/compare?tours=atlantis,bali-retreat");
    expect(answer.status).toBe(200);
    const html = await markup(answer);
    expect(columns(html)).toEqual(["bali-retreat"]);
    expect(html).toContain("We don’t offer a tour called “atlantis”");
  });

  test("what is typed into the address is text, however it is written and however long", async () => {
    const script = "<script>alert(1)</script>";
    const html = await (await site.get(`/compare?tours=${encodeURIComponent(script)}`)).text();
    expect(html).not.toContain(script);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    const long = await site.get(`/compare?tours=${"a".repeat(10_000)},${"x,".repeat(500)}bali-retreat`);
    expect([200, 414]).toContain(long.status);
    if (long.status === 200) expect((await markup(long)).length).toBeLessThan(80_000);
  });

  test("search engines are told to leave it", async () => {
    expect(await (await site.get("/compare?tours=bali-retreat")).text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(languages)("in %s it speaks that language", async (language) => {
    const html = await page(localPath(language, "/compare?tours=bali-retreat,serengeti-safari,nowhere"));
    expect(columns(html)).toEqual(["bali-retreat", "serengeti-safari"]);
    expect(html).toContain(`lang="${language}"`);
    expect(html).not.toMatch(/\{\{/);
  });

  test("the list’s cards have a box each that belongs to the form that compares, and a tour’s page leads to the comparison with others", async () => {
    const list = await page("/tours");
    expect(list).toMatch(/<form id="compare"[^>]* action="\/compare"/);
    expect(list.match(/type="checkbox" form="compare" name="tours"/g)?.length).toBeGreaterThan(5);
    expect(await page("/tours/detail/bali-retreat")).toMatch(/href="\/compare\?tours=bali-retreat,[\w-]+,[\w-]+"/);
  });
});
