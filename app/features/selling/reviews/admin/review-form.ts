/** What the forms of the reviews send and what their pages answer. */
import type { ReviewState } from "#app/features/publishing/content/content-terms.ts";

/** Longest texts, in characters, and most pictures. */
export const reviewDeskLimits = { name: 60, comment: 3_000, answer: 1_500, pictures: 12 } as const;

/** BCP 47 tags of the languages a review may be written down in. */
export const reviewLanguages = ["en", "hi", "de", "fr", "es", "it", "pt", "pt-BR", "nl", "sv", "da", "pl", "ja", "ko"] as const;

/** Keys of reviewsDesk:errors. `limit` is what may be, `length` what there is. */
export type ReviewFieldError = {
  key: "required" | "tooLong" | "choice" | "date" | "dateAhead" | "tooMany" | "picture";
  limit?: number;
  length?: number;
};

/** Keys of reviewsDesk:problems: why nothing was changed. */
export type ReviewProblem = "stale" | "absent" | "unreadable" | "undelivered" | "forbidden";

/** Keys of reviewsDesk:done. */
export type ReviewDone = "added" | "again" | ReviewState | "answered" | "unanswered" | "pictures";

export const reviewForms = ["state", "answer", "pictures"] as const;
/** `new` is the form of a page of its own. */
export type ReviewFormName = (typeof reviewForms)[number] | "new";

export type ReviewAnswer = {
  /** Tells one answer from the next. */
  at: string;
  form: ReviewFormName;
  problem?: ReviewProblem;
  /** By the names of fields, in their order. */
  errors?: Partial<Record<string, ReviewFieldError>>;
  /** What was typed. */
  values?: Record<string, string>;
};
