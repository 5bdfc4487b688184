import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Camille Rousselot",
  place: "Paris",
  about:
    "Camille ist gelernte Konditorin und wohnt beim Faubourg Saint-Antoine, zehn Minuten vom Hotel. Sie kauft vor elf auf dem Marché d’Aligre ein und weiß, welche Bäckereien im August offen bleiben.",
} satisfies GuideText;
