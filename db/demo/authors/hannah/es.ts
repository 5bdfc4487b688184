import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const es = {
  bio: "Hannah Berg hizo su primer viaje sola a los sesenta y un años, y desde entonces ha ido en tren a todas partes donde hay vías. Escribe sobre rutas lentas, horarios reales y qué se siente al ser la persona de más edad del albergue.",
} satisfies AuthorText;
