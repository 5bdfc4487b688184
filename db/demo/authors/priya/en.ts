import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const en = {
  bio: "Priya Nair is a travel writer from Kochi who keeps a notebook of what things cost and where she was overcharged. She has crossed India by bus, by sleeper class and once on a lorry full of onions.",
} satisfies AuthorText;
