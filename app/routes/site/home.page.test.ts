/** The home page as it is answered. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const seen = async (path: string) => markup(await site.get(path));

/** The choices of a field: what each sends and what it is called. */
const options = (html: string, name: string) =>
  [
    ...(new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html)?.[1] ?? "").matchAll(
      /<option value="([^"]*)"[^>]*>([^<]*)</g,
    ),
  ].map(([, value, label]) => [value, label]);
const searchForm = (html: string) => /<form class="search-ticket-card".*?<\/form>/s.exec(html)?.[0] ?? "";
const fieldNames = (html: string) => [...searchForm(html).matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
const posters = (html: string) =>
  [...html.matchAll(/class="poster[ "].*?href="\/destinations\/detail\/([^"]+)"/gs)].map(([, slug]) => slug);
const cards = (html: string) => [...html.matchAll(/class="tour-card".*?href="\/tours\/detail\/([^"]+)"/gs)].map(([, slug]) => slug);

test("the sections are in the order of the specification", async () => {
  const html = await seen("/");
  const parts = [
    'class="hero"',
    'class="search-ticket-card"',
    ">Popular destinations<",
    ">Why choose us<",
    ">Featured tours<",
    ">What Our Travelers Say<",
    'class="closing-call',
  ].map((part) => html.indexOf(part));
  expect(parts).not.toContain(-1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
});

test.each([
  ["/", "Home"],
  ["/destinations", "Destinations"],
  ["/destinations/detail/bali-indonesia", "Destinations"],
  ["/tours/adventure?sort=rating", "Tours"],
  ["/tours/detail/japan-heritage", "Tours"],
  ["/blog", "Blog"],
  ["/de/tours", "Reisen"],
  ["/privacy-policy", undefined],
])("on %s the header says to everybody that one is in: %s", async (path, name) => {
  const header = /<nav class="main-nav".*?<\/header>/s.exec(await seen(path))?.[0] ?? "";
  const entries = [...header.matchAll(/<[^>]* class="nav-item[^>]*>([^<]+)/g)];
  expect(entries.length).toBe(6);
  expect(entries.filter(([tag]) => tag.includes("aria-current=")).map(([, text]) => text)).toEqual(name === undefined ? [] : [name]);
});

describe("the search of the home page without JavaScript", () => {
  test.each(["/", "/?search=activity"])("every tab of %s is a link that the keyboard reaches", async (path) => {
    const tabs = (await seen(path)).match(/<a [^>]*role="tab"[^>]*>/g) ?? [];
    expect(tabs.map((tab) => /href="([^"]*)"/.exec(tab)?.[1])).toEqual([
      "?search=destination#search",
      "?search=activity#search",
      "?search=duration#search",
    ]);
    for (const tab of tabs) expect(tab).toMatch('tabindex="0"');
  });

  test.each([
    ["/", "keyword"],
    ["/?search=destination", "keyword"],
    ["/?search=activity", "activity"],
    ["/?search=duration", "duration"],
    ["/?search=elsewhere", "keyword"],
  ])("%s asks /tours by %s and when, and sends no other tab's fields", async (path, field) => {
    const html = await seen(path);
    expect(fieldNames(html)).toEqual([field, "when"]);
    expect(searchForm(html)).toContain('action="/tours"');
  });

  test("offers the seasons, activities and durations of the specification", async () => {
    expect(options(await seen("/"), "when")).toEqual([
      ["anytime", "Any time"],
      ["jan-mar", "Jan–Mar"],
      ["apr-jun", "Apr–Jun"],
      ["jul-sep", "Jul–Sep"],
      ["oct-dec", "Oct–Dec"],
    ]);
    expect(options(await seen("/?search=activity"), "activity")).toEqual([
      ["any", "Any activity"],
      ["hiking", "Hiking"],
      ["wildlife", "Wildlife safari"],
      ["city-tours", "City tours"],
      ["cruises", "Cruises"],
      ["beach", "Beach holidays"],
    ]);
    expect(options(await seen("/?search=duration"), "duration")).toEqual([
      ["any", "Any duration"],
      ["1-3", "1–3 days"],
      ["4-6", "4–6 days"],
      ["7-9", "7–9 days"],
      ["10+", "10+ days"],
    ]);
  });

  test("a destination must be typed", async () => {
    expect(searchForm(await seen("/"))).toMatch(/<input[^>]*required=""[^>]*name="keyword"/);
  });
});

describe("what the home page shows", () => {
  test("six popular destinations, and all eight after View all, which does not go back", async () => {
    const first = await seen("/");
    expect(posters(first)).toHaveLength(6);
    expect(first).toMatch(/href="\?all=destinations#destinations"[^>]*>View all</);
    const all = await seen("/?all=destinations");
    expect(posters(all)).toHaveLength(8);
    expect(posters(all).slice(0, 6)).toEqual(posters(first));
    expect(all).not.toContain("View all<");
  });

  test("what each popular destination costs and when one can go, and three departures, each with its date chosen", async () => {
    const html = await seen("/");
    expect([...html.matchAll(/class="count">from ₹[\d,]+, next \d+ \w+</g)]).toHaveLength(6);
    const soon = [...html.matchAll(/href="\/tours\/detail\/[a-z-]+\?departure=[0-9a-f-]{36}"[^>]*><time dateTime="([\d-]+)"/g)].map(
      ([, day]) => day,
    );
    expect(soon).toHaveLength(3);
    expect(soon).toEqual(soon.toSorted());
  });

  test("all destinations, counted, once the popular ones are shown", async () => {
    expect(await seen("/?all=destinations")).toContain("See all 12 destinations");
  });

  test("the six featured tours", async () => {
    expect(cards(await seen("/"))).toEqual([
      "japan-heritage",
      "santorini-islands",
      "bali-retreat",
      "serengeti-safari",
      "himalaya-trek",
      "rajasthan-royal",
    ]);
  });

  test("four testimonials, each with its place in the carousel, its stars, its country and its writer", async () => {
    const slides = (await seen("/")).split('class="postcard-slide"').slice(1);
    expect(slides.map((slide) => /aria-label="(\d of \d)"/.exec(slide)?.[1])).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
    for (const slide of slides) {
      expect(slide).toMatch(/out of 5 stars.*Posted from \w.*<blockquote>.{20,}<\/blockquote>.*<b>\w/s);
      expect([4, 5]).toContain(slide.match(/data-filled/g)?.length);
    }
  });

  test("why to choose us: expert guides, safe travel, 24/7 support, personalised experiences", async () => {
    const [, list = ""] = /<ul class="reason-list">(.*?)<\/ul>/s.exec(await seen("/")) ?? [];
    expect([...list.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual([
      "Expert guides",
      "Safe travel",
      "24/7 support",
      "Personalised experiences",
    ]);
  });

  test("the claims of the hero: women-led since 2015, at least ten years, over 50 countries, the groups that the tours have", async () => {
    const html = await seen("/");
    expect(html).toContain("Women-led since 2015");
    expect([...html.matchAll(/<dt>(\d+)<i>(.)<\/i>(\d*)<\/dt>/g)].map(([, ...parts]) => parts.join(""))).toEqual(["11+", "50+", "2–16"]);
  });

  test("who is signed in is greeted with her next trip, and nobody else is", async () => {
    const agency = await openAgency(site);
    const visitor = site.visitor();
    const customerId = await signUp(site.services, visitor, { firstName: "Maya" });
    expect(await markup(await visitor.get("/"))).not.toContain("Welcome back");
    const { id } = await agency.departure();
    const { orderId } = await agency.pending([{ departureId: id, party: { adults: 1, children: 0 } }]);
    await site.db.update(schema.orders).set({ customerId }).where(eq(schema.orders.id, orderId));
    const greeted = await markup(await visitor.get("/"));
    expect(greeted).toContain("Welcome back, Maya");
    expect(greeted).toMatch(/Your next trip is Heritage of Japan\. It starts on .*href="\/bookings\/YTR-[A-Z0-9]+"/s);
    expect(await seen("/")).not.toContain("Welcome back");
  });

  test("a closing call with buttons to /tours, to book a tour, and /contact, to contact us", async () => {
    const html = await seen("/");
    expect(html.slice(html.indexOf('class="closing-call'))).toMatch(/href="\/tours"[^>]*>Book a tour<.*href="\/contact"[^>]*>Contact us</s);
  });
});
