import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Priya Nair es una escritora de viajes de Cochín y lleva una libreta con lo que cuestan las cosas y dónde le cobraron de más. Ha cruzado la India en autobús, en clase litera y una vez en un camión lleno de cebollas.",
} satisfies AuthorText;
