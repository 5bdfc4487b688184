import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const en = {
  name: "Meera Shekhawat",
  place: "Jaipur",
  about:
    "Meera was born in Jaipur, is a historian, and spends as long in the zenana as others do in the mirror halls. She knows every lift, jeep and bench between Jaipur and Udaipur, and talks of the queens as if they were difficult aunts.",
} satisfies GuideText;
