/** Addresses that open the visitor's own mail program, telephone or map. */

/** Calls a number; what is written only to be read is left out. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

export type Place = { latitude: number; longitude: number };

/** Where something is; undefined where only a part of that is known, or nothing. */
export const placeOf = ({ latitude, longitude }: { [Part in keyof Place]: number | null }): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

/** A place on OpenStreetMap, marked, near enough to see the street. */
export function mapLink({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
