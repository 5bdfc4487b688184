/** The rules of tours in their table. */
import { asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { readRecurrence, recurrenceText } from "./recurrence.server.ts";
import type { ScheduleRule, StoredRule } from "./schedule-rules.ts";

const { scheduleRules } = schema;

type Row = typeof scheduleRules.$inferSelect;

const storedRule = (row: Row): StoredRule => ({
  ...readRecurrence(row.recurrence),
  id: row.id,
  season: row.seasonFrom !== null && row.seasonTo !== null ? { from: row.seasonFrom, to: row.seasonTo } : null,
  capacity: row.capacity,
  basePriceMinor: row.basePriceMinor,
  exceptions: z.array(z.iso.date()).parse(row.exceptions),
  onSaleTo: row.onSaleTo,
});

/** What of a rule its row holds. */
export const columnsOfRule = ({ season, capacity, basePriceMinor, exceptions, ...recurrence }: ScheduleRule) => ({
  recurrence: recurrenceText(recurrence),
  seasonFrom: season?.from ?? null,
  seasonTo: season?.to ?? null,
  capacity,
  basePriceMinor,
  exceptions: [...new Set(exceptions)].toSorted(),
});

/** A tour's rules, the oldest first. */
export async function rulesOfTour(db: Queryable, tourId: number): Promise<StoredRule[]> {
  const rows = await db.select().from(scheduleRules).where(eq(scheduleRules.tourId, tourId)).orderBy(asc(scheduleRules.id));
  return rows.map(storedRule);
}

/** The rules of several tours, by tour. */
export async function rulesOfTours(db: Queryable, tourIds: number[]): Promise<Map<number, StoredRule[]>> {
  const found = new Map<number, StoredRule[]>();
  if (tourIds.length === 0) return found;
  const rows = await db.select().from(scheduleRules).where(inArray(scheduleRules.tourId, tourIds)).orderBy(asc(scheduleRules.id));
  for (const row of rows) found.set(row.tourId, [...(found.get(row.tourId) ?? []), storedRule(row)]);
  return found;
}
