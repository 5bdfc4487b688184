import { and, asc, eq, gt, sql } from "drizzle-orm";
import { schema, type Database, type Queryable, type Transaction } from "#db/database.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { addDays, addMonths, dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { endDate, runDecision } from "./departures.ts";
import { datesOf } from "./schedule/recurrence.server.ts";
import type { StoredRule } from "./schedule/schedule-rules.ts";
import { rulesOfTour, rulesOfTours } from "./schedule/schedule-rows.server.ts";

const toursPerBatch = 100;

const { tours, departures, scheduleRules } = schema;
const tourColumns = { id: tours.id, durationDays: tours.durationDays, groupMax: tours.groupMax, timeZone: tours.timeZone };
type OnSale = { id: number; durationDays: number; groupMax: number; timeZone: string };

/** What a rule makes of one of its days. */
export const departureOfRule = (
  tour: OnSale,
  rule: Pick<StoredRule, "id" | "capacity" | "basePriceMinor">,
  { startDate, now }: { startDate: CalendarDate; now: Date },
): typeof departures.$inferInsert => {
  const capacity = rule.capacity ?? tour.groupMax;
  return {
    tourId: tour.id,
    startDate,
    endDate: endDate(startDate, tour.durationDays),
    capacity,
    vacancies: capacity,
    ruleId: rule.id,
    basePriceMinor: rule.basePriceMinor,
    ...runDecision(startDate, dateInZone(now, tour.timeZone), now),
  };
};

/** The first and the last day for which rules put departures on sale. */
export function daysOnSale(tour: { timeZone: string }, now: Date, monthsAhead: number): { from: CalendarDate; to: CalendarDate } {
  const from = dateInZone(now, tour.timeZone);
  return { from, to: addMonths(from, monthsAhead) };
}

type Window = { from: CalendarDate; to: CalendarDate };

/** The days of a rule that lie after those it has put on sale already: what lacks before them was taken away by hand. */
const daysToAdd = (rule: StoredRule, { from, to }: Window): CalendarDate[] => {
  const next = rule.onSaleTo === null ? from : addDays(rule.onSaleTo, 1);
  return datesOf(rule, { from: next > from ? next : from, to });
};

/**
 * Puts on sale what a tour's rules give and have not given before, in the transaction that publishes it, or that has to be sure that
 * nothing is missing: it can be booked at once. The tour's row is locked. Returns how many were added.
 */
export async function putOnSale(tx: Transaction, tourId: number, now: Date): Promise<number> {
  const [tour] = await tx.select(tourColumns).from(tours).where(eq(tours.id, tourId)).for("no key update");
  if (!tour) return 0;
  const window = daysOnSale(tour, now, (await readSettings(tx)).departures.monthsAhead);
  let added = 0;
  for (const rule of await rulesOfTour(tx, tourId)) {
    const rows = daysToAdd(rule, window).map((startDate) => departureOfRule(tour, rule, { startDate, now }));
    if (rows.length === 0) continue;
    const inserted = await tx
      .insert(departures)
      .values(rows)
      .onConflictDoNothing()
      .returning({ one: sql<number>`1` });
    added += inserted.length;
    await tx.update(scheduleRules).set({ onSaleTo: window.to }).where(eq(scheduleRules.id, rule.id));
  }
  return added;
}

/** The published tours after `after` that lack a day of their rules, among the next hundred; undefined where no tour is left. */
async function toursToExtend(db: Queryable, after: number, when: { now: Date; monthsAhead: number }) {
  const batch = await db
    .select(tourColumns)
    .from(tours)
    .where(and(gt(tours.id, after), eq(tours.state, "published")))
    .orderBy(asc(tours.id))
    .limit(toursPerBatch);
  const last = batch.at(-1);
  if (!last) return undefined;
  const rules = await rulesOfTours(
    db,
    batch.map(({ id }) => id),
  );
  const lacking = batch.filter((tour) =>
    rules.get(tour.id)?.some((rule) => daysToAdd(rule, daysOnSale(tour, when.now, when.monthsAhead)).length > 0),
  );
  return { last: last.id, ids: lacking.map(({ id }) => id) };
}

/**
 * Puts what the rules of published tours give on sale, as far ahead as the settings say; departures that exist stay as they are.
 * Works through the tours in short transactions, so that the site answers meanwhile. Returns how many were added.
 */
export async function extendDepartures(db: Database, now: Date): Promise<number> {
  const { monthsAhead } = (await readSettings(db)).departures;
  let added = 0;
  for (let after = 0; ;) {
    const found = await toursToExtend(db, after, { now, monthsAhead });
    if (!found) return added;
    after = found.last;
    for (const id of found.ids)
      added += await db.transaction(async (tx) => {
        const count = await putOnSale(tx, id, now);
        if (count > 0) await bumpCatalogueVersion(tx);
        return count;
      });
  }
}

/**
 * Takes a departure's day from its rule for good: to be called where staff move it or delete it. The rule never gives that day again,
 * and leaves alone what the departure becomes.
 */
export async function takeFromRule(tx: Transaction, { ruleId, startDate }: { ruleId: string | null; startDate: CalendarDate }) {
  if (ruleId === null) return;
  const { exceptions } = scheduleRules;
  const [rule] = await tx.select({ exceptions }).from(scheduleRules).where(eq(scheduleRules.id, ruleId)).for("update");
  if (!rule || rule.exceptions.includes(startDate)) return;
  await tx
    .update(scheduleRules)
    .set({ exceptions: [...rule.exceptions, startDate].toSorted() })
    .where(eq(scheduleRules.id, ruleId));
}
