import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialOf, ratingOf, starCounts } from "./review-numbers.ts";

describe("reviews in numbers", () => {
  test("stars are counted from five to one, with none left out", () => {
    expect(starCounts([{ rating: 5 }, { rating: 3 }, { rating: 5 }])).toEqual([
      { stars: 5, count: 2 },
      { stars: 4, count: 0 },
      { stars: 3, count: 1 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ]);
  });

  test("the counts add up to the reviews, and the average lies between the lowest and the highest", () => {
    const ratings = fc.array(fc.record({ rating: fc.integer({ min: 1, max: 5 }) }), { minLength: 1 });
    fc.assert(
      fc.property(ratings, (reviews) => {
        expect(starCounts(reviews).reduce((sum, { count }) => sum + count, 0)).toBe(reviews.length);
        const values = reviews.map(({ rating }) => rating);
        expect(ratingOf(reviews)!.average).toBeGreaterThanOrEqual(Math.min(...values));
        expect(ratingOf(reviews)!.average).toBeLessThanOrEqual(Math.max(...values));
      }),
    );
  });

  test("a tour without reviews has no rating", () => {
    expect(ratingOf([])).toBeUndefined();
  });

  test("the initial is the first letter a reader sees, marks included", () => {
    expect(initialOf("Ananya Rao")).toBe("A");
    expect(initialOf(" émilie")).toBe("É");
    expect(initialOf("किरण")).toBe("कि");
    expect(initialOf("")).toBe("");
  });
});
