/** How many days of a tour are written: one entry a day except the last, as the specification counts them. */
export const daysWritten = (durationDays: number): number => Math.max(1, durationDays - 1);
