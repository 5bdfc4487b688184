export const facts = { slug: "kavya", name: "Kavya Menon", picture: "people/author-kavya" };
