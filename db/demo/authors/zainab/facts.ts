import type { AuthorFacts } from "#app/features/publishing/blog/post-content.ts";

export const facts = { slug: "zainab", name: "Zainab Okafor", picture: "people/author-zainab" } satisfies AuthorFacts;
