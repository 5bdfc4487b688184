import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Clara Whitfield edita manuales de software para una empresa de Bristol y desde 2019 lo ha hecho desde once países. Para nosotras escribe sobre trabajar viajando: escritorios, visados, husos horarios y lo que cuesta de verdad un mes. Lleva diez años con el mismo modelo de gafas redondas y ahora viaja con unas de repuesto.",
} satisfies AuthorText;
