export const facts = { slug: "hannah", name: "Hannah Berg", picture: "people/author-hannah" };
