import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { tripFactsSchema } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { languages, localPath } from "#app/i18n/languages.ts";
import { markup, tabPanel } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const japan = "/tours/detail/japan-heritage";
const { tours } = schema;

const page = async (path: string) => markup(await site.get(path));
/** The page of a tour with other facts than it has; those come back afterwards. */
async function pageWith(slug: string, facts: unknown): Promise<string> {
  const of = eq(tours.slug, slug);
  const [before] = await site.db.select({ trip: tours.trip }).from(tours).where(of);
  await site.db.update(tours).set({ trip: facts }).where(of);
  try {
    // An address that no other test asks for: a page that was answered once is answered from the cache.
    return await page(`/tours/detail/${slug}?adults=3`);
  } finally {
    await site.db.update(tours).set({ trip: before?.trip }).where(of);
  }
}
const nothing = tripFactsSchema.parse({ countries: [], days: [], access: {}, womenLed: {}, localPayments: [], estimates: [] });
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const factsRow = (html: string) => words(/<dl class="trip-facts"[\s\S]*?<\/dl>/.exec(html)?.[0] ?? "");
const amounts = (text: string) => [...text.matchAll(/₹([\d,]+)/g)].map(([, digits = ""]) => Number(digits.replaceAll(",", "")));

describe("the facts of a trip on its page", () => {
  test("stand in a row under the head: days, way, group, pace with its level, guide and age", async () => {
    expect(factsRow(await page(japan))).toBe(
      "Days 9 days Starts and ends Kansai airport – Yanaka Group 2–16 people Pace Moderate Guide Haruka Okuda Minimum age 8 years",
    );
    expect(await page(japan)).toMatch(/role="img" aria-label="Pace 3 of 5"/);
  });

  test("show only what is filled in", async () => {
    const html = await pageWith("paris-food", nothing);
    expect(factsRow(html)).toMatch(/^Days \d+ days Group \S+ people Guide Camille Rousselot$/);
    const details = words(tabPanel(html, "details").html);
    for (const heading of ["What it costs in the end", "Women-led, as facts", "Where we meet"]) expect(details).not.toContain(heading);
  });

  test("a tour without any looks as before: its head says days and group, and its itinerary folds after day 4", async () => {
    const html = await pageWith("japan-heritage", null);
    expect(factsRow(html)).toBe("");
    expect(words(/class="tour-facts"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "")).toContain("9 days 2–16 people");
    expect(tabPanel(html, "itinerary").html).toContain("Show days 5 to 8");
    for (const heading of ["Who leads you", "Access", "What to bring"]) expect(words(html)).not.toContain(heading);
  });

  test("how one sleeps stands in the place of the fixed line on hotels, which a tour without facts keeps", async () => {
    const bali = words(tabPanel(await page("/tours/detail/bali-retreat"), "details").html);
    expect(bali).not.toContain("3–5 star hotels");
    expect(bali).toContain("Hotels A garden hotel with a pool");
    expect(words(tabPanel(await pageWith("bali-retreat", null), "details").html)).toContain("Hotels 3–5 star hotels");
  });

  test("each day can be found by its number, opens by itself, and says its ways, climb, meals and night", async () => {
    const { html } = tabPanel(await page(japan), "itinerary");
    expect([...html.matchAll(/<li class="day [^"]*" id="day-(\d)" data-day="\1"/g)]).toHaveLength(9);
    const days = html.slice(html.indexOf('id="day-1"'));
    expect(days.match(/<details/g)).toHaveLength(9);
    expect(days.match(/<details open=""/g)).toHaveLength(1);
    const second = words(/id="day-2"[\s\S]*?(?=id="day-3")/.exec(html)?.[0] ?? "");
    expect(second).toMatch(
      /On the way Fushimi Inari – Nishijin Optional Evening free: .* ₹300 By train On foot · 4 km · 2 hrs 30 mins 200 m uphill Breakfast Hotel · Kyoto, near Karasuma Oike/,
    );
  });

  test("the sum of what it costs is that of the lines above it, lowest and highest", async () => {
    for (const slug of ["japan-heritage", "inca-trail", "rajasthan-royal"]) {
      const table = /<table class="trip-cost">[\s\S]*?<\/table>/.exec(await page(`/tours/detail/${slug}`))?.[0] ?? "";
      const [, ...rows] = table.split("<tr>").map((row) => amounts(words(/<td>([\s\S]*?)<\/td>/.exec(row)?.[1] ?? "")));
      const sum = rows.pop();
      const of = (end: "low" | "high") => rows.reduce((total, row) => total + ((end === "low" ? row[0] : row.at(-1)) ?? 0), 0);
      expect(sum).toEqual([of("low"), of("high")]);
    }
  });

  test("an estimate older than a year is marked, with its month", async () => {
    const [row] = await site.db.select({ trip: tours.trip }).from(tours).where(eq(tours.slug, "inca-trail"));
    const facts = tripFactsSchema.parse(row?.trip);
    const old = { ...facts, estimates: facts.estimates.map((each) => ({ ...each, month: "2020-03" })) };
    expect(await page("/tours/detail/inca-trail")).not.toContain("more than a year ago");
    expect(words(await pageWith("inca-trail", old))).toContain("Estimated in March 2020, more than a year ago");
  });

  test("what of access nobody has looked at is said to be not assessed, and whom to ask", async () => {
    const details = words(tabPanel(await page(japan), "details").html);
    expect(details).toContain("Steps and stairs No. Steps on nearly every day");
    expect(details).toContain("Hearing Not assessed Sight Not assessed Service animals Not assessed");
    expect(details).toContain("Whom to ask Write to us before you book");
  });

  test("where it starts stands in the script of the place, with its language", async () => {
    expect(tabPanel(await page(japan), "details").html).toMatch(/<dd lang="ja"[^>]*>関西国際空港/);
    expect(tabPanel(await page("/tours/detail/santorini-islands"), "details").html).toMatch(/<dd lang="el"/);
  });

  test("its guide is shown with her languages, and asking her leads to a request that names her", async () => {
    const overview = tabPanel(await page("/tours/detail/bali-retreat"), "overview").html;
    expect(words(overview)).toMatch(/Who leads you Ni Wayan Suartini .* Speaks Balinese/);
    expect(tabPanel(await page(japan), "overview").html).toMatch(
      /href="\/contact\?tour=japan-heritage&amp;guide=haruka-okuda#contact"[\s\S]*?Ask Haruka</,
    );
    expect(await page("/contact?tour=japan-heritage&guide=haruka-okuda")).toContain('value="For Haruka Okuda: Heritage of Japan"');
    for (const guide of ["nobody", "%00"])
      expect(await page(`/contact?tour=japan-heritage&guide=${guide}`)).toContain('value="Booking request: Heritage of Japan"');
  });

  test("the panel says until when the chosen departure is refunded, as its row in the table does", async () => {
    const html = await page(`${japan}?all=departures`);
    const rows = html.split("<tr").filter((row) => row.includes('class="departure-refund"') && row.includes("<button"));
    const row = rows.find((each) => each.includes("<small>full until"));
    const id = /value="([0-9a-f-]{36})"/.exec(row ?? "")?.[1];
    const until = /departure-refund"[\s\S]*?<time[^>]*>([^<]+)/.exec(row ?? "")?.[1];
    expect(until).toBeTruthy();
    expect(words(await page(`${japan}?departure=${id}`))).toMatch(
      new RegExp(`Full refund until ${until} We keep a ₹[\\d,.]+ fee per booking`),
    );
  });

  test.each(languages)("in %s nothing of it is a missing text", async (language) => {
    const html = await page(localPath(language, japan));
    expect(factsRow(html)).toMatch(/Haruka|हारुका/);
    expect(html.match(/class="(?:day-marks|trip-cost|trip-questions|trip-guide|local-address)"/g)?.length).toBeGreaterThan(10);
    expect(html).not.toMatch(/\b(?:tripPage|trip):|>(?:modes|stays|cost|guide|points)\.\w+</);
  });

  test("the home page shows each guide once, with the way to her tour", async () => {
    const faces = /<ul class="guide-faces">[\s\S]*?<\/ul>/.exec(await page("/"))?.[0] ?? "";
    expect(faces.match(/<li>/g)).toHaveLength(9);
    expect(faces).toMatch(/href="\/tours\/detail\/japan-heritage"[\s\S]*?Haruka Okuda/);
  });
});
