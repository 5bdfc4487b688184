import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Neema Laizer",
  place: "Arusha",
  about:
    "Neema a grandi à Monduli, à 40 km à l’ouest d’Arusha ; elle guide dans les parcs du Nord depuis 2012, et pour Yatrika depuis 2016. Elle sait lire les cris d’alarme des impalas et a changé, selon ses propres comptes, soixante-trois pneus.",
} satisfies GuideText;
