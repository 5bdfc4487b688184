import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Meera Shekhawat",
  place: "Jaipur",
  about:
    "Meera nació en Jaipur, es historiadora y dedica a la zenana tanto tiempo como otros a los salones de los espejos. Conoce cada ascensor, cada jeep y cada banco entre Jaipur y Udaipur, y habla de las reinas como de unas tías difíciles.",
} satisfies GuideText;
