import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Sigrún Halldórsdóttir",
  place: "Reikiavik",
  about:
    "Sigrún creció en Höfn, estudió geología en Reikiavik y conduce ella misma toda la vuelta a la isla. Lo primero que lee es el pronóstico del viento y, si hace falta, da media vuelta.",
} satisfies GuideText;
