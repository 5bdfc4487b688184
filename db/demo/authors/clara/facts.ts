export const facts = { slug: "clara", name: "Clara Whitfield", picture: "people/author-clara" };
