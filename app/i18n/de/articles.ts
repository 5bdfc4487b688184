import type source from "#app/i18n/en/articles.ts";
import type { Translation } from "#app/i18n/translation.ts";

export default {
  plain: "HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a, table und Bilder dieser Website. Alles andere wird entfernt.",
  body: "Mindestens 200 Zeichen. Verwenden Sie Überschriften: Aus ihnen entsteht das Inhaltsverzeichnis.",
  cancel: "Abbrechen",
  tools: {
    label: "Werkzeuge für: {{field}}",
    h2: "Überschrift",
    h3: "Zwischenüberschrift",
    bold: "Fett",
    italic: "Kursiv",
    bullets: "Liste",
    numbers: "Nummerierte Liste",
    quote: "Zitat",
    link: "Link",
    picture: "Bild",
    undo: "Rückgängig",
    redo: "Wiederherstellen",
  },
  link: {
    title: "Link",
    address: "Wohin der Link führt",
    hint: "Eine Seite dieser Website wie /tours/luxury oder eine Adresse, die mit https:// beginnt.",
    wrong: "Bitte geben Sie /seite oder https://adresse ein.",
    set: "Link setzen",
    remove: "Link entfernen",
  },
  picture: { title: "Bild im Text", alt: "Was das Bild zeigt, in der Sprache des Textes", insert: "Einfügen" },
  hints: {
    excerpt: "Ein oder zwei Sätze für die Übersicht und für Suchmaschinen, 40 bis 220 Zeichen.",
    tags: "Eines pro Zeile, 1 bis 8. In anderen Sprachen dieselben Schlagwörter in derselben Reihenfolge.",
    featured: "Steht oben im Blog und neben jedem Artikel unter „Auch lesenswert“",
    related: "Bis zu drei Artikel, der passendste zuerst.",
    relatedNumber: "Ähnlicher Artikel, Nummer {{number}}",
    none: "Keiner",
  },
} satisfies Translation<typeof source>;
