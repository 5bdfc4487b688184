/** Reviews in numbers, and the letter that stands for who wrote one. */

/** How many reviews gave each number of stars, five first. */
export function starCounts(reviews: readonly { rating: number }[]): { stars: number; count: number }[] {
  return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: reviews.filter((review) => Math.floor(review.rating) === stars).length }));
}

/** Number and average of some reviews; undefined where there are none. */
export function ratingOf(reviews: readonly { rating: number }[]): { count: number; average: number } | undefined {
  if (reviews.length === 0) return undefined;
  return { count: reviews.length, average: reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length };
}

/** First letter of a name, as a reader of its script sees it. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
