export const facts = { slug: "zainab", name: "Zainab Okafor", picture: "people/author-zainab" };
