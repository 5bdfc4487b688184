import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const de = {
  country: "Deutschland",
  text: "Auf der Ringstraße hielt Sigrún überall, wo das Licht gut war, und trotzdem waren wir zu den Langustinen in Höfn. Ich habe 900 Bilder gemacht. Fünfunddreißig Minuten zwischen den Eisbergen des Jökulsárlón sind zu kurz für alle, die eine Kamera dabeihaben.",
} satisfies TestimonialText;
