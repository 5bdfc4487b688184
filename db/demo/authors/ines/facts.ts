export const facts = { slug: "ines", name: "Inês Carvalho", picture: "people/author-ines" };
