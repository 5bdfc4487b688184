import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const de = {
  name: "Meera Shekhawat",
  place: "Jaipur",
  about:
    "Meera ist in Jaipur geboren, ist Historikerin und verbringt in der Zenana so viel Zeit wie andere in den Spiegelsälen. Sie kennt jeden Aufzug, jeden Jeep und jede Bank zwischen Jaipur und Udaipur und spricht von den Königinnen wie von schwierigen Tanten.",
} satisfies GuideText;
