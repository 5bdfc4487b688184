import { and, asc, eq, gt } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { addDeparture } from "#app/features/selling/bookings/admin/departure-changes.server.ts";
import { recountSeats } from "#app/features/selling/bookings/jobs/recount-seats.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import type { Pattern, ScheduleRule } from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { rulesOfTour } from "#app/features/selling/catalogue/schedule/schedule-rows.server.ts";
import { readCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { isoWeekday } from "#app/values/calendar-date.ts";
import { schema } from "#db/database.server.ts";
import { openAgency } from "#test/bookings.ts";
import { departWeekly } from "#test/departures.ts";
import { openTestDatabase } from "#test/database.ts";
import { changeSchedule, forecastSchedule, type RuleChange } from "./schedule-changes.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const agency = await openAgency(handle);
const { services, admin } = agency;
const { auditEntries, departures, scheduleRules, tours, tourTranslations } = schema;
const two = { adults: 2, children: 0 };

const rule = (pattern: Pattern, more: Partial<ScheduleRule> = {}): ScheduleRule => ({
  pattern,
  first: "2026-11-24",
  until: null,
  season: null,
  capacity: null,
  basePriceMinor: null,
  exceptions: [],
  ...more,
});
const weekly = (...weekdays: number[]): Pattern => ({ kind: "weekly", every: 1, weekdays });

/** A published tour, a copy of the first, that departs on Saturdays. */
async function aTour() {
  const [{ id: _, salePriceUsd: __, pace: ___, ...like } = { id: 0, salePriceUsd: 0, pace: 0 }] = await db
    .select()
    .from(tours)
    .where(eq(tours.id, 1));
  const [made] = await db
    .insert(tours)
    .values({ ...(like as typeof tours.$inferInsert), slug: crypto.randomUUID() })
    .returning({ id: tours.id });
  const texts = await db.select().from(tourTranslations).where(eq(tourTranslations.tourId, 1));
  await db.insert(tourTranslations).values(texts.map((text) => ({ ...text, tourId: made!.id })));
  await departWeekly(db, made!.id);
  await extendDepartures(db, services.now());
  const [stored] = await rulesOfTour(db, made!.id);
  return { tourId: made!.id, ruleId: stored!.id };
}
const datesOfTour = (tourId: number) =>
  db.select().from(departures).where(eq(departures.tourId, tourId)).orderBy(asc(departures.startDate));
async function forecast(tourId: number, change: RuleChange) {
  const outcome = await forecastSchedule(agency.as(admin), { tourId, change });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome;
}
async function make(tourId: number, change: RuleChange) {
  const { seen, plan } = await forecast(tourId, change);
  const outcome = await changeSchedule(agency.as(admin), { tourId, change, seen });
  expect(outcome).toEqual({ ok: true, plan });
  return plan;
}

describe("a change of a rule", () => {
  test("does what was shown: dates come, go, and what a booking names is taken off sale and stays", async () => {
    const { tourId, ruleId } = await aTour();
    const before = await datesOfTour(tourId);
    const booked = await agency.departure({ tourId });
    await agency.held([{ departureId: booked.id, party: two }]);
    const version = await readCatalogueVersion(db);
    const change: RuleChange = { kind: "change", ruleId, rule: rule(weekly(7)) };
    const shown = await forecast(tourId, change);
    expect(await datesOfTour(tourId)).toHaveLength(before.length);
    expect(shown.plan.removes).toHaveLength(before.length - 1);
    expect(shown.plan.closes).toEqual([{ id: booked.id, startDate: booked.startDate }]);
    await make(tourId, change);
    const after = await datesOfTour(tourId);
    expect(after).toHaveLength(shown.plan.adds.length + 1);
    for (const date of after)
      if (date.id === booked.id) expect(date).toMatchObject({ closed: true, startDate: booked.startDate });
      else expect([isoWeekday(date.startDate), date.closed, date.ruleId]).toEqual([7, false, ruleId]);
    expect(await recountSeats(db)).toEqual([]);
    expect(await readCatalogueVersion(db)).toBeGreaterThan(version);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "schedule.changed"), eq(auditEntries.subjectId, String(tourId))));
    expect(entry).toMatchObject({ actorName: admin.name, details: { datesAdded: shown.plan.adds.length, datesClosed: 1 } });
  });

  test("done again changes nothing, and the nightly job finds nothing to add", async () => {
    const { tourId, ruleId } = await aTour();
    const change: RuleChange = {
      kind: "change",
      ruleId,
      rule: rule(weekly(2, 5), { capacity: 7, season: { from: "11-01", to: "03-31" } }),
    };
    await make(tourId, change);
    const after = await datesOfTour(tourId);
    expect(new Set(after.map(({ capacity }) => capacity))).toEqual(new Set([7]));
    const again = await forecast(tourId, change);
    expect(Object.values(again.plan).flat()).toEqual([]);
    await make(tourId, change);
    expect(await datesOfTour(tourId)).toEqual(after);
    await extendDepartures(db, services.now());
    expect(await datesOfTour(tourId)).toEqual(after);
  });

  test("leaves dates made by hand, and never brings back one that was deleted", async () => {
    const { tourId, ruleId } = await aTour();
    const dates = await datesOfTour(tourId);
    const byHand = await addDeparture(agency.as(admin), { tourId, startDate: "2027-03-03", capacity: 3 });
    await db.delete(departures).where(eq(departures.id, dates[10]!.id));
    await make(tourId, { kind: "change", ruleId, rule: rule(weekly(3, 6)) });
    const after = await datesOfTour(tourId);
    expect(after.find(({ startDate }) => startDate === "2027-03-03")).toMatchObject({
      id: byHand.ok ? byHand.id : "",
      capacity: 3,
      ruleId: null,
    });
    expect(after.some(({ startDate }) => startDate === dates[10]!.startDate)).toBe(false);
    const [stored] = await rulesOfTour(db, tourId);
    expect(stored!.exceptions).toEqual([dates[10]!.startDate]);
    await make(tourId, { kind: "remove", ruleId });
    expect((await datesOfTour(tourId)).map(({ startDate }) => startDate)).toEqual(["2027-03-03"]);
  });

  test("that was not seen as it would be done now is shown again, and nothing has happened", async () => {
    const { tourId, ruleId } = await aTour();
    const change: RuleChange = { kind: "remove", ruleId };
    const { seen } = await forecast(tourId, change);
    const wished = await agency.departure({ tourId });
    await agency.held([{ departureId: wished.id, party: two }]);
    const before = await datesOfTour(tourId);
    const outcome = await changeSchedule(agency.as(admin), { tourId, change, seen });
    expect(outcome).toMatchObject({ ok: false, reason: "outdated", plan: { closes: [{ id: wished.id }] } });
    expect(await datesOfTour(tourId)).toEqual(before);
    if (outcome.ok || outcome.reason !== "outdated") throw new Error("not outdated");
    expect(await changeSchedule(agency.as(admin), { tourId, change, seen: outcome.seen })).toMatchObject({ ok: true });
    expect(await datesOfTour(tourId)).toMatchObject([{ id: wished.id, closed: true, ruleId: null }]);
  });

  test("sent twice at once adds its rule once", async () => {
    const { tourId } = await aTour();
    const change: RuleChange = { kind: "add", rule: rule({ kind: "monthly", place: 1, weekday: 5 }) };
    const { seen, plan } = await forecast(tourId, change);
    expect(plan.adds).toHaveLength(18);
    const outcomes = await Promise.all([1, 2].map(() => changeSchedule(agency.as(admin), { tourId, change, seen })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok)).toMatchObject([{ reason: "outdated" }]);
    expect(await rulesOfTour(db, tourId)).toHaveLength(2);
  });

  test("and somebody who books meanwhile: the seat is hers and its date stays, or she gets none", async () => {
    for (let round = 0; round < 4; round++) {
      const { tourId, ruleId } = await aTour();
      const wished = await agency.departure({ tourId });
      const change: RuleChange = { kind: "remove", ruleId };
      const { seen } = await forecast(tourId, change);
      const [, held] = await Promise.all([
        changeSchedule(agency.as(admin), { tourId, change, seen }),
        agency.held([{ departureId: wished.id, party: two }]).catch(() => undefined),
      ]);
      const left = await db.select().from(departures).where(eq(departures.id, wished.id));
      if (held) expect(left).toMatchObject([{ id: wished.id }]);
      else expect(left).toEqual([]);
      expect(await recountSeats(db)).toEqual([]);
    }
  });
});

