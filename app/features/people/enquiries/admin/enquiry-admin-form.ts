/** What the forms of an enquiry's page send and what the page answers. */
import type { EnquiryStatus } from "./enquiry-list.ts";

/**
 * Longest texts, in characters (UTF-16 units, as the browser's maxlength counts). An answer of any script, sent by a form, stays
 * below what a form may send.
 */
export const entryLimits = { answer: 5_000, note: 2_000 } as const;

/** Keys of enquiriesAdmin:errors. */
export const entryErrors = ["answerRequired", "answerTooLong", "noteRequired", "noteTooLong"] as const;
export type EntryError = (typeof entryErrors)[number];

/** Keys of enquiriesAdmin:problems: why nothing was done. */
export type EnquiryProblem = "forbidden" | "absent" | "changed" | "unreadable" | "undelivered";

export type EntryKind = "answer" | "note";

/** What is written on a page: the page's own `key` is sent along, and the revision of the enquiry that it has shown. */
export type EntryForm = { intent: EntryKind; key: string; seen: number; text: string };
export type EnquiryAdminForm = EntryForm | { intent: "status"; seen: number; status: EnquiryStatus };

export type EnquiryAnswer = {
  /** Tells one answer from the next. */
  at: string;
  problem?: EnquiryProblem;
  /** Which of the texts was sent, with what stands in it and why it was refused. */
  entry?: { kind: EntryKind; text: string; error?: EntryError };
};
