import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  country: "Japan",
  text: "Am Samstag von „Zu Tisch in Paris“ schnitt ich um sieben in der Rue de Charenton ein Baguette ein, und um neun ließ Aïssatou mich in Aligre den Lauch aussuchen. Das krumme Brot war meins. Jetzt backe ich jeden Sonntag in Osaka.",
} satisfies TestimonialText;
