/** What the forms of the reviews are called and what their pages answer. */
import type { FormAnswer } from "#app/values/form-answer.ts";

export const reviewForms = ["state", "answer", "pictures"] as const;
export type ReviewFormName = (typeof reviewForms)[number];

/** `problem`: keys of reviewsAdmin:problems, why nothing was changed. */
export type ReviewAnswer = FormAnswer<"stale" | "absent">;
