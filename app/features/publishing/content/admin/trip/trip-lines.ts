/** Lists that are written as lines, one entry each, its parts set apart by semicolons: `Lama Hotel; 28.1608, 85.4303; walk`. */
import { legModes } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import type { LegMode } from "#app/features/selling/catalogue/trip/trip.ts";
import { placeOf, placeText } from "#app/features/publishing/content/admin/editor/coordinates.ts";

export const linesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

const partsOf = (line: string): string[] => line.split(";").map((part) => part.trim());
/** A number as people type it; NaN where it is none. */
export const numberOf = (text: string | undefined): number => (text?.trim() ? Number(text.trim().replace(",", ".")) : Number.NaN);
const numberOrNothing = (text: string | undefined) => (text?.trim() ? numberOf(text) : undefined);
const modeOf = (text: string | undefined): LegMode | undefined => legModes.find((mode) => mode === text?.toLowerCase());

type Leg = { mode: LegMode; km?: number | undefined; hours?: number | undefined };
export const legLine = ({ mode, km, hours }: Leg): string => [mode, km ?? "", hours ?? ""].join("; ").replace(/(?:; )+$/, "");
/** Undefined where a line is none. */
export function legOf(line: string): Leg | undefined {
  const [name, km, hours] = partsOf(line);
  const mode = modeOf(name);
  const leg = mode && { mode, km: numberOrNothing(km), hours: numberOrNothing(hours) };
  return leg && !Number.isNaN(leg.km) && !Number.isNaN(leg.hours) ? leg : undefined;
}

type Stop = { name: string; latitude: number; longitude: number; by: LegMode | undefined };
export const stopLine = ({ name, latitude, longitude, by }: Stop): string =>
  [name, placeText(latitude, longitude), ...(by ? [by] : [])].join("; ");
export function stopOf(line: string): Stop | undefined {
  const parts = partsOf(line);
  // Names may have semicolons of their own: what belongs to a line stands at its end.
  const by = modeOf(parts.at(-1));
  const rest = by ? parts.slice(0, -1) : parts;
  // A map copies both numbers as one part; typed by hand they are often two.
  const pair = placeOf(rest.at(-1) ?? "");
  const [latitude, longitude] = pair ?? rest.slice(-2).map(numberOf);
  const name = rest.slice(0, pair ? -1 : -2).join("; ");
  if (!name || latitude === undefined || longitude === undefined) return undefined;
  return Number.isNaN(latitude) || Number.isNaN(longitude) ? undefined : { name, latitude, longitude, by };
}

type Activity = { name: string; priceUsd: number };
export const activityLine = ({ name, priceUsd }: Activity): string => `${name}; ${priceUsd}`;
export function activityOf(line: string): Activity | undefined {
  const parts = partsOf(line);
  const name = parts.slice(0, -1).join("; ");
  const priceUsd = numberOf(parts.at(-1));
  return name && !Number.isNaN(priceUsd) ? { name, priceUsd } : undefined;
}

type Payment = { label: string; usd: number; local: { amount: number; currency: string } | undefined };
export const paymentLine = ({ label, usd, local }: Payment): string =>
  [label, usd, ...(local ? [`${local.amount} ${local.currency}`] : [])].join("; ");
export function paymentOf(line: string): Payment | undefined {
  const parts = partsOf(line);
  const [, amount, currency = ""] = /^([\d.,]+) ([A-Z]{3})$/.exec(parts.at(-1) ?? "") ?? [];
  const paid = amount === undefined ? parts : parts.slice(0, -1);
  const usd = numberOf(paid.at(-1));
  const label = paid.slice(0, -1).join("; ");
  if (!label || Number.isNaN(usd)) return undefined;
  return { label, usd, local: amount === undefined ? undefined : { amount: numberOf(amount), currency } };
}
