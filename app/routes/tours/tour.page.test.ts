import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { daysBetween } from "#app/values/calendar-date.ts";
import { tabPanel } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

const japan = "/tours/detail/japan-heritage";
const page = async (path: string) => (await site.get(path)).text();

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));
const tourData = (html: string) => structuredData(html).find((data) => Array.isArray(data["@type"]));
/** The rows of the table of departures. */
const rowsOf = (html: string) =>
  (/<table class="departure-table">([\s\S]*?)<\/table>/.exec(html)?.[1] ?? "").split("<tr").filter((row) => row.includes('type="radio"'));

describe("tour detail", () => {
  test("the hero shows title, destination, duration, group size, and rating with review count", async () => {
    const answer = await site.get(japan);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Heritage of Japan<\/h1>/);
    for (const words of ["Kyoto, Nara, the Kiso Valley, Hakone and Tokyo, Japan", "9 days", "2–16 people", "4.5", "8 reviews"]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(
      /aria-label="Breadcrumb"[\s\S]*?href="\/"[\s\S]*?href="\/tours"[\s\S]*?href="\/tours\/cultural"[\s\S]*?aria-current="page"/,
    );
  });

  test("the stars draw the fraction of the rating; those of the Reviews tab are filled up to its integer part", async () => {
    const html = await page(`${japan}?tab=reviews`);
    expect(/class="tour-facts"[\s\S]*?<\/ul>/.exec(html)?.[0]).toMatch(/class="part-star"[\s\S]*?style="width:50%"/);
    const numbers = /class="review-numbers"[\s\S]*?<ul/.exec(html)?.[0];
    expect(numbers).toContain("4.5");
    expect(numbers).not.toContain("part-star");
  });

  test("overview is the default tab; tab sets it when valid, other values are ignored", async () => {
    expect(tabPanel(await page(japan), "overview").shown).toBe(true);
    expect(tabPanel(await page(`${japan}?tab=itinerary`), "itinerary").shown).toBe(true);
    expect(tabPanel(await page(`${japan}?tab=itinerary`), "overview").shown).toBe(false);
    expect(tabPanel(await page(`${japan}?tab=elsewhere`), "overview").shown).toBe(true);
  });

  test("the itinerary ends with a Departure day numbered after the last day", async () => {
    const { html } = tabPanel(await page(`${japan}?tab=itinerary`), "itinerary");
    expect(html).toMatch(/>9<\/span>[\s\S]*Departure<\/h3><\/summary><p>Breakfast, transfer to the airport, end of services\.<\/p>/);
  });

  test("the details tab has the fixed lines, each replaced where the tour has a truer one", async () => {
    const { html } = tabPanel(await page(`${japan}?tab=details`), "details");
    expect(html).toContain("Meals as per itinerary");
    expect(html).toContain("Guided tour");
    expect(html).toContain("a hot-spring ryokan in Hakone");
    expect(html).not.toContain("3–5 star hotels");
  });

  test("reviews carry the language they were written in, and samples are called that", async () => {
    const { html } = tabPanel(await page(`${japan}?tab=reviews`), "reviews");
    expect(html).toMatch(/lang="de"[^>]*>Sehr durchdachte Route/);
    expect(html).toContain("These are sample reviews of the demo catalogue.");
    expect(html).toContain("5 stars");
  });

  test("the panel shows the discounted price, the struck original, Save 15% and the sum, and books by a plain GET form", async () => {
    const html = await page(japan);
    for (const words of ["₹1,59,375", "₹1,87,500", "Save 15%", "₹3,18,750", "Best price guarantee", "Free travel insurance"]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(
      /<form[^>]*id="booking-request"[^>]*action="\/contact"[\s\S]*?name="tour" value="japan-heritage"[\s\S]*?name="adults"[\s\S]*?name="children"/,
    );
    // The departure is chosen in the table; its radio buttons belong to the panel's form.
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*form="booking-request"[^>]*name="departure"/);
  });

  test("beside Book Now, Add to Cart articles the same form to the cart", async () => {
    expect(await page(japan)).toMatch(
      /<button[^>]*form="booking-request"[^>]*formAction="\/cart"[^>]*formMethod="post"[^>]*>|<button[^>]*formMethod="post"[^>]*formAction="\/cart"/i,
    );
  });

  test("eight departures at first, every one on request", async () => {
    expect(rowsOf(await page(japan))).toHaveLength(8);
    expect(rowsOf(await page(`${japan}?all=departures`)).length).toBeGreaterThan(70);
  });

  test("a departure's row says start with its weekday, end, seats, the old price struck and the price; zone and currency stand under the table", async () => {
    const html = (await page("/tours/detail/rajasthan-royal")).replaceAll("<!-- -->", "");
    const row = rowsOf(html).find((each) => each.includes("Add to Cart")) ?? "";
    const read = row
      .replace(/<input[^>]*>/, "[radio]")
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
    expect(read).toMatch(/\[radio\] \w{3} \d+ \w{3} \d{4} \d+ \w{3} \d{4} Available It runs before, ₹[\d,]+ ₹[\d,]+ .* Add to Cart/i);
    expect(html).toMatch(/Dates are local dates where the tour starts \([^)]+\)\. Prices are for one traveller \(Indian Rupee\)\./);
  });

  test("a departure says what cancelling gives back today and until when: all of it for sixty days before the start, half for thirty-one, a quarter for fifteen", async () => {
    const rows = rowsOf(await page(`${japan}?all=departures`));
    const read = rows.map((row) => {
      const [start, , until] = [...row.matchAll(/dateTime="([^"]+)"/g)].map(([, date]) => date);
      return {
        share: /<small>([^<]+) until<\/small>/.exec(row.replaceAll("<!-- -->", ""))?.[1],
        days: until && daysBetween(until, start!),
      };
    });
    const shares = read.filter(({ share }) => share).map(({ share, days }) => `${share}: ${days}`);
    expect(new Set(shares)).toEqual(new Set(["25%: 15", "50%: 31", "full: 60"]));
    expect(read.filter(({ share }) => share === "full").length).toBeGreaterThan(60);
  });

  test("a season in the address shows its departures and chooses the first of them", async () => {
    const html = await page(`${japan}?when=apr-jun`);
    const starts = rowsOf(html).map((row) => /dateTime="([^"]+)"/.exec(row)![1]!);
    expect(starts.length).toBeGreaterThan(10);
    for (const start of starts) expect(start).toMatch(/^2027-0[456]-/);
    expect(rowsOf(html)[0]).toContain('checked=""');
    expect(html).toContain("Departures in Apr–Jun.");
  });

  test("a month in the address shows its departures, and the choice stays where it was", async () => {
    const html = await page(`${japan}?month=2027-06`);
    const starts = rowsOf(html).map((row) => /dateTime="([^"]+)"/.exec(row)![1]!);
    expect(starts.length).toBeGreaterThan(3);
    for (const start of starts) expect(start).toMatch(/^2027-06-/);
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>Jun<\/a>/);
    // The next departure is still what the panel sends; the table has no radio button of it.
    expect(rowsOf(html).join("")).not.toContain('checked=""');
    expect(html).toMatch(/type="hidden" name="departure" value="[0-9a-f-]{36}"/);
    for (const month of ["2019-01", "2027-13", "2027-6", "%00"]) expect(rowsOf(await page(`${japan}?month=${month}`))).toHaveLength(8);
  });

  test("a departure chosen by its address is chosen however far away it is", async () => {
    const rows = rowsOf(await page(`${japan}?all=departures`)).filter((row) => row.includes("<button"));
    const id = /value="([^"]+)"/.exec(rows.at(-1) ?? "")?.[1];
    const html = await page(`${japan}?departure=${id}`);
    expect(html).toMatch(new RegExp(`type="hidden" name="departure" value="${id}"`));
    expect(rowsOf(html)).toHaveLength(8);
  });

  test("the departure and party in the address come back filled in; nonsense is ignored", async () => {
    // Another one than the tests of seats change.
    const [, , , fourth] = await nextDepartures(4);
    const html = await page(`${japan}?departure=${fourth!.id}&adults=3&children=1`);
    expect(rowsOf(html).filter((row) => row.includes('checked=""'))).toEqual([expect.stringContaining(fourth!.id)]);
    expect(html).toMatch(/name="adults"[^>]*value="3"[\s\S]*name="children"[^>]*value="1"/);
    expect(await page(`${japan}?travellers=4`)).toMatch(/name="adults"[^>]*value="4"/);
    const answer = await site.get(`${japan}?departure=%27--&adults=1e9&children=-1&all=%00&when=never`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/name="adults"[^>]*value="2"[\s\S]*name="children"[^>]*value="0"/);
  });

  test("an unknown slug shows Tour Not Found with a link to all tours", async () => {
    const answer = await site.get("/tours/detail/nowhere");
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("<title>Tour Not Found | Yatrika</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<h1[^>]*>Tour Not Found<\/h1>/);
    expect(html).toContain("The tour you’re looking for doesn’t exist or has been removed.");
    expect(html).toMatch(/href="\/tours"[^>]*>View All Tours/);
  });

  test("every tab is one page to search engines", async () => {
    expect(await page(`${japan}?tab=reviews`)).toMatch(/<link rel="canonical" href="[^"?]*\/tours\/detail\/japan-heritage"\/>/);
  });

  test("sample reviews are not in the structured data; the offer is in INR", async () => {
    const html = await page(japan);
    expect(tourData(html)).toMatchObject({
      offers: expect.arrayContaining([
        expect.objectContaining({ price: 159_375, priceCurrency: "INR", availability: "https://schema.org/InStock" }),
      ]),
    });
    expect(tourData(html)).not.toHaveProperty("aggregateRating");
    expect(structuredData(html).map((data) => data["@type"])).toEqual(expect.arrayContaining(["BreadcrumbList", "FAQPage"]));
  });

  test("the Itinerary tab has the map of the trip, its stops as a list with links to their days, and asks nobody for it", async () => {
    const html = await page(`${japan}?tab=itinerary`);
    const map = /<div class="trip-map">.*?<p class="trip-map-note">/s.exec(html)?.[0] ?? "";
    expect(map).toMatch(/<ol class="trip-map-stops">.*Kyoto<a href="#day-1">Day 1<\/a><a href="#day-4">/s);
    expect(map).not.toMatch(/https?:/);
  });
});

