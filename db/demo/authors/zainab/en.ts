import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Zainab Okafor is a culture critic who grew up in Lagos and lives in Leeds. She writes about manners: who pours, who waits, who may say no. She takes her own tea without sugar and has learnt when to keep quiet about it.",
} satisfies AuthorText;
