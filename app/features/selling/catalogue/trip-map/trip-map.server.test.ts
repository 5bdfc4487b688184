import zlib from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoTours } from "#db/demo/demo-content.ts";
import { tripOf, type TripDay } from "#app/features/selling/catalogue/trip/trip.ts";
import { destinationMap } from "./destination-map.server.ts";
import { frameAround, kmBetween, scaleBar } from "./map-frame.server.ts";
import { tripMap } from "./trip-map.server.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.8, date: "2026-11-01" };
const tours = (await demoTours()).map(({ slug, trip: { facts, texts } }) => ({
  slug,
  days: tripOf({ facts, text: texts.en, price: 1000, currency: "USD", rates, today: "2026-11-23" }).days,
}));

const dayOf = (...stops: [name: string, latitude: number, longitude: number][]): TripDay => ({
  meals: [],
  stay: undefined,
  legs: [],
  ascent: undefined,
  activities: [],
  stops: stops.map(([name, latitude, longitude]) => ({ name, latitude, longitude, by: "boat" })),
});
const drawn = (...days: TripDay[]) => tripMap(days, "en") ?? "";
/** As it stands in markup. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const discsOf = (markup: string) =>
  [...markup.matchAll(/<circle cx="([^"]+)" cy="([^"]+)"/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const sizeOf = (markup: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(markup)?.slice(1).map(Number) ?? [];

describe.each(tours)("the map of $slug", ({ days }) => {
  const markup = tripMap(days, "en") ?? "";

  test("weighs at most 12 kB compressed, half of what it may", () => expect(zlib.gzipSync(markup).length).toBeLessThan(12_000));

  test("names every stop in its list, with a link to each of its days", () => {
    const list = /<ol[^]*<\/ol>/.exec(markup)?.[0] ?? "";
    for (const [index, { stops }] of days.entries()) {
      for (const { name } of stops) {
        const entry = list.split("<p>").find((part) => part.startsWith(`${escaped(name)}<a`));
        expect(entry, name).toContain(`href="#day-${index + 1}"`);
      }
    }
  });

  test("has a disc for each entry of the list, apart from each other and on the sheet", () => {
    const [width = 0, height = 0] = sizeOf(markup);
    const discs = discsOf(markup);
    expect(discs).toHaveLength(markup.split("<li data-stop").length - 1);
    for (const [index, [x, y]] of discs.entries()) {
      expect(x > 9 && x < width - 9 && y > 9 && y < height - 9).toBe(true);
      for (const [ox, oy] of discs.slice(index + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(17);
    }
  });
});

describe("a map", () => {
  test("is a schematic with a scale where all stops lie within 60 km, else one of land", () => {
    const ofSlug = (slug: string) => tripMap(tours.find((tour) => tour.slug === slug)?.days ?? [], "en") ?? "";
    for (const slug of ["paris-food", "bali-retreat"]) expect(ofSlug(slug)).toContain('data-ground="squares"');
    for (const slug of ["japan-heritage", "iceland-ring", "santorini-islands", "inca-trail"])
      expect(ofSlug(slug)).toContain('class="land"');
    expect(ofSlug("paris-food")).toContain(">1 km</text>");
    expect(ofSlug("iceland-ring")).toContain("Natural Earth");
  });

  test("is not there where no day has a stop", () => expect(tripMap([dayOf()], "en")).toBeUndefined());

  test("escapes what is written in names", () =>
    expect(drawn(dayOf(['<b>Fish & "chips"</b>', 1, 1], ["There", 3, 3]))).not.toContain("<b>"));

  test("is drawn for a single place", () => expect(discsOf(drawn(dayOf(["Here", -33.9, 18.4])))).toHaveLength(1));

  test("says day and distance in the reader's language", () => {
    const markup = tripMap([dayOf(["Hier", 48, 9], ["Dort", 50, 11])], "de");
    expect(markup).toContain(">Tag 1</a>");
  });

  test("takes the short way over the 180th meridian", () => {
    const discs = discsOf(drawn(dayOf(["Suva", -18.14, 178.44], ["Apia", -13.83, -171.76])));
    expect(discs[0]?.[0]).toBeLessThan(discs[1]?.[0] ?? 0);
    const { kmOfUnit } = frameAround([
      { latitude: -18.14, longitude: 178.44 },
      { latitude: -13.83, longitude: -171.76 },
    ]);
    expect(kmOfUnit * 360).toBeLessThan(2500);
  });

  test("has the south below and the west left, wherever the places lie, and all of them on the sheet", () => {
    const place = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        const frame = frameAround(places);
        for (const one of places) {
          const [x, y] = frame.onPaper(one);
          expect(x >= 0 && x <= frame.width && y >= 0 && y <= frame.height).toBe(true);
          for (const other of places) if (one.latitude > other.latitude) expect(y).toBeLessThanOrEqual(frame.onPaper(other)[1] + 1e-6);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("has a scale that tells a true and round length", () => {
    const [one, other] = [
      { latitude: 45, longitude: 7 },
      { latitude: 45, longitude: 8 },
    ];
    const frame = frameAround([one, other]);
    const bar = scaleBar(frame);
    const units = frame.onPaper(other)[0] - frame.onPaper(one)[0];
    expect((units / bar.units) * bar.km).toBeCloseTo(kmBetween(one, other), 0);
    expect(String(bar.km)).toMatch(/^[125]0*$/);
  });
});

describe("the map of destinations", () => {
  const places = [
    { slug: "kyoto", name: "Kyoto, Japan", latitude: 35, longitude: 135.8 },
    { slug: "sydney", name: "Sydney, Australia", latitude: -33.9, longitude: 151.2 },
  ];

  test("links each to its page in the reader's language and names it", () => {
    const markup = destinationMap("All", places, "de") ?? "";
    expect(markup).toContain('href="/de/destinations/detail/kyoto"');
    expect(markup).toContain("Sydney</tspan>");
    expect(zlib.gzipSync(markup).length).toBeLessThan(25_000);
  });

  test.each(["Europe", "Asia", "Africa", "Americas", "Oceania"] as const)("has land on the sheet of %s", (continent) =>
    expect(destinationMap(continent, places.slice(0, 1), "en")).toMatch(/class="land" d="M/),
  );

  test("is not there without any", () => expect(destinationMap("Asia", [], "en")).toBeUndefined());
});
