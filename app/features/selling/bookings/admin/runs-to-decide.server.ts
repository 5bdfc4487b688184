import { and, asc, eq, exists, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { latestDecision } from "#app/features/selling/catalogue/departures.ts";
import { runColumns } from "#app/features/selling/catalogue/run.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { bookings, departures, tours, tourTranslations } = schema;

/** Of a departure that somebody has booked: it has too few travellers, and is to be decided about within the week. */
export type RunToDecide = {
  id: string;
  title: string;
  startDate: CalendarDate;
  travellers: number;
  minimum: number;
  decideBy: CalendarDate;
};

const daysAhead = 7;

/** The soonest first. Nothing is decided by itself. */
export async function runsToDecide(db: Queryable, today: CalendarDate, language: Language): Promise<RunToDecide[]> {
  const booked = db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.departureId, departures.id), inArray(bookings.status, ["PENDING", "CONFIRMED"])));
  const rows = await db
    .select({ ...runColumns, id: departures.id, title: inLanguage<string>(tourTranslations.title, english.tour.title) })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(
      and(
        isNull(departures.runsSince),
        isNull(departures.cancelledAt),
        gt(departures.startDate, today),
        lte(departures.decideBy, addDays(today, daysAhead)),
        exists(booked),
      ),
    )
    .orderBy(asc(departures.decideBy), asc(departures.id))
    .limit(50);
  return rows.map(({ id, title, startDate, travellers, minimum, decideBy }) => ({
    id,
    title,
    startDate,
    travellers,
    minimum,
    decideBy: decideBy ?? latestDecision(startDate),
  }));
}
