import type { NewsletterAnswer } from "./newsletter-answer.ts";

const isAnswer = (value: unknown): value is NewsletterAnswer =>
  typeof value === "object" && value !== null && "ok" in value && "title" in value;

/** Sends the newsletter's form to `path`; undefined where it did not arrive (no connection, the site away). */
export async function sendAddress(path: string, form: FormData): Promise<NewsletterAnswer | undefined> {
  try {
    const response = await fetch(path, { method: "POST", body: form, headers: { Accept: "application/json" } });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
