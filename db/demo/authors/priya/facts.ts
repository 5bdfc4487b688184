export const facts = { slug: "priya", name: "Priya Nair", picture: "people/author-priya" };
