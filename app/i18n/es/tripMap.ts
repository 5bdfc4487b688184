import type source from "#app/i18n/en/tripMap.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  heading: "La ruta",
  stops: "Paradas en el orden del viaje",
  day: "Día {{day}}",
  source: "Las líneas unen las paradas; las carreteras dan más vueltas. Tierra y fronteras: Natural Earth.",
  schematic: "A escala, sin calles: las líneas unen las paradas.",
  world: "Dónde están nuestros destinos",
  worldSource: "Tierra y fronteras: Natural Earth.",
} satisfies Translation<typeof source>;
