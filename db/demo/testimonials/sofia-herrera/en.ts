import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  country: "Mexico",
  text: "In Chinchero, Rosa crushed cochineal in her palm, as my grandmother does in Oaxaca. Two days later, below Dead Woman's Pass, Marleni matched my slowest step for three hours. On the Inca Trail I understood what it means that nobody is left behind.",
} satisfies TestimonialText;
