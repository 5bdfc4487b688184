import type { AuthorFacts } from "#app/features/publishing/blog/article-content.ts";

export const facts = { slug: "kavya", name: "Kavya Menon", picture: "people/author-kavya" } satisfies AuthorFacts;