/** The soonest departures the page offers. */
async function nextDepartures(count: number) {
  const ids = rowsOf(await page(japan)).map((row) => /value="([^"]+)"/.exec(row)?.[1]);
  const rows = await site.db
    .select()
    .from(schema.departures)
    .where(eq(schema.departures.tourId, 1))
    .orderBy(asc(schema.departures.startDate));
  return rows.filter((row) => ids.includes(row.id)).slice(0, count);
}

describe("seats of a departure", () => {
  test("1 to 4 are a number, 0 is Full, off sale is Closed; the last two stay without an action", async () => {
    const [few, full, closed] = await nextDepartures(3);
    const change = (id: string, seats: { vacancies?: number; closed?: boolean }) =>
      site.db.update(schema.departures).set(seats).where(eq(schema.departures.id, id));
    await change(few!.id, { vacancies: 3 });
    await change(full!.id, { vacancies: 0 });
    await change(closed!.id, { closed: true });
    const html = await page(`/tours/detail/japan-heritage?tab=details`);
    const row = (id: string) => rowsOf(html).find((candidate) => candidate.includes(id));
    expect(row(few!.id)).toContain("3 left");
    expect(row(few!.id)).toContain("<button");
    for (const [id, word] of [
      [full!.id, "Full"],
      [closed!.id, "Closed"],
    ] as const) {
      expect(row(id)).toContain(`>${word}<`);
      expect(row(id)).toMatch(/type="radio"[^>]*disabled=""/);
      expect(row(id)).not.toContain("<button");
    }
  });
});

