import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "priya", name: "Priya Nair", picture: "people/author-priya" } satisfies AuthorFacts;
