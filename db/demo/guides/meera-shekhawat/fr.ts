import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const fr = {
  name: "Meera Shekhawat",
  place: "Jaipur",
  about:
    "Née à Jaipur, Meera est historienne et passe autant de temps dans le zenana que d’autres dans les salles des miroirs. Elle connaît chaque ascenseur, chaque jeep et chaque banc entre Jaipur et Udaipur, et parle des reines comme de tantes difficiles.",
} satisfies GuideText;