test("a title that would end a script is text wherever it stands: in the page, its data for search engines and that for its scripts", async () => {
  const title = "Kyoto</script><script>alert(1)</script><!--\u2028";
  const { tourTranslations } = schema;
  const [before] = await site.db.select().from(tourTranslations).where(eq(tourTranslations.title, "Heritage of Japan"));
  const rename = (to: string) => site.db.update(tourTranslations).set({ title: to }).where(eq(tourTranslations.tourId, before!.tourId));
  const translations = await site.db.select().from(tourTranslations).where(eq(tourTranslations.tourId, before!.tourId));
  await rename(title);
  try {
    const html = await page(japan);
    expect(html).toContain("Kyoto&lt;/script&gt;");
    expect(html).not.toMatch(/<script>alert|<!--\u2028|\u2028[^<]*<\/script>/);
    expect(tourData(html)).toMatchObject({ name: title });
  } finally {
    for (const { language, title: own } of translations)
      await site.db
        .update(tourTranslations)
        .set({ title: own })
        .where(and(eq(tourTranslations.tourId, before!.tourId), eq(tourTranslations.language, language)));
  }
});

test("a category that nobody knows is in the page's title as in its heading, and not at full length where it has thousands of letters", async () => {
  expect(await page("/tours/spelunking")).toMatch(/<title>spelunking Tours \| Yatrika<\/title>[\s\S]*<h1[^>]*>spelunking Tours</);
  expect(await page(`/tours/${"🏔".repeat(1_000)}`)).toMatch(/<h1[^>]*>🏔{40}… Tours</u);
});
