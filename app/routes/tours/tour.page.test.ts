import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

const japan = "/tours/detail/japan-heritage";
const page = async (path: string) => (await site.get(path)).text();

/** The panel of a tab, and whether it is the one that is shown. */
function panel(html: string, tab: string) {
  const [, state, rest = ""] =
    new RegExp(`<div data-state="(\\w+)"[^>]*role="tabpanel"[^>]*content-${tab}"[^>]*>([\\s\\S]*)`).exec(html) ?? [];
  return { shown: state === "active", html: rest.split('role="tabpanel"')[0] ?? "" };
}
const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = ""]) => JSON.parse(json));
const tourData = (html: string) => structuredData(html).find((data) => Array.isArray(data["@type"]));
const departureRows = (html: string) => html.match(/<time dateTime/g)!.length - (html.match(/class="review"/g)?.length ?? 0);

describe("tour detail", () => {
  test("the hero shows title, destination, duration, group size, and rating with review count", async () => {
    const answer = await site.get(japan);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Heritage of Japan<\/h1>/);
    for (const words of ["Kyoto, Nara, the Kiso Valley, Hakone and Tokyo, Japan", "9 days", "2-16 people", "4.5", "8 reviews"]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/aria-label="Breadcrumb"[\s\S]*?href="\/tours"[\s\S]*?href="\/tours\/cultural"[\s\S]*?aria-current="page"/);
  });

  test("overview is the default tab; tab sets it when valid, other values are ignored", async () => {
    expect(panel(await page(japan), "overview").shown).toBe(true);
    expect(panel(await page(`${japan}?tab=itinerary`), "itinerary").shown).toBe(true);
    expect(panel(await page(`${japan}?tab=itinerary`), "overview").shown).toBe(false);
    expect(panel(await page(`${japan}?tab=elsewhere`), "overview").shown).toBe(true);
  });

  test("the itinerary ends with a Departure day numbered after the last day, and folds after day 4", async () => {
    const { html } = panel(await page(`${japan}?tab=itinerary`), "itinerary");
    expect(html).toContain("Show days 5 to 8");
    expect(html).toMatch(/>9<\/span>[\s\S]*Departure<\/h3><p>Breakfast, transfer to the airport, end of services\.<\/p>/);
  });

  test("the details tab has the fixed lines, each replaced where the tour has a truer one", async () => {
    const { html } = panel(await page(`${japan}?tab=details`), "details");
    expect(html).toContain("Meals as per itinerary");
    expect(html).toContain("Guided tour");
    expect(html).toContain("a hot-spring ryokan in Hakone");
    expect(html).not.toContain("3-5 star hotels");
    expect(panel(await page("/tours/detail/bali-retreat"), "details").html).toContain("3-5 star hotels");
  });

  test("reviews carry the language they were written in, and samples are called that", async () => {
    const { html } = panel(await page(`${japan}?tab=reviews`), "reviews");
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
      /<form[^>]*action="\/contact"[\s\S]*?name="tour" value="japan-heritage"[\s\S]*?name="departure"[\s\S]*?name="travellers"/,
    );
  });

  test("eight departures at first, every one on request", async () => {
    expect(departureRows(await page(japan))).toBe(2 * 8);
    expect(departureRows(await page(`${japan}?all=departures`))).toBeGreaterThan(2 * 70);
  });

  test("the departure and party in the address come back filled in; nonsense is ignored", async () => {
    // Another one than the tests of seats change.
    const [, , , second] = await nextDepartures(4);
    expect(await page(`${japan}?departure=${second!.id}&travellers=3`)).toMatch(
      new RegExp(`<option value="${second!.id}" selected=""[\\s\\S]*name="travellers"[^>]*value="3"`),
    );
    const answer = await site.get(`${japan}?departure=%27--&travellers=1e9&all=%00`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/name="travellers"[^>]*value="2"/);
  });

  test("an unknown slug shows Tour Not Found with a link to all tours", async () => {
    const answer = await site.get("/tours/detail/nowhere");
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).toContain("<title>Tour Not Found | Yatrika</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<h1[^>]*>Tour Not Found<\/h1>/);
    expect(html).toContain("The tour you&#x27;re looking for doesn&#x27;t exist or has been removed.");
    expect(html).toMatch(/href="\/tours"[^>]*>View All Tours/);
  });

  test("every tab is one page to search engines", async () => {
    expect(await page(`${japan}?tab=reviews`)).toMatch(/<link rel="canonical" href="[^"?]*\/tours\/detail\/japan-heritage"\/>/);
  });

  test("sample reviews are not in the structured data; the offer is in INR", async () => {
    const html = await page(japan);
    expect(tourData(html)).toMatchObject({ offers: { price: 159_375, priceCurrency: "INR", availability: "https://schema.org/InStock" } });
    expect(tourData(html)).not.toHaveProperty("aggregateRating");
    expect(structuredData(html).map((data) => data["@type"])).toContain("BreadcrumbList");
  });
});

/** The soonest departures the page offers. */
async function nextDepartures(count: number) {
  const ids = [...(await page(japan)).matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id);
  const rows = await site.db
    .select()
    .from(schema.departures)
    .where(eq(schema.departures.tourId, 1))
    .orderBy(asc(schema.departures.startDate));
  return rows.filter((row) => ids.includes(row.id)).slice(0, count);
}

describe("seats of a departure", () => {
  test("1 to 4 are shown as a number, 0 as Full without a way to choose it", async () => {
    const [few, full] = await nextDepartures(2);
    const setSeats = (id: string, vacancies: number) =>
      site.db.update(schema.departures).set({ vacancies }).where(eq(schema.departures.id, id));
    await setSeats(few!.id, 3);
    await setSeats(full!.id, 0);
    const html = await page(`/tours/detail/japan-heritage?tab=details`);
    expect(html).toContain("3 left");
    expect(html).toMatch(new RegExp(`<option value="${full!.id}" disabled=""`));
    expect(html).not.toContain(`departure=${full!.id}`);
  });
});
