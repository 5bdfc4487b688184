import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Ni Wayan Suartini",
  place: "Nyuh Kuning, Ubud",
  about:
    "Wayan grew up among the woodcarvers of Nyuh Kuning, where the rice once began behind the kitchen and her mother still folds the offerings of the house. Before the first temple she says plainly what custom asks, so that no one has to whisper.",
} satisfies GuideText;
