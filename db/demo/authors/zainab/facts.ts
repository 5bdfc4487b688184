import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "zainab", name: "Zainab Okafor", picture: "people/author-zainab" } satisfies AuthorFacts;
