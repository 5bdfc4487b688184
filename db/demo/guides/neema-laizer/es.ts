import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Neema Laizer",
  place: "Arusha",
  about:
    "Neema creció en Monduli, 40 km al oeste de Arusha, guía en los parques del norte desde 2012 y con Yatrika desde 2016. Entiende las voces de alarma de los impalas y, según sus propias cuentas, ha cambiado sesenta y tres ruedas.",
} satisfies GuideText;
