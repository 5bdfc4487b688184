/** Fields of content that have words of their own: keys of contentAdmin:fields, facts and texts. */
export const factNames = [
  "continent",
  "currency",
  "latitude",
  "longitude",
  "place",
  "popularRank",
  "picture",
  "category",
  "author",
  "date",
  "featured",
  "related",
  "durationDays",
  "groupMin",
  "groupMax",
  "basePriceUsd",
  "discountPercent",
  "timeZone",
  "gallery",
  "rating",
] as const;
export const textNames = [
  "name",
  "summary",
  "description",
  "highlights",
  "bestTimeToVisit",
  "title",
  "excerpt",
  "tags",
  "body",
  "destination",
  "itinerary",
  "included",
  "notIncluded",
  "details",
  "country",
  "text",
] as const;
export type TextName = (typeof textNames)[number];

export const isFactName = (name: string): name is (typeof factNames)[number] => factNames.some((known) => known === name);
export const isTextName = (name: string): name is TextName => textNames.some((known) => known === name);
