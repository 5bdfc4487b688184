import { describe, expect, test } from "vitest";
import type { DepartureStatus } from "#app/features/selling/catalogue/departures.ts";
import type { TourDetail } from "./tour-detail.server.ts";
import type { TourReview } from "#app/features/selling/reviews/shown/shown-reviews.server.ts";
import { questionsStructuredData, tourStructuredData } from "./tour-structured-data.server.ts";

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
      departures: (over.departures ?? ["SOLD_OUT", "LIMITED", "AVAILABLE"]).map((status, index) => ({
        id: `departure-${index}`,
        startDate: `2027-04-${String(28 - index).padStart(2, "0")}`,
        endDate: "2027-05-09",
        status,
        priceInr: 159_375,
      })),
      reviews: over.reviews ?? [],
      days: [
        { stops: [] },
        {
          stops: [
            { name: "Kiyomizu-dera", latitude: 34.9949, longitude: 135.785, by: "walk" },
            { name: "Nara", latitude: 34.6851, longitude: 135.8048, by: "train" },
          ],
        },
      ],
      priceInr: 159_375,
      origin: "https://yatrika.example",
      url: "https://yatrika.example/tours/detail/japan-heritage",
      image: "https://yatrika.example/og/tours/japan-heritage.png",
    },
    { title: "Departure", description: "Breakfast, transfer to the airport, end of services." },
  );

const offersOf = (data: object) => (data as { offers: { availability: string }[] }).offers;

describe("a tour as structured data", () => {
  test("the offer is in INR whatever currency the page shows, and the discount is taken off", () => {
    for (const offer of offersOf(build())) expect(offer).toMatchObject({ "@type": "Offer", price: 159_375, priceCurrency: "INR" });
  });

  test("each departure is an offer of its own, the soonest first, and says whether it has seats", () => {
    const offers = offersOf(build({ departures: ["CLOSED", "LIMITED", "SOLD_OUT", "AVAILABLE"] }));
    expect(offers.map(({ availability }) => availability)).toEqual([
      "https://schema.org/InStock",
      "https://schema.org/SoldOut",
      "https://schema.org/LimitedAvailability",
      "https://schema.org/OutOfStock",
    ]);
    expect(offers[0]).toMatchObject({
      url: "https://yatrika.example/tours/detail/japan-heritage?departure=departure-3",
      itemOffered: { "@type": "Trip", departureTime: "2027-04-25", arrivalTime: "2027-05-09" },
    });
  });

  test("at most twenty departures are offered; without any nothing is", () => {
    expect(offersOf(build({ departures: Array.from({ length: 26 }, () => "AVAILABLE") }))).toHaveLength(20);
    expect(build({ departures: [] })).not.toHaveProperty("offers");
  });

  test("questions are those of the page, each with its answer; without any there is no block", () => {
    const url = "https://yatrika.example/tours/detail/japan-heritage";
    expect(questionsStructuredData(url, [{ question: "Alone?", answer: "Often." }])).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [{ "@type": "Question", name: "Alone?", acceptedAnswer: { "@type": "Answer", text: "Often." } }],
    });
    expect(questionsStructuredData(url, [])).toBeUndefined();
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

  test("a day has its stops as places with their coordinates, in their order; a day without any has none", () => {
    const { itinerary } = build() as { itinerary: { itemListElement: { item?: object }[] } };
    expect(itinerary.itemListElement.map(({ item }) => item)).toEqual([
      undefined,
      {
        "@type": "ItemList",
        numberOfItems: 2,
        itemListElement: [
          { "@type": "Place", name: "Kiyomizu-dera", geo: { "@type": "GeoCoordinates", latitude: 34.9949, longitude: 135.785 } },
          { "@type": "Place", name: "Nara", geo: { "@type": "GeoCoordinates", latitude: 34.6851, longitude: 135.8048 } },
        ],
      },
      undefined,
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
    expect(build()).toMatchObject({ provider: agency, brand: agency });
    for (const offer of offersOf(build())) expect(offer).toMatchObject({ seller: agency });
  });
});
