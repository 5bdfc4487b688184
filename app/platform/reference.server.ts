import crypto from "node:crypto";

/** No letters or digits that look alike when read aloud or written down. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A reference to quote, such as `ENQ-7K2MPX`: 30 bits of chance, so it cannot be guessed by counting. */
export function newReference(prefix: string): string {
  const letters = Array.from({ length: 6 }, () => alphabet[crypto.randomInt(alphabet.length)]);
  return `${prefix}-${letters.join("")}`;
}
