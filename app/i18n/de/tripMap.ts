import type source from "#app/i18n/en/tripMap.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  heading: "Die Route",
  stops: "Stationen in der Reihenfolge der Reise",
  day: "Tag {{day}}",
  source: "Die Linien verbinden die Stationen; die Straßen dazwischen haben Kurven. Land und Grenzen: Natural Earth.",
  schematic: "Maßstäblich, ohne Straßen: Die Linien verbinden die Stationen.",
  world: "Wo unsere Reiseziele liegen",
  worldSource: "Land und Grenzen: Natural Earth.",
} satisfies Translation<typeof source>;
