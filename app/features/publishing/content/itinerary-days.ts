/** How many days of a tour are written: one entry a day except the last; the page itself adds the day of departure. */
export const daysWritten = (durationDays: number): number => Math.max(1, durationDays - 1);
