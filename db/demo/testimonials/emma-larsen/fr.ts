import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  country: "Royaume-Uni",
  text: "« Le Serengeti avec elle », 6 h 30 : Neema coupe le moteur. Une lionne fait traverser la piste à ses trois petits, un par un dans sa gueule, à un bras du pare-chocs. Personne n’a plus parlé jusqu’au petit-déjeuner. Depuis, je raconte l’histoire à chaque dîner.",
} satisfies TestimonialText;
