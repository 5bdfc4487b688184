import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "ines", name: "Inês Carvalho", picture: "people/author-ines" } satisfies AuthorFacts;
