import type { GuideText } from "#app/features/selling/catalogue/trip/trip-content.ts";

export const es = {
  name: "Yesenia Quispe",
  place: "Ollantaytambo",
  about:
    "Yesenia creció cerca de Ollantaytambo hablando quechua y abre la marcha en el Camino Inca. Le dijeron que los porteadores no la obedecerían; ella empezó por preguntarles sus nombres.",
} satisfies GuideText;
