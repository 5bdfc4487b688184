import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Ni Wayan Suartini",
  place: "Nyuh Kuning, Ubud",
  about:
    "Wayan creció entre los tallistas de Nyuh Kuning, donde antes el arroz empezaba detrás de la cocina y donde su madre sigue doblando las ofrendas de la casa. Antes del primer templo dice con claridad lo que pide la costumbre, para que nadie tenga que susurrar.",
} satisfies GuideText;
