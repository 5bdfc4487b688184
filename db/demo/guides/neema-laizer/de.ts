import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Neema Laizer",
  place: "Arusha",
  about:
    "Neema ist in Monduli aufgewachsen, 40 km westlich von Arusha, führt seit 2012 durch die Parks des Nordens und seit 2016 für Yatrika. Sie versteht die Warnrufe der Impalas und hat, nach eigener Buchführung, dreiundsechzig Reifen gewechselt.",
} satisfies GuideText;
