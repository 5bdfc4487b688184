import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Pema Tamang",
  place: "Langtang",
  about:
    "Pema nació en el pueblo de Langtang, donde su tía todavía tiene una casa de té, y estaba en la escuela en Katmandú cuando el terremoto sepultó el pueblo antiguo. Te mide el oxígeno dos veces al día, se ríe con facilidad y no discute sobre quién sube.",
} satisfies GuideText;
