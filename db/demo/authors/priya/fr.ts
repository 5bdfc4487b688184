import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const fr = {
  bio: "Priya Nair, de Kochi, écrit sur le voyage et tient un carnet de ce que coûtent les choses et des endroits où on lui a fait payer trop cher. Elle a traversé l’Inde en bus, en couchette et une fois sur un camion plein d’oignons.",
} satisfies AuthorText;
