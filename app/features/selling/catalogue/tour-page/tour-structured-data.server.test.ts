import { describe, expect, test } from "vitest";
import type { DepartureStatus } from "#app/features/selling/catalogue/departures.ts";
import type { TourDetail } from "./tour-detail.server.ts";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { tourStructuredData } from "./tour-structured-data.server.ts";

const tour: TourDetail = {
  id: 1,
  slug: "japan-heritage",
  title: "Heritage of Japan",
  destination: "Kyoto, Japan",
  summary: "Nine days by train.",
  category: "Cultural",
  durationDays: 3,
  groupMin: 2,
  groupMax: 16,
  featured: true,
  timeZone: "Asia/Tokyo",
  latitude: 35,
  longitude: 135,
  rating: 4.5,
  reviewCount: 2,
  basePriceMinor: 250_000,
  price: { currency: "EUR", base: 2300, price: 1955, discountPercent: 15 },
  description: [],
  highlights: [],
  itinerary: [
    { title: "Arrival", description: "Met at the airport." },
    { title: "Temples", description: "Before the crowds." },
  ],
  included: [],
  notIncluded: [],
  details: {},
  pictures: [],
};

const review = (rating: number, sample: boolean): TourReview => ({
  id: `${rating} ${sample}`,
  name: "Ananya Rao",
  language: "en",
  date: "2026-10-18",
  rating,
  comment: "Haruka knew every gardener by name.",
  sample,
  byStaff: false,
  answer: null,
  answerDate: null,
  pictures: [],
});

const build = (over: { reviews?: TourReview[]; departures?: DepartureStatus[] } = {}) =>
  tourStructuredData(
    {
      tour,
      departures: (over.departures ?? ["SOLD_OUT", "LIMITED", "AVAILABLE"]).map((status) => ({ status })),
      reviews: over.reviews ?? [],
      priceInr: 159_375,
      origin: "https://yatrika.example",
      url: "https://yatrika.example/tours/detail/japan-heritage",
      image: "https://yatrika.example/og/tours/japan-heritage.png",
    },
    { title: "Departure", description: "Breakfast, transfer to the airport, end of services." },
  );

describe("a tour as structured data", () => {
  test("the offer is in INR whatever currency the page shows, and the discount is taken off", () => {
    expect(build()).toMatchObject({ offers: { "@type": "Offer", price: 159_375, priceCurrency: "INR" } });
  });

  test("the offer says whether there are seats", () => {
    expect(build()).toMatchObject({ offers: { availability: "https://schema.org/InStock" } });
    expect(build({ departures: ["CLOSED", "LIMITED"] })).toMatchObject({
      offers: { availability: "https://schema.org/LimitedAvailability" },
    });
    expect(build({ departures: ["SOLD_OUT", "CLOSED"] })).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
    expect(build({ departures: [] })).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  });

  test("the itinerary has every day and the extra Departure day, numbered", () => {
    const { itinerary } = build() as { itinerary: { numberOfItems: number; itemListElement: { position: number; name: string }[] } };
    expect(itinerary.numberOfItems).toBe(3);
    expect(itinerary.itemListElement.map(({ position, name }) => [position, name])).toEqual([
      [1, "Arrival"],
      [2, "Temples"],
      [3, "Departure"],
    ]);
  });

  test("sample reviews never appear", () => {
    const data = build({ reviews: [review(5, true), review(4, true)] });
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data).not.toHaveProperty("review");
  });

  test("real reviews are counted without the samples among them", () => {
    const data = build({ reviews: [review(5, false), review(4, false), review(4, false), review(1, true)] });
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 1 } });
    expect((data as { review: unknown[] }).review).toHaveLength(3);
  });

  test("provider and seller are the agency's own block", () => {
    const agency = { "@id": "https://yatrika.example/#organization" };
    expect(build()).toMatchObject({ provider: agency, brand: agency, offers: { seller: agency } });
  });
});
