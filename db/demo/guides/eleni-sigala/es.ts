import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Eleni Sigala",
  place: "Santorini",
  about:
    "Eleni nació en Karterados y, como escribió una viajera, conoce a todos los panaderos entre Fira y Pyrgos. En verano sale al sendero de la caldera a las siete, y consigue que los desagües de la Edad del Bronce tengan interés.",
} satisfies GuideText;
