import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Yesenia Quispe",
  place: "Ollantaytambo",
  about:
    "Yesenia grew up speaking Quechua near Ollantaytambo and walks in front on the Inca Trail. Told that the porters would not obey her, she asked them their names first.",
} satisfies GuideText;
