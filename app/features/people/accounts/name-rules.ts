/** Longest first or last name. */
export const maxNameLength = 80;
export const maxPhoneLength = 40;

/**
 * A typed line as it may be stored and shown: no control characters, none that turn the direction of what follows, no broken
 * halves of characters, one space between words. Joiners stay: Hindi needs them.
 */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Bidi_Control}\uFFFD\uFEFF]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .normalize("NFC");
