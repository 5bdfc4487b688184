import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Noor El Amrani es una periodista de Marrakech. Empezó en la radio local, en árabe y en francés, y ahora escribe sobre el trabajo, las mujeres y sobre quién gana qué con el turismo. Vive a diez minutos a pie del hammam al que iba su abuela.",
} satisfies AuthorText;
