import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Noor El Amrani is a journalist from Marrakech. She began in local radio, in Arabic and French, and now writes about work, women and who earns what from tourism. She lives ten minutes on foot from the hammam her grandmother went to.",
} satisfies AuthorText;
