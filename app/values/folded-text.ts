// eslint-disable-next-line no-control-regex
const beyondAscii = /[^\u0000-\u007f]/;

/** Text as search compares it: lower case, without accents, so that `Malaga` finds `Málaga` and `किला` finds `क़िला` (docs/product.md, Search and lists). */
export function foldText(text: string): string {
  // Most text has nothing to fold but its case: a file of 100,000 rows asks this a million times.
  if (!beyondAscii.test(text)) return text.toLowerCase().replace(/\s+/g, " ").trim();
  // NFKD splits letters from their accents: those of the Latin range go, and the nukta, which many leave out; Devanagari vowel signs stay.
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c]/g, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/\s+/g, " ")
    .trim();
}

/** A LIKE pattern that finds `text` anywhere: `%`, `_` and `\` stand for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
