/** What somebody who asked for the newsletter is told; `at` tells two answers apart. */
export type NewsletterAnswer = { ok: boolean; title: string; text: string; at: string };
