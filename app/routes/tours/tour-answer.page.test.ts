/** What the page of a tour tells, part by part. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { markup, tabPanel } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const japan = "/tours/detail/japan-heritage";
const read = async (path: string) => markup(await site.get(path));

/** All that matches in a part of a page, as it is read. */
const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => text.replace(/<[^>]+>/g, "").replaceAll("&amp;", "&"));

test("a main image and gallery images, each with words for who does not see it", async () => {
  const [gallery = ""] = /<section class="mosaic".*?<\/section>/s.exec(await read(japan)) ?? [];
  const pictures = gallery.match(/<img[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(5);
  expect(pictures[0]).toContain('src="/art/tours/japan-heritage.svg');
  for (const picture of pictures) expect(picture).toMatch(/ alt="[^"]{20,}"/);
});

test("four tabs: overview, itinerary, details, reviews", async () => {
  const html = await read(japan);
  expect(texts(html, /<a class="tab" [^>]*id="about-tab-[^>]*>(?:<svg.*?<\/svg>)?([A-Z][a-z]+)/gs)).toEqual([
    "Overview",
    "Itinerary",
    "Details",
    "Reviews",
  ]);
});

test("the overview has description and highlights, the details what is included and what is not", async () => {
  const html = await read(japan);
  const [own] = await site.db
    .select()
    .from(schema.tourTranslations)
    .where(and(eq(schema.tourTranslations.tourId, 1), eq(schema.tourTranslations.language, "en")));
  const overview = tabPanel(html, "overview").html;
  const details = tabPanel(html, "details").html;
  expect(texts(overview, /<p>(.*?)<\/p>/gs)).toEqual(own!.description);
  expect(texts(overview, /<li>(.*?)<\/li>/gs)).toEqual(own!.highlights);
  const [included = "", notIncluded = ""] = details.split("What is not included");
  expect(texts(included, /<li>(.*?)<\/li>/gs)).toEqual(own!.included);
  expect(texts(notIncluded, /<li>(.*?)<\/li>/gs)).toEqual(own!.notIncluded);
  expect(included).toContain("What is included");
});

test("the itinerary has each day with title and description, numbered from 1 to the last, which is Departure", async () => {
  const { html } = tabPanel(await read(`${japan}?tab=itinerary`), "itinerary");
  const days = texts(html, /<h3[^>]*>(.*?)<\/h3><\/summary><p>.{20,}?<\/p>/gs);
  expect(days.map((day) => day.split(":")[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => `Day ${day}`));
  expect([days[0], days.at(-1)]).toEqual(["Day 1: Kansai airport to Kyoto", "Day 9: Departure"]);
});

test("each review has the initial of the name, the name, the date, the star rating and the comment", async () => {
  const reviews = tabPanel(await read(`${japan}?tab=reviews`), "reviews")
    .html.split('<li class="review">')
    .slice(1);
  expect(reviews).toHaveLength(8);
  expect(reviews[0]).toMatch(
    /class="initial"[^>]*>A<.*>Ananya Rao<.*dateTime="2026-10-18">18 October 2026<.*aria-label="5 out of 5 stars".*My mother is 64/s,
  );
  expect(reviews[1]?.match(/data-filled/g)).toHaveLength(4);
});

test("the panel says why to book with us, and each claim that needs it leads to the section of the terms that says what it means", async () => {
  const [, why = ""] = /class="price-panel-why">(.*?)<\/ul>/s.exec(await read(japan)) ?? [];
  expect(why).toContain("Why Book With Us");
  expect(texts(why, /<li>(.*?)<\/li>/gs)).toEqual([
    "Best price guarantee",
    "24/7 customer care",
    "Hand-picked tours",
    "Free travel insurance",
  ]);
  expect(texts(why, /href="\/terms-conditions#([^"]*)"/g)).toEqual(["best-price-guarantee", "care-24-7", "travel-insurance"]);
});

test("Save and Share stand beside the title, and three tours like this one below", async () => {
  const html = await read(japan);
  const [, actions = ""] = /class="tour-actions[^>]*>(.*?)<\/div>/s.exec(html) ?? [];
  expect(texts(actions, /<button[^>]*>(.*?)<\/button>/gs)).toEqual(["Save", "Share"]);
  expect(texts(html, /class="tour-card".*?href="\/tours\/detail\/([^"]+)"/gs)).toEqual(["paris-food", "himalaya-trek", "bali-retreat"]);
});

test("without a discount there is no Save badge and no struck price; the stars are floored, the number beside them has one decimal", async () => {
  await site.db.update(schema.tours).set({ ratingAverage: 3.96 }).where(eq(schema.tours.slug, "paris-food"));
  const html = await read("/tours/detail/paris-food?tab=reviews");
  const [tourPanel = ""] = /<form id="booking-request".*?<\/form>/s.exec(html) ?? [];
  expect(tourPanel).toContain('class="price-panel-price">₹29,250<');
  for (const absent of ["<s>", "Save "]) expect(tourPanel).not.toContain(absent);
  for (const part of [/<ul class="tour-facts">.*?<\/ul>/s, /<div class="review-numbers">.*?<\/p><\/div>/s]) {
    const [shown = ""] = part.exec(html) ?? [];
    expect(shown).toContain(">4.0<");
    expect(shown.match(/data-filled/g)).toHaveLength(3);
  }
});

test("a tour that nobody has reviewed is New, lasts a day where it lasts one, and has the fixed lines where it has none of its own", async () => {
  const facts = { ratingAverage: null, reviewCount: 0, durationDays: 1, trip: null };
  await site.db.update(schema.tours).set(facts).where(eq(schema.tours.slug, "inca-trail"));
  await site.db.delete(schema.reviews).where(eq(schema.reviews.tourId, 9));
  await site.db.update(schema.tourTranslations).set({ details: {} }).where(eq(schema.tourTranslations.tourId, 9));
  const html = await read("/tours/detail/inca-trail");
  const [head = ""] = /<ul class="tour-facts">.*?<\/ul>/s.exec(html) ?? [];
  expect(head).toMatch(/>1 day<.*>4–14 people<.*class="badge"[^>]*>New</s);
  expect(tabPanel(html, "reviews").html).toContain("No one has reviewed this tour yet.");
  expect(texts(tabPanel(html, "details").html, /<dd>(.*?)<\/dd>/gs)).toEqual([
    "Sundays, March to December",
    "Private vehicle and transfers",
    "Meals as per itinerary",
    "3–5 star hotels",
    "Guided tour",
  ]);
});
