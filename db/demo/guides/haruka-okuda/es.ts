import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Haruka Okuda",
  place: "Kioto",
  about:
    "Haruka creció en Higashiyama, en Kioto, y se llama como el tren del aeropuerto de Kansai. Conoce cada transbordo al minuto, prefiere las líneas lentas, porque en ellas le hacen preguntas, y saca los paraguas antes de que nadie los pida.",
} satisfies GuideText;
