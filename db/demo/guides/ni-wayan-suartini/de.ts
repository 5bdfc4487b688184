import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Ni Wayan Suartini",
  place: "Nyuh Kuning, Ubud",
  about:
    "Wayan wuchs unter den Holzschnitzern von Nyuh Kuning auf, wo einst hinter der Küche der Reis begann und ihre Mutter bis heute die Opfergaben des Hauses faltet. Vor dem ersten Tempel sagt sie offen, was die Sitte verlangt, damit niemand flüstern muss.",
} satisfies GuideText;
