import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Kavya Menon is a photographer in Bengaluru who travels with our guides. She has carried the same 38-litre bag since 2019 and weighs what goes into it on a kitchen scale. Her shoulder made her do it.",
} satisfies AuthorText;
