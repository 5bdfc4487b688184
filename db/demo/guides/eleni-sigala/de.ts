import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Eleni Sigala",
  place: "Santorin",
  about:
    "Eleni ist in Karterados geboren und kennt, wie ein Gast schrieb, alle Bäcker zwischen Fira und Pyrgos. Im Sommer geht sie den Calderaweg um sieben, und bei ihr werden selbst Abwasserkanäle der Bronzezeit spannend.",
} satisfies GuideText;
