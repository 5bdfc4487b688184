import type { FormAnswer } from "#app/values/form-answer.ts";

/** What who asks for the newsletter is answered, in words: its form stands on pages that carry none of its texts. */
export type NewsletterAnswer = FormAnswer<"too_many", { done: true; title: string; text: string }>;
