/** How a sum comes about, as cart, checkout and confirmation show it: units by number, the discount, the total. Minor units. */
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";

/** Of one unit: how many, and for one of them what it is before the discount and what is asked. */
export type PriceLine = { unit: Unit; count: number; baseMinor: number; priceMinor: number };

export type Sum = { baseMinor: number; discountMinor: number; totalMinor: number };

/** The lines of some travellers, adults first; those of a unit with different prices stay apart. */
export function priceLines(people: readonly { unit: Unit; baseMinor: number; priceMinor: number }[]): PriceLine[] {
  const lines: PriceLine[] = [];
  for (const { unit, baseMinor, priceMinor } of people) {
    const same = lines.find((line) => line.unit === unit && line.baseMinor === baseMinor && line.priceMinor === priceMinor);
    if (same) same.count += 1;
    else lines.push({ unit, count: 1, baseMinor, priceMinor });
  }
  return lines.toSorted((a, b) => a.unit.localeCompare(b.unit));
}

/** The lines together, and what the discount takes off. */
export function sumOf(lines: readonly PriceLine[]): Sum {
  const baseMinor = lines.reduce((sum, line) => sum + line.count * line.baseMinor, 0);
  const totalMinor = lines.reduce((sum, line) => sum + line.count * line.priceMinor, 0);
  return { baseMinor, discountMinor: baseMinor - totalMinor, totalMinor };
}
