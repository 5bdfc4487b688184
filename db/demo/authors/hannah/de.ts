import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Hannah Berg machte ihre erste Reise allein mit einundsechzig und ist seitdem überallhin mit dem Zug gefahren, wo Gleise liegen. Sie schreibt über langsame Strecken, echte Fahrpläne und wie es ist, im Hostel die Älteste zu sein.",
} satisfies AuthorText;
