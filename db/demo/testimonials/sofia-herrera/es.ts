import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  country: "México",
  text: "En Chinchero, Rosa machacó cochinilla en la palma de la mano, como hace mi abuela en Oaxaca. Dos días después, al pie del paso de la Mujer Muerta, Marleni se acomodó durante tres horas a mi paso más lento. En el Camino Inca entendí qué significa que nadie se quede atrás.",
} satisfies TestimonialText;
