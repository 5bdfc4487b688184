/** How complete a language is: one rule for the messages of the site, the demo content and what the agency writes. */

export type Completeness = {
  filled: number;
  total: number;
  /** Whole per cent, rounded down: 100 is said of nothing that has a gap. */
  percent: number;
  /** Where texts are missing, such as `itinerary.2.title`. */
  missing: string[];
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** A list of lines is one text: its language may well need another number of lines. */
const isText = (value: unknown) => typeof value === "string" || (isList(value) && value.every((item) => typeof item === "string"));
const isEmpty = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() === "" : !isList(value) || value.every((item) => isEmpty(item));

/** Where a value holds texts that are not empty. */
function textsIn(value: unknown, prefix = ""): string[] {
  if (isText(value)) return isEmpty(value) ? [] : [prefix];
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, prefix === "" ? key : `${prefix}.${key}`));
}

/** Whole per cent of a whole, rounded down; all of nothing is 100. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : Math.floor((part / whole) * 100));

/** Which of the English texts another language has too. */
export function completenessOf(english: unknown, own: unknown): Completeness {
  const wanted = textsIn(english);
  const there = new Set(textsIn(own));
  const missing = wanted.filter((place) => !there.has(place));
  const filled = wanted.length - missing.length;
  return { filled, total: wanted.length, percent: percentOf(filled, wanted.length), missing };
}
