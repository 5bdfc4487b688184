/** How a sum begins, as cart, checkout and confirmation show it: units by number. The rest of it is `sumOfParts`. */
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";

/** Of one unit: how many, and for one of them what it is before the discount and what is asked for the unit alone. Minor units. */
export type PriceLine = { unit: Unit; count: number; baseMinor: number; priceMinor: number };

/** The lines of some travellers, adults first; those of a unit with different prices stay apart. */
export function priceLines(people: readonly { unit: Unit; baseMinor: number; discountMinor: number }[]): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const { unit, baseMinor, discountMinor } of people) {
    const priceMinor = baseMinor - discountMinor;
    const same = lines.find((line) => line.unit === unit && line.baseMinor === baseMinor && line.priceMinor === priceMinor);
    if (same) same.count += 1;
    else lines.push({ unit, count: 1, baseMinor, priceMinor });
  }
  return lines.toSorted((a, b) => a.unit.localeCompare(b.unit));
}
