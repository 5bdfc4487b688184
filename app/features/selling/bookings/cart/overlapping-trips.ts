import type { CalendarDate } from "#app/values/calendar-date.ts";

type Trip = { startDate: CalendarDate; endDate: CalendarDate };

/** Pairs of trips that have a day in common. Nothing forbids them: they may be for different people. */
export function overlappingTrips<Each extends Trip>(trips: readonly Each[]): [Each, Each][] {
  return trips.flatMap((one, index) =>
    trips
      .slice(index + 1)
      .filter((other) => one.startDate <= other.endDate && other.startDate <= one.endDate)
      .map((other): [Each, Each] => [one, other]),
  );
}
