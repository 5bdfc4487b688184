const maxLength = 254;

/**
 * True for an address that mail can be sent to: something before one `@`, a host with a dot after it. Letters of every
 * script are allowed (RFC 6531); control and invisible characters, spaces, quotes and angle brackets are not, so an address
 * cannot carry a header, nor a character that the database refuses.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxLength) return false;
  const match = /^[^\s\p{Cc}\p{Cs}\p{Bidi_Control}@"<>(),;:\\[\]]{1,64}@([^\s@"<>(),;:\\[\]]+)$/u.exec(text);
  const host = match?.[1] ?? "";
  const labels = host.split(".");
  return (
    labels.length >= 2 &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)) &&
    (labels.at(-1) ?? "").length >= 2
  );
}

/** An address so that its owner knows it and nobody else learns it: `n***@example.org`, however long it is. */
export const maskedAddress = (address: string): string => `${[...address][0] ?? ""}***${address.slice(address.lastIndexOf("@"))}`;
