import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Inês Carvalho écrit sur la cuisine. Elle vient de Setúbal, au sud de Lisbonne, où ses tantes tenaient un étal de poisson au marché du Livramento. Elle suit les ingrédients que les navires portugais ont portés autour du monde et demande à celles et ceux qui cuisinent ce qu’ils en ont fait. Elle prend des notes entre les plats, jamais pendant.",
} satisfies AuthorText;
