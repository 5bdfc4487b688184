import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Haruka Okuda",
  place: "Kyoto",
  about:
    "Haruka a grandi à Kyoto, dans le quartier de Higashiyama, et porte le nom du train de l’aéroport du Kansai. Elle connaît chaque correspondance à la minute, préfère les lignes lentes, où l’on pose des questions, et sort des parapluies avant qu’on en demande.",
} satisfies GuideText;
