/** What a review is made of, whoever sends it: its limits, its languages, and what can be wrong with its fields. */

/** Longest texts, in characters, and most pictures. */
export const reviewLimits = { name: 60, comment: 3_000, answer: 1_500, pictures: 12 } as const;

/** BCP 47 tags of the languages a review may be written down in. */
export const reviewLanguages = ["en", "hi", "de", "fr", "es", "it", "pt", "pt-BR", "nl", "sv", "da", "pl", "ja", "ko"] as const;

export const reviewErrors = ["required", "tooLong", "choice", "date", "dateAhead", "tooMany", "picture"] as const;
export type ReviewError = (typeof reviewErrors)[number];
