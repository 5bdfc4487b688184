import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const en = {
  country: "Japan",
  text: "On the Saturday of Paris at the Table I was scoring a baguette on rue de Charenton at seven, and by nine Aïssatou let me choose the leeks at Aligre. Mine was the crooked loaf. I now bake every Sunday in Osaka.",
} satisfies TestimonialText;
