import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Inês Carvalho escribe de gastronomía y es de Setúbal, al sur de Lisboa, donde sus tías llevaban un puesto de pescado en el mercado de Livramento. Sigue los ingredientes que los barcos portugueses llevaron por el mundo y pregunta a quienes cocinan qué hicieron con ellos. Toma notas entre plato y plato, nunca mientras come.",
} satisfies AuthorText;
