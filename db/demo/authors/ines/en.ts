import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Inês Carvalho is a food writer from Setúbal, south of Lisbon, where her aunts ran a fish stall in the Livramento market. She follows ingredients that Portuguese ships carried round the world and asks the cooks what they did with them. She takes notes between courses, never during.",
} satisfies AuthorText;
