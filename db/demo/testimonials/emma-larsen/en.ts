import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  country: "the United Kingdom",
  text: "Serengeti with Her, half past six, and Neema cut the engine. A lioness carried her three cubs across the track, one by one, an arm's length from the bumper. Nobody spoke until breakfast. I have told the story at every dinner since.",
} satisfies TestimonialText;
