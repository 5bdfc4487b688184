import type { TestimonialText } from "#app/features/catalogue/catalogue-content.ts";

export const es = {
  country: "Alemania",
  text: "En la carretera circular Sigrún paró dondequiera que la luz fuera buena y aun así llegamos a Höfn para las cigalas. Hice 900 fotos. Treinta y cinco minutos entre los icebergs de Jökulsárlón es muy poco para quien lleva una cámara.",
} satisfies TestimonialText;
