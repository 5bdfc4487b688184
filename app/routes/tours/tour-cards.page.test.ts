/** The cards in the list of tours as they are answered. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const { tours, departures } = schema;
const site = sitePages();

const listAt = async (path: string) => markup(await site.get(path));
/** Of the list itself, not of what stands beside a single tour. */
const cards = (html: string) => html.split('aria-labelledby="beside"')[0]!.split('<article class="tour-card">').slice(1);
const cardOf = (html: string, slug: string) => cards(html).find((card) => card.includes(`/tours/detail/${slug}`)) ?? "";

/** Changes a tour for as long as the work takes. */
async function whileTour(
  slug: string,
  facts: Partial<Pick<typeof tours.$inferInsert, "ratingAverage" | "reviewCount" | "durationDays">>,
  work: () => Promise<void>,
) {
  const { ratingAverage, reviewCount, durationDays } = tours;
  const [before] = await site.db.select({ ratingAverage, reviewCount, durationDays }).from(tours).where(eq(tours.slug, slug));
  await site.db.update(tours).set(facts).where(eq(tours.slug, slug));
  try {
    await work();
  } finally {
    await site.db.update(tours).set(before!).where(eq(tours.slug, slug));
  }
}

describe("a tour's card", () => {
  test("shows a featured marker, the discount, the from-price with the original struck through, the day count, the stars and the review count", async () => {
    const html = await listAt("/tours");
    const japan = cardOf(html, "japan-heritage");
    for (const part of ["Kyoto, Nara, the Kiso Valley, Hakone and Tokyo, Japan", ">9 days<", "Save 15%", ">8 reviews<"])
      expect(japan).toContain(part);
    expect(japan).toMatch(/class="flag">(<svg.*?<\/svg>)?Featured</s);
    expect(japan).toMatch(/<small>from <s><span[^>]*>before, <\/span>₹1,87,500<\/s><\/small> <b>₹1,59,375<\/b>/);
    const paris = cardOf(html, "paris-food");
    expect(paris).toMatch(/<small>from <\/small> <b>₹29,250<\/b>/);
    for (const absent of ['class="flag"', 'class="stamp', "<s>"]) expect(paris).not.toContain(absent);
  });

  test("has stars that are filled as far as the rating goes, and the rating with one decimal beside them", () =>
    whileTour("paris-food", { ratingAverage: 3.96 }, async () => {
      const card = cardOf(await listAt("/tours?keyword=paris"), "paris-food");
      const stars = /<span class="stars".*?<\/span>/s.exec(card)?.[0] ?? "";
      // Three whole ones, and a fourth that lies over its outline.
      expect([stars.match(/<svg/g)?.length, stars.match(/data-filled/g)?.length]).toEqual([5, 3]);
      expect(stars).toMatch(/class="part-star".*style="width:88\.3/s);
      expect(card).toContain(">4.0<");
    }));

  test("says New where nobody has reviewed the tour, and day where it lasts one", () =>
    whileTour("paris-food", { ratingAverage: null, reviewCount: 0, durationDays: 1 }, async () => {
      const card = cardOf(await listAt("/tours?keyword=paris"), "paris-food");
      expect(card).toMatch(/class="badge"[^>]*>New</);
      expect(card).toContain(">1 day<");
      expect(card).not.toContain('class="stars"');
    }));

  test("shows the first departure inside the chosen window, or says that there is none in it, and leads to the tour in that window", async () => {
    await site.db.delete(departures).where(eq(departures.tourId, 9));
    const html = await listAt("/tours?when=apr-jun");
    expect(cards(html)).toHaveLength(9);
    expect(cardOf(html, "japan-heritage")).toContain("Departs Sat 3 Apr 2027");
    expect(cardOf(html, "japan-heritage")).toContain('href="/tours/detail/japan-heritage?when=apr-jun"');
    expect(cardOf(html, "inca-trail")).toContain("No departure in Apr–Jun");
    expect(await listAt("/tours")).not.toMatch(/Departs|No departure/);
  });
});
