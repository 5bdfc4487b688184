import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Noor El Amrani, de Marrakech, est journaliste. Elle a commencé à la radio locale, en arabe et en français, et écrit aujourd’hui sur le travail, les femmes et ce que le tourisme rapporte, et à qui. Elle habite à dix minutes à pied du hammam où allait sa grand-mère.",
} satisfies AuthorText;
