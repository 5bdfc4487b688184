import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  country: "Mexiko",
  text: "In Chinchero zerrieb Rosa Cochenille in der Hand, wie meine Großmutter in Oaxaca. Zwei Tage später, unter dem Pass der Toten Frau, ging Marleni drei Stunden lang meinen langsamsten Schritt mit. Auf dem Inka-Trail habe ich verstanden, was es heißt, dass niemand zurückbleibt.",
} satisfies TestimonialText;
