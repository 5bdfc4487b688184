import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  country: "Japon",
  text: "Le samedi de « Paris à table », à 7 h, je grignais une baguette rue de Charenton, et à 9 h, Aïssatou me laissait choisir les poireaux à Aligre. Le pain tout de travers, c’était le mien. Depuis, je fais du pain tous les dimanches à Osaka.",
} satisfies TestimonialText;
