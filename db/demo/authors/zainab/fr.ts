import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Zainab Okafor est critique culturelle ; elle a grandi à Lagos et vit à Leeds. Elle écrit sur le savoir-vivre : qui verse, qui attend, qui peut dire non. Elle prend son thé sans sucre et a appris quand il vaut mieux ne pas le dire.",
} satisfies AuthorText;
