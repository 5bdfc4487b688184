import crypto from "node:crypto";
import {
  testimonialDraftSchema,
  testimonialInputSchema,
  type TestimonialInput,
} from "#app/features/publishing/content/editing/content-input.server.ts";
import {
  createTestimonial,
  testimonialForEditing,
  updateTestimonial,
} from "#app/features/publishing/content/editing/testimonial-editing.server.ts";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { uuidOf } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { line, numberChosen } from "#app/features/publishing/content/admin/editor/typed-fields.ts";

/** How testimonials are written. */
export const testimonialEditing: Editing<TestimonialInput, string> = {
  kind: "testimonial",
  idOf: uuidOf,
  read: testimonialForEditing,
  schema: testimonialInputSchema,
  draftSchema: testimonialDraftSchema,
  fields: {
    facts: { name: line, rating: numberChosen, picture: line },
    text: { country: line, text: line },
  },
  titleOf: ({ facts }) => facts.name,
  // It has no page, so nobody types an address: its slug is made of all it says, so that the same form sent twice is one testimonial.
  addressOf: (input) => `said-${crypto.createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 40)}`,
  create: createTestimonial,
  update: updateTestimonial,
};
