import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Haruka Okuda",
  place: "Kyoto",
  about:
    "Haruka ist im Kyotoer Stadtteil Higashiyama aufgewachsen und heißt wie der Zug vom Flughafen Kansai. Sie kennt jeden Anschluss auf die Minute, fährt lieber die langsamen Strecken, weil die Gäste dort Fragen stellen, und hat Schirme, bevor jemand danach fragt.",
} satisfies GuideText;
