/** What a party chooses whose departure does not take place: another date, or the money back (docs/booking.md, A departure is cancelled). */
import type { UnitPrices } from "#app/features/selling/bookings/booking-price.ts";
import { agreedPrice, partsOfUnit, type PriceParts } from "#app/features/selling/bookings/price-parts.ts";
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";
import { startOfDay, type CalendarDate } from "#app/values/calendar-date.ts";

export const choiceDays = { answer: 7, reminder: 4 };

const dayMs = 86_400_000;

/** Until when she may answer: a week, and never after the trip would have begun. */
export function answerBy(asked: Date, departure: { startDate: CalendarDate; timeZone: string }): Date {
  const week = asked.getTime() + choiceDays.answer * dayMs;
  return new Date(Math.min(week, startOfDay(departure.startDate, departure.timeZone).getTime()));
}

/** From when she is reminded of a question that was put to her then. */
export const askedBefore = (now: Date): Date => new Date(now.getTime() - choiceDays.reminder * dayMs);

export type PricedTraveller = PriceParts & { unit: Unit };

/** `differenceMinor`: less than zero comes back to her. A dearer date within the allowance costs what was agreed. */
export type DateVerdict = { ok: true; parts: PriceParts[]; differenceMinor: number } | { ok: false; reason: "dearer" | "no_price" };

/**
 * What another date costs those who travel: its own price where that is lower, else what they have agreed to, as long as it is dearer by no
 * more than `allowanceMinor` a traveller. Code, room and extras stay as they are.
 */
export function otherDate(travellers: readonly PricedTraveller[], prices: UnitPrices, allowanceMinor: number): DateVerdict {
  const parts: PriceParts[] = [];
  let differenceMinor = 0;
  for (const { unit, ...agreed } of travellers) {
    const price = prices[unit];
    if (!price) return { ok: false, reason: "no_price" };
    const { codeMinor, roomMinor, extrasMinor } = agreed;
    const now = { ...partsOfUnit(price), codeMinor: Math.min(codeMinor, price.priceMinor), roomMinor, extrasMinor };
    parts.push(now);
    differenceMinor += agreedPrice(now) - agreedPrice(agreed);
  }
  if (differenceMinor > allowanceMinor * travellers.length) return { ok: false, reason: "dearer" };
  if (differenceMinor >= 0) return { ok: true, parts: travellers.map(({ unit: _, ...agreed }) => agreed), differenceMinor: 0 };
  return { ok: true, parts, differenceMinor };
}
