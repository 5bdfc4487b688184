import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  country: "Alemania",
  text: "En la carretera circular Sigrún paró siempre que la luz era buena y aun así llegamos a Höfn a tiempo de las cigalas. Hice 900 fotos. Treinta y cinco minutos entre los icebergs de Jökulsárlón es muy poco para quien lleva una cámara.",
} satisfies TestimonialText;
