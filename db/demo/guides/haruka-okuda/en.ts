import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Haruka Okuda",
  place: "Kyoto",
  about:
    "Haruka grew up in Kyoto’s Higashiyama district and shares her name with the train from Kansai airport. She knows every change to the minute, prefers the slow lines, because there her guests ask questions, and has umbrellas before anyone asks.",
} satisfies GuideText;
