import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Zainab Okafor, crítica cultural, creció en Lagos y vive en Leeds. Escribe sobre modales: quién sirve, quién espera, quién puede decir que no. Toma el té sin azúcar y ha aprendido cuándo callárselo.",
} satisfies AuthorText;
