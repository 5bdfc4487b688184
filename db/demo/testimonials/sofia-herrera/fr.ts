import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const fr = {
  country: "Mexique",
  text: "À Chinchero, Rosa a écrasé la cochenille dans sa paume, comme ma grand-mère à Oaxaca. Deux jours plus tard, sous le col de la Femme morte, Marleni s’est réglée pendant trois heures sur mon pas le plus lent. Sur le chemin de l’Inca, j’ai compris ce que veut dire ne laisser personne derrière.",
} satisfies TestimonialText;
