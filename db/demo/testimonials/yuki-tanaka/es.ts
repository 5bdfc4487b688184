import type { TestimonialText } from "#app/features/selling/catalogue/catalogue-content.ts";

export const es = {
  country: "Japón",
  text: "El sábado de París a la mesa, a las siete, estaba haciéndole los cortes a una baguette en la rue de Charenton, y a las nueve Aïssatou me dejó elegir los puerros en Aligre. La barra torcida era la mía. Ahora horneo todos los domingos en Osaka.",
} satisfies TestimonialText;
