import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Eleni Sigala",
  place: "Santorin",
  about:
    "Née à Karterados, Eleni connaît, comme l’a écrit une voyageuse, tous les boulangers entre Fira et Pyrgos. En été, elle prend le sentier de la caldeira à 7 h, et elle arrive à rendre passionnants des égouts de l’âge du bronze.",
} satisfies GuideText;
