import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Yesenia Quispe",
  place: "Ollantaytambo",
  about:
    "Yesenia ist nahe Ollantaytambo mit Quechua aufgewachsen und geht auf dem Inka-Trail voran. Als es hieß, die Träger würden ihr nicht gehorchen, fragte sie erst einmal nach ihren Namen.",
} satisfies GuideText;
