import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { languages, localPath } from "#app/i18n/languages.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const address = "/tours/detail/himalaya-trek/notes";

describe("trip notes", () => {
  test("one page says all that is known, in chapters with a table of contents", async () => {
    const answer = await site.get(address);
    expect(answer.status).toBe(200);
    const html = await markup(answer);
    expect(html).toMatch(/<h1[^>]*>Himalaya on Foot<\/h1>/);
    const chapters = [...html.matchAll(/<h2 class="h3" id="(\w+)"/g)].map(([, id]) => id);
    expect(chapters.slice(0, 8)).toEqual([
      "rightForYou",
      "itinerary",
      "included",
      "moneyMatters",
      "roomsAndMeals",
      "transport",
      "guide",
      "joining",
    ]);
    for (const id of chapters) expect(html).toContain(`href="#${id}"`);
    for (const words of [
      "Is this trip right for you?",
      "Most walking in a day",
      "What the trip costs one traveller in the end",
      "After dark",
    ]) {
      expect(html).toContain(words);
    }
  });

  test("every day is there with its meals, its night and its way, the day of departure too", async () => {
    const html = await markup(await site.get(address));
    const days = [...html.matchAll(/<span class="notes-day">Day (\d+)<\/span>/g)].map(([, day]) => Number(day));
    expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(html).toContain("On foot, 11 km, 7 hours");
    expect(html).toMatch(/<dt>Night<\/dt><dd>Lodge, /);
  });

  test("it says when it was changed, for which departures it is valid, and where the newest version is", async () => {
    const html = await markup(await site.get(address));
    expect(html).toMatch(/Last changed on \d+ \w+ \d{4}\./);
    expect(html).toMatch(/Valid for departures from \d+ \w+ \d{4} to \d+ \w+ \d{4}\./);
    expect(html).toContain(`${site.services.env.origin}${address}`);
    expect(html).toContain("use your browser’s Print command");
  });

  test("it is its own canonical address, and the tour, not the notes, is in the sitemap", async () => {
    const html = await (await site.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.services.env.origin}${address}"/>`);
    expect(html).not.toContain('name="robots"');
    expect(await (await site.get("/sitemap.xml")).text()).not.toContain("/notes");
  });

  test.each(languages)("in %s every chapter has words of its own", async (language) => {
    const answer = await site.get(localPath(language, address));
    expect(answer.status).toBe(200);
    const html = await markup(answer);
    expect(html).toContain(`lang="${language}"`);
    expect([...html.matchAll(/<h2 class="h3" id="/g)].length).toBeGreaterThan(15);
    expect(html).not.toMatch(/\{\{|sections\./);
  });

  test("an unknown tour has no notes, nor has one that is not published", async () => {
    const answer = await site.get("/tours/detail/nowhere/notes");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect((await site.get(`/tours/detail/${encodeURIComponent("<script>alert(1)</script>")}/notes`)).status).toBe(404);
    await site.db.update(schema.tours).set({ state: "draft" }).where(eq(schema.tours.slug, "paris-food"));
    expect((await site.get("/tours/detail/paris-food/notes")).status).toBe(404);
  });

  test("the notes of a tour that has moved are found at its new address", async () => {
    const [tour] = await site.db.select().from(schema.tours).where(eq(schema.tours.slug, "inca-trail"));
    await site.db.insert(schema.slugRedirects).values({ kind: "tour", slug: "inca-path", targetId: tour!.id });
    const answer = await site.get("/de/tours/detail/inca-path/notes");
    expect(answer.status).toBe(301);
    expect(answer.redirectedTo).toBe("/de/tours/detail/inca-trail/notes");
  });

  test("a tour without any facts has the notes that it inherits, and its days", async () => {
    await site.db.update(schema.tours).set({ trip: null }).where(eq(schema.tours.slug, "iceland-ring"));
    const answer = await site.get("/tours/detail/iceland-ring/notes");
    expect(answer.status).toBe(200);
    const html = await markup(answer);
    expect(html).toContain("Responsible travel");
    expect(html).not.toContain("Is this trip right for you?");
  });

  test("the tour’s page leads to them", async () => {
    expect(await (await site.get("/tours/detail/himalaya-trek?tab=details")).text()).toContain(`href="${address}"`);
  });
});
