import { z } from "zod";
import { line, paragraphs } from "#app/values/form-fields.ts";
import { reviewLimits, type ReviewError } from "./review-fields.ts";

const error = (key: ReviewError) => key;

/** What a traveller says, in her own form or in that of the agency: from 1 to 5 stars, the name to show, and her words. */
export const writtenReviewSchema = z.object({
  rating: z
    .string(error("choice"))
    .regex(/^[1-5]$/, error("choice"))
    .transform(Number),
  name: line({ required: error("required"), max: reviewLimits.name, tooLong: error("tooLong") }),
  comment: paragraphs({ required: error("required"), max: reviewLimits.comment, tooLong: error("tooLong") }),
});
export type WrittenReview = z.infer<typeof writtenReviewSchema>;
