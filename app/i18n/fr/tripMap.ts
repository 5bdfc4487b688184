import type source from "#app/i18n/en/tripMap.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  heading: "L’itinéraire sur la carte",
  stops: "Étapes dans l’ordre du voyage",
  day: "Jour {{day}}",
  source: "Les lignes relient les étapes ; les routes, elles, tournent. Terres et frontières : Natural Earth.",
  schematic: "À l’échelle, sans les rues : les lignes relient les étapes.",
  world: "Où se trouvent nos destinations",
  worldSource: "Terres et frontières : Natural Earth.",
} satisfies Translation<typeof source>;
