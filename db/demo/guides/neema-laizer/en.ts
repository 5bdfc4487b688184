import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Neema Laizer",
  place: "Arusha",
  about:
    "Neema grew up in Monduli, 40 km west of Arusha, has guided in the northern parks since 2012 and has led for Yatrika since 2016. She reads the alarm calls of impalas and has changed, by her own book-keeping, sixty-three tyres.",
} satisfies GuideText;
