/** Addresses that open the visitor's own mail program, telephone or map. */

/** Calls a number; what is written only to be read is left out. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

/** A place on OpenStreetMap, marked, near enough to see the street. */
export function mapLink({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
