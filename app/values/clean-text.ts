/** What people type, as it may be stored and shown. The only cleaner of text: every form uses it. */

/**
 * Neither characters that turn the direction of what follows nor broken halves of characters; NFC. Joiners stay: Hindi needs them.
 * Control characters are left to the two functions below.
 */
const wellFormed = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Bidi_Control}\uFFFD\uFEFF]/gu, "")
    .normalize("NFC");

/** One line: control characters and line breaks are blanks, one blank between words, none around them. */
export const cleanLine = (text: string): string =>
  wellFormed(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();

/** Paragraphs: line breaks (as LF) and tabs stay, other control characters go. */
export const cleanText = (text: string): string =>
  wellFormed(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();
