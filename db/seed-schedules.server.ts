/** The rules of the demo's tours. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { firstDay } from "#app/features/selling/catalogue/schedule/recurrence.server.ts";
import type { demoScheduleSchema } from "#app/features/selling/catalogue/schedule/schedule-content.ts";
import type { ScheduleRule } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Database } from "./database.server.ts";

const daysOfNotice = 30;

function nextOf(day: string, today: CalendarDate): CalendarDate {
  const earliest = addDays(today, daysOfNotice);
  const thisYear = `${earliest.slice(0, 4)}-${day}`;
  return thisYear >= earliest ? thisYear : `${Number(earliest.slice(0, 4)) + 1}-${day}`;
}

/** The rules of a demo tour that is loaded on `today`. */
export const demoRules = (schedule: z.infer<typeof demoScheduleSchema>, today: CalendarDate): ScheduleRule[] =>
  schedule.map((rule) => {
    const pattern =
      rule.kind === "dates"
        ? { kind: rule.kind, dates: rule.days.map((day) => nextOf(day, today)).toSorted() }
        : rule.kind === "weekly"
          ? { kind: rule.kind, every: 1, weekdays: rule.weekdays }
          : { kind: rule.kind, place: rule.place, weekday: rule.weekday };
    const given = rule.kind === "dates" ? null : (rule.season ?? null);
    return { pattern, first: firstDay(pattern, today), until: null, season: given, capacity: null, basePriceMinor: null, exceptions: [] };
  });

/** The aurora over Christmas costs more: US cents per adult. */
const christmas = { slug: "iceland-ring", basePriceMinor: 299_000, from: "12-19", to: "12-31" };

/** Gives departures of the demo a price of their own, above their tour's. */
export async function seedOwnPrices(db: Database): Promise<void> {
  const { departures, tours } = schema;
  const tour = db
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.slug, christmas.slug), eq(tours.demo, true)));
  const day = sql`to_char(${departures.startDate}, 'MM-DD')`;
  await db
    .update(departures)
    .set({ basePriceMinor: christmas.basePriceMinor })
    .where(and(inArray(departures.tourId, tour), sql`${day} between ${christmas.from} and ${christmas.to}`));
}
