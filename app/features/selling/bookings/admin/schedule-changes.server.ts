/** What staff change about the rules of a tour, and with them about its departures. What will happen is shown before, by the plan that then is carried out. */
import crypto from "node:crypto";
import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { StaffContext } from "#app/features/selling/bookings/order.server.ts";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { daysOnSale, departureOfRule } from "#app/features/selling/catalogue/departures.server.ts";
import { datesOf } from "#app/features/selling/catalogue/schedule/recurrence.server.ts";
import { planSchedule, type PlannedDeparture, type SchedulePlan } from "#app/features/selling/catalogue/schedule/schedule-plan.ts";
import { mostDates, type ScheduleRule, type StoredRule } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { columnsOfRule, rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";

const { departures, scheduleRules, tours } = schema;

export type RuleChange =
  | { kind: "add"; rule: ScheduleRule }
  | { kind: "change"; ruleId: string; rule: ScheduleRule }
  | { kind: "remove"; ruleId: string };
export type ScheduleWish = { tourId: number; change: RuleChange };

/** `seen` names this very plan, of these very rules: whoever has seen another one is shown it first. */
export type ScheduleForecast = { plan: SchedulePlan; seen: string };
/** `no_dates`: the rule gives none within the time on sale; `too_many`: the rules would give more than `mostDates`. */
type Refused = { ok: false; reason: "not_found" | "no_dates" | "too_many" };
export type ForecastOutcome = ({ ok: true } & ScheduleForecast) | Refused;
export type ScheduleOutcome = { ok: true; plan: SchedulePlan } | Refused | ({ ok: false; reason: "outdated" } & ScheduleForecast);

type Tour = typeof tours.$inferSelect;
type Prepared = ScheduleForecast & { ok: true; tour: Tour; after: StoredRule[]; onSaleTo: CalendarDate; changed: boolean };
type ScheduleContext = Omit<StaffContext, "secret" | "enqueue">;

/** The id that a new rule has until it is stored: a plan is the same whenever it is made. */
const newRule = "new";

function rulesAfter(before: StoredRule[], change: RuleChange): StoredRule[] | undefined {
  if (change.kind === "add") return [...before, { ...change.rule, id: newRule, onSaleTo: null }];
  if (!before.some(({ id }) => id === change.ruleId)) return undefined;
  if (change.kind === "remove") return before.filter(({ id }) => id !== change.ruleId);
  return before.map((rule) => (rule.id === change.ruleId ? { ...rule, ...change.rule } : rule));
}

async function plannedDepartures(db: Queryable, tourId: number, from: CalendarDate): Promise<PlannedDeparture[]> {
  const { id, startDate, ruleId, capacity, vacancies, basePriceMinor, closed } = departures;
  const named = sql<boolean>`exists (select 1 from bookings b where b.departure_id = departures.id)`;
  return db
    .select({ id, startDate, ruleId, capacity, vacancies, basePriceMinor, closed, named })
    .from(departures)
    .where(and(eq(departures.tourId, tourId), gte(departures.startDate, from)))
    .orderBy(asc(startDate));
}

/** What the change would do as things are now. */
async function prepare(db: Queryable, { tourId, change }: ScheduleWish, now: Date): Promise<Prepared | Refused> {
  const [tour] = await db.select().from(tours).where(eq(tours.id, tourId));
  const before = tour && (await rulesOfTour(db, tourId));
  const after = before && rulesAfter(before, change);
  if (!tour || !before || !after) return { ok: false, reason: "not_found" };
  const { from, to } = daysOnSale(tour, now, (await readSettings(db)).departures.monthsAhead);
  const there = await plannedDepartures(db, tourId, from);
  // What is on sale further ahead than new dates will be is looked at, too.
  const ofRules = there.filter(({ ruleId }) => ruleId !== null).map(({ startDate }) => startDate);
  const onSaleTo = [to, ...before.flatMap((rule) => rule.onSaleTo ?? []), ...ofRules].toSorted().at(-1) ?? to;
  const expanded = <Rule extends StoredRule>(rule: Rule) => ({
    id: rule.id,
    capacity: rule.capacity ?? tour.groupMax,
    basePriceMinor: rule.basePriceMinor,
    onSaleTo: rule.onSaleTo,
    dates: datesOf(rule, { from, to: onSaleTo }),
  });
  if (change.kind !== "remove" && datesOf(change.rule, { from, to }).length === 0) return { ok: false, reason: "no_dates" };
  const wanted = after.map(expanded);
  if (wanted.reduce((sum, { dates }) => sum + dates.length, 0) > mostDates) return { ok: false, reason: "too_many" };
  const plan = planSchedule({
    before: before.map(expanded),
    after: wanted,
    departures: there,
    today: from,
    published: tour.state === "published",
  });
  const facts = JSON.stringify([before.map(({ onSaleTo: _, ...rule }) => rule), change, plan]);
  const seen = crypto.createHash("sha256").update(facts).digest("base64url").slice(0, 22);
  const changed = JSON.stringify(before.map(columnsOfRule)) !== JSON.stringify(after.map(columnsOfRule));
  return { ok: true, plan, seen, tour, after, onSaleTo, changed };
}

/** What a change of a tour's rules would do to its departures; nothing happens. */
export async function forecastSchedule(context: ScheduleContext, wish: ScheduleWish): Promise<ForecastOutcome> {
  requirePermission(context, "departures.change");
  const prepared = await prepare(context.db, wish, context.now());
  return prepared.ok ? { ok: true, plan: prepared.plan, seen: prepared.seen } : prepared;
}

async function storeRules(tx: Transaction, { change, tourId }: ScheduleWish, { after, plan, tour, onSaleTo }: Prepared): Promise<string> {
  // A draft has nothing on sale: when it is published, its rules begin anew.
  const reached = { onSaleTo: tour.state === "published" ? onSaleTo : null, updatedAt: sql`now()` };
  let added = "";
  for (const { id, ...rule } of after) {
    const gone = plan.excepts.find(({ ruleId }) => ruleId === id)?.dates ?? [];
    const columns = { ...columnsOfRule({ ...rule, exceptions: [...rule.exceptions, ...gone] }), ...reached };
    if (id === newRule) {
      const [row] = await tx
        .insert(scheduleRules)
        .values({ tourId, ...columns })
        .returning({ id: scheduleRules.id });
      added = row?.id ?? "";
    } else await tx.update(scheduleRules).set(columns).where(eq(scheduleRules.id, id));
  }
  if (change.kind === "remove") await tx.delete(scheduleRules).where(eq(scheduleRules.id, change.ruleId));
  return added;
}

const idsOf = (dated: { id: string }[]) => dated.map(({ id }) => id);

async function carryOut(
  tx: Transaction,
  { plan, tour, now }: Prepared & { now: Date },
  ruleOf: (id: string) => StoredRule | undefined,
): Promise<void> {
  if (plan.removes.length > 0) await tx.delete(departures).where(inArray(departures.id, idsOf(plan.removes)));
  if (plan.closes.length > 0)
    await tx
      .update(departures)
      .set({ closed: true })
      .where(inArray(departures.id, idsOf(plan.closes)));
  for (const capacity of new Set(plan.resizes.map((each) => each.capacity))) {
    const ids = idsOf(plan.resizes.filter((each) => each.capacity === capacity));
    await tx.update(departures).set({ capacity, vacancies: capacity }).where(inArray(departures.id, ids));
  }
  for (const basePriceMinor of new Set(plan.reprices.map((each) => each.basePriceMinor))) {
    const ids = idsOf(plan.reprices.filter((each) => each.basePriceMinor === basePriceMinor));
    await tx.update(departures).set({ basePriceMinor }).where(inArray(departures.id, ids));
  }
  for (const ruleId of new Set(plan.adopts.map((each) => each.ruleId))) {
    const ids = idsOf(plan.adopts.filter((each) => each.ruleId === ruleId));
    await tx
      .update(departures)
      .set({ ruleId: ruleOf(ruleId)?.id })
      .where(inArray(departures.id, ids));
  }
  const rows = plan.adds.flatMap(({ ruleId, startDate }) => {
    const rule = ruleOf(ruleId);
    return rule ? [departureOfRule(tour, rule, { startDate, now })] : [];
  });
  if (rows.length > 0) await tx.insert(departures).values(rows);
}

/** The departures of a tour, as every sale locks them: in the order of their ids. */
const lockDepartures = (tx: Transaction, tourId: number) =>
  tx.select({ id: departures.id }).from(departures).where(eq(departures.tourId, tourId)).orderBy(asc(departures.id)).for("update");

/** What the audit log keeps of it. */
function toldOf(change: RuleChange, plan: SchedulePlan) {
  const counts = { datesAdded: plan.adds.length, datesRemoved: plan.removes.length, datesClosed: plan.closes.length };
  if (change.kind === "remove") return counts;
  const { seasonFrom, seasonTo, ...rule } = columnsOfRule(change.rule);
  return { ...rule, season: seasonFrom === null ? null : `${seasonFrom}/${seasonTo}`, ...counts };
}

const actions = { add: "schedule.added", change: "schedule.changed", remove: "schedule.removed" } as const;

/**
 * Adds, changes or removes a rule, and does to the departures what was shown: `seen` tells which plan that was. Where another one would
 * be carried out by now, nothing happens, and that one is to be shown.
 */
export async function changeSchedule(context: ScheduleContext, wish: ScheduleWish & { seen: string }): Promise<ScheduleOutcome> {
  const actor = requirePermission(context, "departures.change");
  const { db, now } = context;
  const { tourId, change } = wish;
  return db.transaction(async (tx): Promise<ScheduleOutcome> => {
    await tx.select({ id: tours.id }).from(tours).where(eq(tours.id, tourId)).for("no key update");
    await lockDepartures(tx, tourId);
    const prepared = await prepare(tx, wish, now());
    if (!prepared.ok) return prepared;
    const { plan, seen, after, changed } = prepared;
    if (seen !== wish.seen) return { ok: false, reason: "outdated", plan, seen };
    if (!changed && Object.values(plan).every((part) => part.length === 0)) return { ok: true, plan };
    const added = await storeRules(tx, wish, prepared);
    const at = now();
    await carryOut(tx, { ...prepared, now: at }, (id) => {
      const rule = after.find((each) => each.id === id);
      return rule && { ...rule, id: id === newRule ? added : id };
    });
    await bumpCatalogueVersion(tx);
    await refreshFromPrices(tx, at, [tourId]);
    const entry = { action: actions[change.kind], subjectType: "tour", subjectId: String(tourId), details: toldOf(change, plan) };
    await writeAudit(tx, { actorId: actor.id, actorName: actor.name, ...entry });
    return { ok: true, plan };
  });
}
