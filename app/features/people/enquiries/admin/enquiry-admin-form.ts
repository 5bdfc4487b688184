/** What the forms of an enquiry's page send and what the page answers. */
import type { FormAnswer } from "#app/values/form-answer.ts";

/**
 * Longest texts, in characters (UTF-16 units, as the browser's maxlength counts). An answer of any script, sent by a form, stays
 * below what a form may send.
 */
export const entryLimits = { answer: 5_000, note: 2_000 } as const;

/** Keys of enquiriesAdmin:errors. */
export const entryErrors = ["answerRequired", "answerTooLong", "noteRequired", "noteTooLong"] as const;
export type EntryError = (typeof entryErrors)[number];

/** What can be written: the form's name, too. */
export type EntryKind = keyof typeof entryLimits;

/** `problem`: keys of enquiriesAdmin:problems, why nothing was done. */
export type EnquiryAnswer = FormAnswer<"changed" | "unsent">;
