/** Places as they are copied from a map: `27.1751, 78.0421`. */

/** Names the field of a piece that both numbers are typed into. */
export const placeField = "facts.place";

const point = /^([-+]?\d{1,3}(?:\.\d+)?)\s*(?:[,;]\s*|\s+)([-+]?\d{1,3}(?:\.\d+)?)$/;
const comma = /^([-+]?\d{1,3},\d+)(?:[;,]\s*|\s+)([-+]?\d{1,3},\d+)$/;
/** One number with a decimal comma is no pair. */
const single = /^[-+]?\d+,\d+$/;

/** Latitude and longitude, with points or commas before their decimals; undefined where a text is no such pair. */
export function placeOf(text: string): [number, number] | undefined {
  const typed = text.replaceAll("°", "").trim();
  const [, latitude, longitude] = (single.test(typed) ? null : (comma.exec(typed) ?? point.exec(typed))) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return [Number(latitude.replace(",", ".")), Number(longitude.replace(",", "."))];
}

/** A place as it stands in its field. */
export const placeText = (latitude: string | number | undefined, longitude: string | number | undefined): string =>
  [latitude, longitude].every((part) => part !== undefined && part !== "") ? `${latitude}, ${longitude}` : "";
