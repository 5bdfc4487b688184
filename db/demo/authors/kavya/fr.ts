import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Kavya Menon est photographe à Bengaluru et voyage avec nos guides. Elle porte le même sac de 38 litres depuis 2019 et pèse ce qu’elle y met sur une balance de cuisine. C’est son épaule qui l’y a obligée.",
} satisfies AuthorText;
