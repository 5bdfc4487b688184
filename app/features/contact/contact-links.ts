/** Addresses that open the visitor's own mail program, telephone or map. */

/** A message to somebody with subject and text filled in (RFC 6068). */
export function mailtoLink({ to, subject, body }: { to: string; subject: string; body: string }): string {
  // Lines end in CRLF there. A half of a surrogate pair has no encoding.
  const encoded = (text: string) => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, "\r\n"));
  // An address may hold characters that would end it there (`a&b@example.org`); the @ itself stays.
  return `mailto:${encoded(to).replaceAll("%40", "@")}?subject=${encoded(subject)}&body=${encoded(body)}`;
}

/** Calls a number; what is written only to be read is left out. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** A place on OpenStreetMap, marked, near enough to see the street. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