describe("a rule is refused", () => {
  const refusal = async (change: RuleChange, tourId = 1) => forecastSchedule(agency.as(admin), { tourId, change });

  test("where it gives no date in the time on sale", async () => {
    const none = [
      rule(weekly(6), { until: "2026-11-24" }),
      rule({ kind: "dates", dates: ["2020-01-01"] }, { first: "2020-01-01" }),
      rule({ kind: "dates", dates: ["2027-02-06"] }, { first: "2027-02-06", exceptions: ["2027-02-06"] }),
      rule({ kind: "monthly", place: -1, weekday: 1 }, { season: { from: "02-01", to: "02-02" } }),
    ];
    for (const each of none) expect(await refusal({ kind: "add", rule: each })).toEqual({ ok: false, reason: "no_dates" });
  });

  test("where all rules of the tour give more dates than can be looked through", async () => {
    const { tourId } = await aTour();
    const daily = () => make(tourId, { kind: "add", rule: rule(weekly(1, 2, 3, 4, 5, 6, 7)) });
    for (let count = 0; count < 5; count++) await daily();
    expect(await refusal({ kind: "add", rule: rule(weekly(1, 2, 3, 4, 5, 6, 7)) }, tourId)).toEqual({ ok: false, reason: "too_many" });
  });

  test("where the tour or the rule is none, and to whoever may not change departures", async () => {
    const change: RuleChange = { kind: "remove", ruleId: crypto.randomUUID() };
    expect(await refusal(change)).toEqual({ ok: false, reason: "not_found" });
    expect(await refusal(change, 999_999)).toEqual({ ok: false, reason: "not_found" });
    for (const actor of [undefined, await agency.person(), await agency.person(["Accounts"])]) {
      await expect(forecastSchedule(agency.as(actor), { tourId: 1, change })).rejects.toMatchObject({ status: 403 });
      await expect(changeSchedule(agency.as(actor), { tourId: 1, change, seen: "x" })).rejects.toMatchObject({ status: 403 });
    }
  });
});

test("a draft's rules put nothing on sale; published, all of it comes", async () => {
  const { tourId, ruleId } = await aTour();
  await db.update(tours).set({ state: "draft" }).where(eq(tours.id, tourId));
  await make(tourId, { kind: "change", ruleId, rule: rule(weekly(7)) });
  expect(await datesOfTour(tourId)).toEqual([]);
  await db.update(tours).set({ state: "published" }).where(eq(tours.id, tourId));
  await extendDepartures(db, services.now());
  expect((await datesOfTour(tourId)).length).toBeGreaterThan(70);
  expect(await db.$count(scheduleRules, and(eq(scheduleRules.tourId, tourId), gt(scheduleRules.onSaleTo, "2028-01-01")))).toBe(1);
});
