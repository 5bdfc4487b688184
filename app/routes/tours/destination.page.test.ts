import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

/** A page as it is seen: without the data and messages that travel with it. */
const seen = (html: string) => html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "");

async function open(slug: string) {
  const answer = await site.get(`/destinations/detail/${slug}`);
  return { status: answer.status, html: seen(await answer.text()) };
}
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const tickets = (html: string) => [...html.matchAll(/class="tour-card".*?href="\/tours\/detail\/([^"]+)"/gs)].map(([, slug]) => slug);
const posters = (html: string) => [...html.matchAll(/class="poster".*?href="\/destinations\/detail\/([^"]+)"/gs)].map(([, slug]) => slug);
const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => JSON.parse(json!) as { "@type": string });

describe("the page of a destination", () => {
  test("shows all that is told of a destination", async () => {
    const { status, html } = await open("bali");
    expect(status).toBe(200);
    expect(heading(html)).toBe("Bali, Indonesia");
    expect(html).toMatch("1 tour<");
    for (const part of ["Best time to visit", "Highlights", "Indonesian Rupiah", "About Bali"]) expect(html).toMatch(part);
    expect(html).toMatch(/href="\/tours"[^>]*>Browse All Tours</);
    expect(html).toMatch(/href="\/contact"[^>]*>Contact Us</);
  });

  test("names the currency of France", async () => {
    expect((await open("paris")).html).toMatch(/<dd>Euro<\/dd>/);
  });

  test("shows its description, its highlights and its best time, as they are in the catalogue", async () => {
    const html = await markup(await site.get("/destinations/detail/sydney"));
    const { destinationTranslations } = schema;
    const rows = await site.db.select().from(destinationTranslations).where(eq(destinationTranslations.destinationId, 12));
    const own = rows.find(({ language }) => language === "en")!;
    const read = (part: RegExp) =>
      [...html.matchAll(part)].map(([, text = ""]) => text.replace(/<svg.*?<\/svg>/gs, "").replaceAll("&amp;", "&"));
    expect(read(/<p>(.*?)<\/p>/gs)).toEqual(own.description);
    const [, highlights = ""] = /<ul class="destination-highlights">(.*?)<\/ul>/s.exec(html) ?? [];
    expect([...highlights.matchAll(/<li>(?:<svg.*?<\/svg>)?(.*?)<\/li>/gs)].map(([, text]) => text?.replaceAll("&amp;", "&"))).toEqual(
      own.highlights,
    );
    expect(read(/<dd>(.*?)<\/dd>/g)[0]).toBe(own.bestTimeToVisit);
  });

  test("calls the currency Local Currency where it has no code", async () => {
    await site.db.update(schema.destinations).set({ currency: null }).where(eq(schema.destinations.slug, "marrakech"));
    expect((await open("marrakech")).html).toContain("<dd>Local Currency</dd>");
  });

  test("lists the tours that go there", async () => {
    const { html } = await open("kyoto");
    expect(tickets(html)).toEqual(["japan-heritage"]);
    expect(html).not.toMatch("No tours available");
  });

  test("finds them whatever the accents", async () => {
    expect(tickets((await open("reykjavik")).html)).toEqual(["iceland-ring"]);
  });

  test("without a tour says so and offers all tours, an own trip and the three nearest", async () => {
    const { html } = await open("interlaken");
    expect(html).toMatch("0 tours<");
    expect(html).toMatch(/No tours available for this destination at the moment\.<a[^>]*href="\/tours"[^>]*><span>See all tours</);
    expect(html).toMatch(/href="\/contact\?destination=interlaken"[^>]*>Request your own trip</);
    expect(tickets(html)).toEqual(["paris-food", "santorini-islands", "iceland-ring"]);
  });

  test("ends with other destinations", async () => {
    const { html } = await open("kyoto");
    expect(posters(html)).toHaveLength(4);
    expect(posters(html)).not.toContain("kyoto");
  });

  test("tells search engines what and where it is", async () => {
    const [place, trail] = structuredData((await open("kyoto")).html);
    expect(place).toMatchObject({
      "@type": "TouristDestination",
      name: "Kyoto, Japan",
      url: "http://localhost:3000/destinations/detail/kyoto",
    });
    expect(trail).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home" },
        { position: 2, name: "Destinations" },
        { position: 3, name: "Asia", item: "http://localhost:3000/destinations/asia" },
        { position: 4, name: "Kyoto, Japan" },
      ],
    });
  });
});

test.each(["nowhere", "NOWHERE", "%25", "%F0%9F%9B%95", "x".repeat(5_000)])("/destinations/detail/%s is no destination", async (slug) => {
  const { status, html } = await open(slug);
  expect(status).toBe(404);
  expect(heading(html)).toBe("Destination Not Found");
  expect(html).toMatch("<title>Destination Not Found | Yatrika</title>");
  expect(html).toMatch('<meta name="robots" content="noindex"');
  expect(html).toMatch(/href="\/destinations"[^>]*>View All Destinations</);
  // Inside the frame.
  expect(html).toMatch('class="site-footer');
});
