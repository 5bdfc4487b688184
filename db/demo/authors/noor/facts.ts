export const facts = { slug: "noor", name: "Noor El Amrani", picture: "people/author-noor" };
