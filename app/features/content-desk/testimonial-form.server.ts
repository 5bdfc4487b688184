import { randomUUID } from "node:crypto";
import { testimonialInputSchema, type TestimonialInput } from "#app/features/content/content-input.server.ts";
import { createTestimonial, testimonialForEditing, updateTestimonial } from "#app/features/content/testimonial-editing.server.ts";
import type { Editing } from "./editing.server.ts";
import { uuidOf } from "./piece-id.ts";
import { line, numberChosen } from "./typed-fields.ts";

/** How testimonials are written. */
export const testimonialEditing: Editing<TestimonialInput, string> = {
  kind: "testimonial",
  idOf: uuidOf,
  read: testimonialForEditing,
  schema: testimonialInputSchema,
  fields: {
    facts: { name: line, rating: numberChosen, picture: line },
    text: { country: line, text: line },
  },
  titleOf: ({ facts }) => facts.name,
  // It has no page, so nobody types an address: its slug only has to be nobody else's, whoever has the same name.
  addressOf: () => `said-${randomUUID()}`,
  create: createTestimonial,
  update: updateTestimonial,
};
