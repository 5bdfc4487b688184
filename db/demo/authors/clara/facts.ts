import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "clara", name: "Clara Whitfield", picture: "people/author-clara" } satisfies AuthorFacts;
