/** What somebody who asked for the newsletter is told. */
export type NewsletterAnswer = { ok: boolean; title: string; text: string };
