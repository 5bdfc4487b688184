import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  country: "Allemagne",
  text: "Sur la route circulaire, Sigrún s’arrêtait partout où la lumière était bonne, et nous étions quand même à Höfn pour les langoustines. J’ai pris 900 photos. Trente-cinq minutes entre les icebergs de Jökulsárlón, c’est trop court pour qui a un appareil.",
} satisfies TestimonialText;
