/** The list of tours and the lists of categories as they are answered. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const { tours } = schema;
const site = sitePages();

async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, html: await markup(answer) };
}
/** Of the list itself, not of what stands beside a single tour. */
const cards = (html: string) => html.split('aria-labelledby="beside"')[0]!.split('<article class="tour-card">').slice(1);
const slugs = (html: string) => cards(html).map((card) => /href="\/tours\/detail\/([^"?]+)/.exec(card)?.[1]);
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const available = (html: string) => /role="status">([^<]*)</.exec(html)?.[1];
const box = (html: string) => /<input type="search"[^>]*name="keyword"[^>]*>/.exec(html)?.[0];
/** The choices of a field: what each sends, what it is called, and whether it is the one that is chosen. */
const options = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html)?.[1] ?? "").matchAll(
      /<option value="([^"]*)"[^>]*>([^<]*)</g,
    ),
  ].map(([, value, label]) => [value, label]);
const radios = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<label class="choice"><input type="radio" name="${name}"([^>]*)/>([^<]*)<`, "g"))].map(
    ([, input = "", label]) => ({
      value: /value="([^"]*)"/.exec(input)?.[1],
      label,
      chosen: input.includes("checked"),
    }),
  );
const chosen = (html: string, name: string) => radios(html, name).find((radio) => radio.chosen)?.value;
const pills = (html: string) =>
  [...html.matchAll(/<button[^>]*class="pill"[^>]*>/g)].map(
    ([tag]) => [/value="([^"]*)"/.exec(tag)?.[1], tag.includes('aria-pressed="true"')] as const,
  );
const active = (html: string) => pills(html).flatMap(([category, pressed]) => (pressed ? [category] : []));

describe("the list of tours", () => {
  test.each([
    ["/tours", "All tours"],
    ["/tours?keyword=japan&when=apr-jun", "Japan, April to June"],
    ["/tours?when=oct-dec&length=4-7", "All tours, 4–7 days, October to December"],
    ["/tours/adventure?keyword=nepal", "Adventure Tours, Nepal"],
    ["/tours?category=Luxury", "Luxury Tours"],
  ])("the heading of %s says what was asked for: %s", async (path, said) => {
    expect(heading((await open(path)).html)).toBe(said);
  });

  test("beside a single tour stand others, with their departures in the months that were asked for", async () => {
    const { html } = await open("/tours?keyword=japan&when=apr-jun");
    const [, beside = ""] = html.split('aria-labelledby="beside"');
    expect(beside).toContain("Other journeys, April to June");
    expect(beside.match(/class="tour-card"/g)).toHaveLength(3);
    expect((await open("/tours?keyword=an")).html).not.toContain("Other journeys");
  });

  test("its header shows the count with Tour or Tours Available", async () => {
    const { status, html } = await open("/tours");
    expect(status).toBe(200);
    expect(slugs(html)).toHaveLength(9);
    expect(available(html)).toBe("9 Tours Available");
    expect(available((await open("/tours?keyword=inca")).html)).toBe("1 Tour Available");
    expect(available((await open("/tours?keyword=nothing")).html)).toBe("0 Tours Available");
  });

  test("has its filters and sorts in their order and words", async () => {
    const { html } = await open("/tours");
    expect(pills(html)).toEqual([
      ["All", true],
      ["Adventure", false],
      ["Cultural", false],
      ["Luxury", false],
      ["Wildlife", false],
    ]);
    expect(options(html, "sort")).toEqual([
      ["recommended", "Recommended"],
      ["price-low", "Price: Low to High"],
      ["price-high", "Price: High to Low"],
      ["rating", "Customer Rating"],
      ["duration-low", "Duration: Shortest First"],
      ["duration-high", "Duration: Longest First"],
    ]);
    expect(radios(html, "length").map(({ value, label }) => [value, label])).toEqual([
      ["All", "Any"],
      ["1-3", "1–3 days"],
      ["4-7", "4–7 days"],
      ["8+", "8+ days"],
    ]);
    expect(radios(html, "when").map(({ value, label }) => [value, label])).toEqual([
      ["anytime", "Any time"],
      ["jan-mar", "Jan–Mar"],
      ["apr-jun", "Apr–Jun"],
      ["jul-sep", "Jul–Sep"],
      ["oct-dec", "Oct–Dec"],
    ]);
    expect([chosen(html, "length"), chosen(html, "when")]).toEqual(["All", "anytime"]);
  });

  test("the price goes from 0 to 4000 dollars, and is written in the currency shown", async () => {
    const { html } = await open("/tours?min=500");
    expect(html).toContain('<p class="price-shown">₹37,500–₹3,00,000</p>');
    expect(html).toMatch(/min="0" max="4000"[^>]*name="min" value="500"/);
    expect(html).toMatch(/min="0" max="4000"[^>]*name="max" value="4000"/);
    expect(html).toContain('<span aria-hidden="true">From $</span>');
  });

  test("a tour with four free seats in May at pace 2 is found with the form alone", async () => {
    const sent = "/tours?min=0&max=4000&length=All&when=anytime&month=2027-05&seats=4&pace=2&continent=All&sort=recommended";
    const { redirectedTo } = await site.get(sent);
    expect(redirectedTo).toBe("/tours?month=2027-05&pace=2&seats=4");
    const { html } = await open(redirectedTo ?? "");
    const asked = (name: string) => options(html, name).map(([value]) => value);
    expect(asked("pace")).toEqual(["All", "1", "2", "3", "4", "5"]);
    expect(asked("continent")).toEqual(["All", "Europe", "Asia", "Africa", "Americas", "Oceania"]);
    expect([asked("month").length, asked("seats").length]).toEqual([20, 13]);
    const count = Number(/<option value="2" selected="">2: Gentle \((\d+)\)/.exec(html)?.[1]);
    expect(count).toBeGreaterThan(0);
    expect(slugs(html)).toHaveLength(count);
    expect(heading(html)).toBe("All tours, May 2027");
    for (const card of cards(html)) expect(card).toMatch(/href="\/tours\/detail\/[^"?]+\?month=2027-05"[^]*Departs \w+ \d+ May 2027/);
    const removals = [...html.matchAll(/aria-label="Remove ([^"]*)" href="([^"]*)"/g)].map(([, name, to]) => [
      name,
      to?.replaceAll("&amp;", "&"),
    ]);
    expect(removals).toEqual([
      ["Pace: Gentle", "/tours?month=2027-05&seats=4"],
      ["May 2027", "/tours?pace=2&seats=4"],
      ["At least 4 free seats", "/tours?pace=2&month=2027-05"],
    ]);
  });

  test("an empty list names the one filter whose removal helps most, as a link", async () => {
    const { html } = await open("/tours?category=Wildlife&length=1-3&sort=rating");
    expect(html).toMatch(
      /href="\/tours\?category=Wildlife&amp;sort=rating"[^>]*>Without 1–3 days: 1 tour<|href="\/tours\?length=1-3&amp;sort=rating"[^>]*>Without Wildlife: 1 tour</,
    );
    const ofCategory = await open("/tours/wildlife?length=1-3&pace=5");
    expect(ofCategory.html).not.toContain("Without ");
    expect(ofCategory.html).toContain("Try a wider price range");
  });

  test("what the address asks for is filtered, sorted, and stands in the fields", async () => {
    const { html } = await open("/tours?keyword=an&category=luxury&length=4-7&max=2000&sort=price-high&when=apr-jun");
    expect(slugs(html)).toEqual(["santorini-islands", "bali-retreat"]);
    expect(box(html)).toContain('value="an"');
    expect(active(html)).toEqual(["Luxury"]);
    expect([chosen(html, "length"), chosen(html, "when")]).toEqual(["4-7", "apr-jun"]);
    expect(html).toMatch(/<option value="price-high" selected=""/);
    expect(html).toMatch(/name="max" value="2000"/);
  });

  test("the home search's activity and duration are the starting category and length, and any filter that is sent from then on says those", async () => {
    const { html } = await open("/tours?activity=hiking&duration=10%2B");
    expect(slugs(html)).toEqual(["himalaya-trek", "iceland-ring", "inca-trail"]);
    expect(active(html)).toEqual(["Adventure"]);
    expect(chosen(html, "length")).toBe("8+");
    expect(html).toContain('<input type="hidden" name="category" value="Adventure"/>');
    expect(html).not.toMatch(/name="(activity|duration)"/);
    expect(html).toContain('aria-label="Remove Adventure" href="/tours?length=8%2B"');
  });

  test("each active filter is named and can be taken away alone, or all of them by Reset Filters", async () => {
    const { html } = await open("/tours?keyword=an&category=Luxury&length=8%2B&min=100&max=2000&when=apr-jun&sort=rating");
    const removals = [...html.matchAll(/aria-label="(Remove [^"]*)" href="([^"]*)"/g)].map(([, name, to]) => [
      name,
      to?.replaceAll("&amp;", "&"),
    ]);
    expect(removals).toEqual([
      ["Remove “an”", "/tours?category=Luxury&length=8%2B&min=100&max=2000&sort=rating&when=apr-jun"],
      ["Remove Luxury", "/tours?keyword=an&length=8%2B&min=100&max=2000&sort=rating&when=apr-jun"],
      ["Remove 8+ days", "/tours?keyword=an&category=Luxury&min=100&max=2000&sort=rating&when=apr-jun"],
      ["Remove ₹7,500–₹1,50,000", "/tours?keyword=an&category=Luxury&length=8%2B&sort=rating&when=apr-jun"],
      ["Remove Apr–Jun", "/tours?keyword=an&category=Luxury&length=8%2B&min=100&max=2000&sort=rating"],
    ]);
    expect(html).toMatch(/href="\/tours"[^>]*>Reset Filters</);
    expect((await open("/tours?sort=rating")).html).not.toContain("Reset Filters");
  });

  test.each(["%", "_", "\\", "'", '"', "जयपुर नहीं", "🛕", "<script>", "x".repeat(10_240)].map((text) => [text.slice(0, 20), text]))(
    "finds nothing for %s, offers Reset Filters and keeps the text in the box",
    async (_named, text) => {
      const answer = await site.get(`/tours?keyword=${encodeURIComponent(text)}`);
      const html = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
      expect(answer.status).toBe(200);
      expect(cards(html)).toEqual([]);
      expect(html).toContain("No tours found matching your criteria.");
      expect(html).toMatch(/<a class="button button-secondary" href="\/tours"[^>]*>Reset Filters</);
      const escaped = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
      expect(box(html)).toContain(`value="${escaped}"`);
    },
  );

  test.each(["min=9999&max=-1", "min=abc", "sort=cheapest", "page=0", "page=999999", "when=summer", "length=2-5", "category=%00"])(
    "%s is a page with tours, or the specified sentence",
    async (query) => {
      const { status, html } = await open(`/tours?${query}`);
      expect(status).toBe(200);
      expect(cards(html).length > 0 || html.includes("No tours found matching your criteria.")).toBe(true);
    },
  );

  test("a narrowed list is not for search engines; the whole one, in whatever order, is one page to them", async () => {
    for (const query of ["keyword=bali", "length=1-3", "max=900", "category=space", "pace=2", "month=2027-05", "seats=4", "continent=Asia"])
      expect((await open(`/tours?${query}`)).html).toContain('<meta name="robots" content="noindex"');
    const { html } = await open("/tours?sort=rating&when=apr-jun");
    expect(html).not.toContain("noindex");
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/tours"/>');
  });
});

test.each(["", "/de"])("the menu, the footer and the buttons of %s/tours name the categories in the same order", async (prefix) => {
  const { html } = await open(`${prefix}/tours`);
  const order = ["adventure", "cultural", "luxury", "wildlife"];
  const [header = "", footer = ""] = html.split(/<main[^]*<\/main>/);
  const linked = (part: string) => [...part.matchAll(/ href="([^"]*)\/tours\/(\w+)"/g)].map(([, before, category]) => [before, category]);
  expect(linked(header)).toEqual(order.map((category) => [prefix, category]));
  expect(linked(footer)).toEqual(order.map((category) => [prefix, category]));
  expect(pills(html).map(([category]) => category?.toLowerCase())).toEqual(["all", ...order]);
});

describe("a category's list", () => {
  test.each(["luxury", "Luxury", "LUXURY"])("/tours/%s has the heading Luxury Tours and a way back to all tours", async (category) => {
    const { status, html } = await open(`/tours/${category}`);
    expect([status, heading(html), available(html)]).toEqual([200, "Luxury Tours", "3 Tours Available"]);
    expect(slugs(html)).toEqual(["santorini-islands", "bali-retreat", "rajasthan-royal"]);
    expect(active(html)).toEqual(["Luxury"]);
    expect(html).toMatch(/href="\/tours"[^>]*>(<svg.*?<\/svg>)?<span>Back to All Tours</s);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/tours/luxury"/>');
    expect(html).not.toContain("noindex");
  });

  test("its filters stay in its address; the canonical address of a page filtered by category alone is the category's", async () => {
    const { html } = await open("/tours/luxury?length=8%2B&max=2000");
    expect(slugs(html)).toEqual(["rajasthan-royal"]);
    expect(html).toContain('aria-label="Remove 8+ days" href="/tours/luxury?max=2000"');
    expect(html).not.toContain("Remove Luxury");
    expect(html).toMatch(/<form[^>]*action="\/tours\/luxury"/);
    expect((await open("/tours?category=Luxury")).html).toContain('<link rel="canonical" href="http://localhost:3000/tours/luxury"/>');
    expect((await open("/tours")).html).not.toContain("Back to All Tours");
  });

  test.each(["space", "Space%20travel", "%F0%9F%9B%95"])(
    "/tours/%s is used as given and matches nothing: 200, not for search engines",
    async (word) => {
      const { status, html } = await open(`/tours/${word}`);
      expect([status, heading(html)]).toEqual([200, `${decodeURIComponent(word)} Tours`]);
      expect(cards(html)).toEqual([]);
      expect(html).toContain("No tours found in this category.");
      expect(html).toMatch(/<a class="button button-secondary" href="\/tours"[^>]*>View All Tours</);
      expect(html).toContain('<meta name="robots" content="noindex"');
    },
  );

  test("a filter that leaves nothing of a category says that nothing matches", async () => {
    expect((await open("/tours/wildlife?max=1000")).html).toContain("No tours found matching your criteria.");
  });

  test("the slug of a tour leads permanently to its page, in the language of the address, whatever its capitals", async () => {
    for (const [language, slug] of [
      ["", "japan-heritage"],
      ["/de", "Japan-Heritage"],
    ]) {
      const answer = await site.get(`${language}/tours/${slug}`);
      expect([answer.status, answer.redirectedTo]).toEqual([301, `${language}/tours/detail/japan-heritage`]);
    }
  });
});

test("pages of twelve are linked, and say which of them they are", async () => {
  const [tour] = await site.db.select().from(tours).where(eq(tours.slug, "serengeti-safari"));
  const copies = Array.from({ length: 12 }, (_, index) => ({ ...tour!, id: 100 + index, slug: `copy-${index}` }));
  const { tourTranslations } = schema;
  const [texts] = await site.db
    .select()
    .from(tourTranslations)
    .where(eq(tourTranslations.tourId, tour!.id))
    .orderBy(tourTranslations.language);
  await site.db.insert(tours).values(copies);
  try {
    const english = { ...texts!, language: "en", title: texts!.title ?? "Copy" };
    await site.db.insert(tourTranslations).values(copies.map(({ id }) => ({ ...english, tourId: id })));
    const { html } = await open("/tours/wildlife?sort=duration-low&page=2");
    expect(cards(html)).toHaveLength(1);
    expect(available(html)).toBe("13 Tours Available");
    expect(html).toMatch(/aria-label="Page 1"[^>]*href="\/tours\/wildlife\?sort=duration-low"/);
    expect(html).toMatch(/aria-label="Page 2" aria-current="page"/);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/tours/wildlife?page=2"/>');
    expect(cards((await open("/tours/wildlife")).html)).toHaveLength(12);
  } finally {
    for (const { id } of copies) await site.db.delete(tours).where(eq(tours.id, id));
  }
});
