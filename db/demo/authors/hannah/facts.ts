import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "hannah", name: "Hannah Berg", picture: "people/author-hannah" } satisfies AuthorFacts;
