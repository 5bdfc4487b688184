import { reviewSchema, type WrittenReview } from "./write-review.server.ts";
import type { ReviewAnswer, ReviewField } from "./review-view.tsx";

type Sent = Record<ReviewField, string>;
type Parsed = { ok: true; value: WrittenReview } | { ok: false; errors: NonNullable<ReviewAnswer["errors"]>; sent: Sent };

/** The form of a review: what was sent is kept beside what is wrong with it. */
export function parseReview(form: FormData): Parsed {
  const field = (name: ReviewField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const sent: Sent = { rating: field("rating"), name: field("name"), comment: field("comment") };
  const parsed = reviewSchema.safeParse(sent);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: NonNullable<ReviewAnswer["errors"]> = {};
  for (const { path, code } of parsed.error.issues) {
    const [name] = path;
    if (name === "rating") errors.rating = "missing";
    if (name === "name" || name === "comment") errors[name] = code === "too_big" ? "long" : "missing";
  }
  return { ok: false, errors, sent };
}
