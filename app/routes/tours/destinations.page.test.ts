import { describe, expect, test } from "vitest";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

/** A page as it is seen: without the data and messages that travel with it. */
const seen = (html: string) => html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "");

async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, headers: answer.headers, html: seen(await answer.text()) };
}
const posters = (html: string) =>
  [...html.matchAll(/class="poster[^>]*>.*?href="\/destinations\/detail\/([^"]+)"/gs)].map(([, slug]) => slug);
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

describe("the list of destinations", () => {
  test("shows all of them, with their number", async () => {
    const { status, headers, html } = await open("/destinations");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toMatch("text/html");
    expect(heading(html)).toBe("Explore Our Destinations");
    expect(posters(html)).toHaveLength(12);
    expect(html).toMatch(/role="status">12 destinations</);
    expect(html).toMatch(/name="q"[^>]*placeholder="Search destinations…"|placeholder="Search destinations…"[^>]*name="q"/);
  });

  test("has a map on which each is a link, of a continent those that lie there, and none beside a search", async () => {
    const linksOf = (html: string) =>
      (/<div class="world-map.*?<p class="trip-map-note">/s.exec(html)?.[0].match(/<a href="[^"]*"/g) ?? []).toSorted();
    expect(linksOf((await open("/destinations")).html)).toHaveLength(12);
    const europe = linksOf((await open("/de/destinations/europe")).html);
    expect(europe).toContain('<a href="/de/destinations/detail/paris"');
    expect(europe).not.toContain('<a href="/de/destinations/detail/kyoto"');
    expect(linksOf((await open("/destinations?q=paris")).html)).toEqual([]);
  });

  test.each(["europe", "Europe", "eUROPE"])("/destinations/%s is Europe", async (continent) => {
    const { status, html } = await open(`/destinations/${continent}`);
    expect(status).toBe(200);
    expect(heading(html)).toBe("Explore Europe");
    expect(posters(html)).toEqual(expect.arrayContaining(["paris", "reykjavik"]));
    expect(posters(html)).not.toContain("kyoto");
    expect(html).toMatch('<link rel="canonical" href="http://localhost:3000/destinations/europe"');
    expect(html).toMatch(/<meta name="description" content="Europe: [^"]*Paris[^"]*, with the best time/);
  });

  test.each(["atlantis", "all", "ALL", "europe%20", "%F0%9F%9B%95"])("/destinations/%s leads to the whole list", async (continent) => {
    const answer = await site.get(`/destinations/${continent}`);
    expect(answer.status).toBe(302);
    expect(answer.redirectedTo).toBe("/destinations");
    // In the browser the entry in the history is replaced.
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
  });

  test("marks the active continent, counts each, and keeps the search in their links", async () => {
    const { html } = await open("/destinations/asia?q=a");
    const pills = [...html.matchAll(/<a[^>]*class="pill"[^>]*>/g)].map(([tag]) => tag);
    expect(pills).toHaveLength(6);
    expect(pills.filter((tag) => tag.includes("aria-current"))).toEqual([expect.stringContaining('href="/destinations/asia?q=a"')]);
    expect(pills[0]).toMatch('href="/destinations?q=a"');
    const counts = (await open("/destinations/asia?q=an")).html.matchAll(/<a[^>]*class="pill"[^>]*>(\w+)<span[^>]*>(\d+)</g);
    expect([...counts].map(([, continent, count]) => `${continent} ${count}`)).toEqual([
      "All 6",
      "Europe 4",
      "Asia 1",
      "Africa 1",
      "Americas 0",
      "Oceania 0",
    ]);
  });
});

describe("the search", () => {
  test.each([
    ["kyo", ["kyoto"]],
    ["KYO", ["kyoto"]],
    ["reykjavik", ["reykjavik"]],
    ["Reykjavík", ["reykjavik"]],
    ["switz", ["interlaken"]],
  ])("%s finds %j", async (text, slugs) => {
    expect(posters((await open(`/destinations?q=${encodeURIComponent(text)}`)).html)).toEqual(slugs);
  });

  test.each(["%", "_", "\\", "'", '"', "100%_'\"", "जयपुर", "🛕", "<script>", "x".repeat(10_240), "ज".repeat(3_413)])(
    "finds nothing for %s, offers a way out and keeps the text in the box",
    async (text) => {
      const { status, html } = await open(`/destinations?q=${encodeURIComponent(text)}`);
      expect(status).toBe(200);
      expect(posters(html)).toEqual([]);
      expect(html).toMatch("No destinations found matching your criteria.");
      expect(html).toMatch(/href="\/destinations"[^>]*>Clear Filters</);
      const escaped = text
        .replace(/&/g, "&amp;")
        .replace(/</g, "&lt;")
        .replace(/>/g, "&gt;")
        .replace(/"/g, "&quot;")
        .replace(/'/g, "&#x27;");
      expect(html).toContain(`value="${escaped}"`);
    },
  );

  test.each(["%00", "%20%20"])("?q=%s is no search", async (query) => {
    expect(posters((await open(`/destinations?q=${query}`)).html)).toHaveLength(12);
  });

  test("a searched list is not for search engines; the whole one is", async () => {
    expect((await open("/destinations?q=bali")).html).toMatch('<meta name="robots" content="noindex"');
    const whole = await open("/destinations");
    expect(whole.html).not.toMatch("noindex");
    expect(whole.html).toMatch('<link rel="canonical" href="http://localhost:3000/destinations"');
  });
});
