import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "noor", name: "Noor El Amrani", picture: "people/author-noor" } satisfies AuthorFacts;
