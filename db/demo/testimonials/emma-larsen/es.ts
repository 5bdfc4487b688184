import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  country: "Reino Unido",
  text: "En El Serengeti con ella, a las seis y media, Neema apagó el motor. Una leona llevó a sus tres cachorros al otro lado de la pista, uno por uno, a un brazo de distancia del parachoques. Nadie habló hasta el desayuno. Desde entonces lo cuento en todas las cenas.",
} satisfies TestimonialText;
