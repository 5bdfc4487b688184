import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Kavya Menon es fotógrafa, vive en Bangalore y viaja con nuestras guías. Desde 2019 lleva la misma mochila de 38 litros y pesa lo que mete en ella en una báscula de cocina. Fue idea de su hombro.",
} satisfies AuthorText;
