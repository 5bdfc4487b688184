/** The pages on which a tour's trip is written, each with an address of its own. */
export const tripSections = ["facts", "days", "points", "access", "cost", "questions"] as const;
export type TripSection = (typeof tripSections)[number];

/** What a form of the trip sends and shows: texts by the names of their fields; a box that is ticked is "on". */
export type TripFields = Record<string, string>;
/** Why fields were refused, by their names. */
export type TripProblem =
  | "number"
  | "place"
  | "between"
  | "order"
  | "unknown"
  | "short"
  | "long"
  | "line"
  | "pair"
  | "many"
  | "slug"
  | "taken"
  | "picture";
export type TripErrors = Record<string, TripProblem>;

/** How many questions, estimates and payments a form has room for beyond what is written. */
export const spareRows = 2;
