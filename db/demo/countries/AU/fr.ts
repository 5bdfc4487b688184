import type { NoteText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  visas: [
    "En novembre 2026, tout le monde sauf les Néo-Zélandais a besoin d’un visa ou d’une autorisation électronique avant le vol. Les passeports de l’UE et du Royaume-Uni donnent droit à l’eVisitor, gratuit ; ceux des États-Unis, du Canada, du Japon et de quelques autres pays à l’ETA, par application et payante ; les autres demandent un visa de visiteur, ce qui peut prendre des semaines. Passez par le site du Department of Home Affairs.",
    "À l’arrivée, déclarez aliments, bois, graines et chaussures boueuses. Ce que vous déclarez vous est le plus souvent rendu ; ce que vous taisez vaut une amende.",
    "Ceci est une indication, non un conseil juridique. Les règles changent : vérifiez auprès de l’ambassade d’Australie dans votre pays avant de réserver vos vols.",
  ],
  moneyMatters: [
    "La devise est le dollar australien. On paie presque partout par carte sans contact, même dans le bus ; un supplément de 1 à 2 % est courant et doit être affiché. Un peu d’espèces suffit pour les marchés et les petites villes.",
    "Les prix comprennent la taxe. Le pourboire n’est pas attendu ; au restaurant, certains arrondissent. Le dimanche et les jours fériés, cafés et restaurants ajoutent souvent 10 à 15 %.",
  ],
  communication: [
    "Les prises reçoivent des fiches de type I, à broches plates et obliques, en 230 V. Presque tous les visiteurs ont besoin d’un adaptateur.",
    "Une carte SIM ou une eSIM s’achète à l’aéroport ou au supermarché, avec le passeport. La 3G a été coupée en 2024 : un téléphone ancien peut ne pas joindre même les secours. Demandez à votre opérateur si le vôtre téléphone en 4G (VoLTE). Hors des villes, il n’y a souvent aucun réseau. L’indicatif est le +61.",
  ],
  weather: [
    "Les saisons sont inversées : l’été de décembre à février, l’hiver de juin à août. Le Sud est tempéré, avec des jours d’été qui dépassent 40 °C. Le Nord est tropical, pluvieux de novembre à avril et sec de mai à octobre. À l’intérieur des terres, les nuits d’hiver descendent jusqu’au gel.",
  ],
  emergency: [
    "Le 000 joint gratuitement la police, les pompiers et les ambulances ; le 112 fonctionne aussi depuis un portable. La police, sans urgence : 131 444. Poisons et morsures : 13 11 26, jour et nuit.",
    "Au plus chaud de l’été, regardez chaque matin les alertes incendie de l’État. Appelez aussi votre guide ou notre numéro, à toute heure.",
  ],
  health: [
    "Le soleil est le danger que l’on sous-estime : une peau claire brûle en 15 minutes. Chapeau, manches et crème solaire ; et ne vous baignez qu’entre les drapeaux rouge et jaune, où des sauveteurs surveillent les courants d’arrachement.",
    "Aucun vaccin n’est exigé, sauf si vous venez d’un pays où sévit la fièvre jaune. L’eau du robinet est bonne. Se soigner coûte cher aux visiteurs : emportez les papiers de votre assurance ; quelques pays ont un accord pour ce qui ne peut attendre.",
  ],
} satisfies NoteText;
