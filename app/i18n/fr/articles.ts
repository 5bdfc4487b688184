import type source from "#app/i18n/en/articles.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  plain: "HTML : h2, h3, p, ul, ol, li, strong, em, blockquote, a, table et images de ce site. Tout le reste est retiré.",
  body: "Au moins 200 caractères. Utilisez des titres : ils forment le sommaire.",
  cancel: "Annuler",
  tools: {
    label: "Outils pour : {{field}}",
    h2: "Titre",
    h3: "Sous-titre",
    bold: "Gras",
    italic: "Italique",
    bullets: "Liste",
    numbers: "Liste numérotée",
    quote: "Citation",
    link: "Lien",
    picture: "Image",
    undo: "Annuler la frappe",
    redo: "Rétablir",
  },
  link: {
    title: "Lien",
    address: "Où il mène",
    hint: "Une page de ce site, telle que /tours/luxury, ou une adresse commençant par https://.",
    wrong: "Veuillez saisir /page ou https://adresse.",
    set: "Poser le lien",
    remove: "Retirer le lien",
  },
  picture: { title: "Image dans le texte", alt: "Ce qu’elle montre, dans la langue du texte", insert: "Insérer" },
  hints: {
    excerpt: "Une ou deux phrases pour les vignettes et les moteurs de recherche, de 40 à 220 caractères.",
    tags: "Un par ligne, de 1 à 8. Les autres langues reprennent les mêmes mots-clés dans le même ordre.",
    featured: "En tête du blog et dans « À lire aussi »",
    related: "Jusqu’à trois articles, le meilleur d’abord.",
    relatedNumber: "À lire ensuite, numéro {{number}}",
    none: "Aucun",
  },
} satisfies Translation<typeof source>;
