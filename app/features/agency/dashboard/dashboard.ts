import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";

export type DayCount = { day: CalendarDate; count: number };

/** One entry for each of the `length` days that end with `last`; days without a row count nothing. */
export function daySeries(rows: DayCount[], last: CalendarDate, length: number): DayCount[] {
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length }, (_, index) => {
    const day = addDays(last, index - length + 1);
    return { day, count: counts.get(day) ?? 0 };
  });
}

export const sumOf = (series: DayCount[]): number => series.reduce((sum, { count }) => sum + count, 0);

/** The last seven days of a series and the seven before them, each added up. */
export function weekOf(series: DayCount[]): { thisWeek: number; weekBefore: number } {
  return { thisWeek: sumOf(series.slice(-7)), weekBefore: sumOf(series.slice(-14, -7)) };
}

/** The day with the most; of several the latest. */
export function highestOf(series: DayCount[]): DayCount | undefined {
  return series.reduce<DayCount | undefined>((highest, day) => (highest && highest.count > day.count ? highest : day), undefined);
}
