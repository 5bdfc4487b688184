import type { AuthorText } from "#app/features/publishing/blog/article-content.ts";

export const de = {
  bio: "Clara Whitfield redigiert Software-Handbücher für ein Unternehmen in Bristol und hat das seit 2019 aus elf Ländern getan. Bei uns schreibt sie über das Arbeiten unterwegs: Schreibtische, Visa, Zeitzonen und was ein Monat wirklich kostet. Seit zehn Jahren trägt sie dasselbe Modell einer runden Brille und reist jetzt mit einem Ersatzexemplar.",
} satisfies AuthorText;
