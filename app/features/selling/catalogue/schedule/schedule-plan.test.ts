import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { planSchedule, type EarlierRule, type PlannedDeparture, type RuleDates, type SchedulePlan } from "./schedule-plan.ts";

const today = "2027-01-01";
const day = (number: number): CalendarDate => addDays(today, number);
const horizon = day(30);

const departure = (startDate: CalendarDate, more: Partial<PlannedDeparture> = {}): PlannedDeparture => ({
  id: `departure ${startDate}`,
  startDate,
  ruleId: "a",
  capacity: 8,
  vacancies: 8,
  basePriceMinor: null,
  closed: false,
  named: false,
  ...more,
});
const rule = (numbers: number[], more: Partial<EarlierRule> = {}): EarlierRule => ({
  id: "a",
  capacity: 8,
  basePriceMinor: null,
  dates: numbers.map(day),
  onSaleTo: horizon,
  ...more,
});
const empty: SchedulePlan = { adds: [], removes: [], closes: [], resizes: [], reprices: [], adopts: [], excepts: [] };
const plan = (before: EarlierRule[], after: RuleDates[], departures: PlannedDeparture[], published = true) =>
  planSchedule({ before, after, departures, today, published });

describe("a change of rules", () => {
  test("changes the price of its dates, but of those to which staff gave another", () => {
    const departures = [departure(day(1)), departure(day(2), { basePriceMinor: 90_000 }), departure(day(3), { named: true })];
    const dearer = { ...rule([1, 2, 3]), basePriceMinor: 120_000 };
    const { reprices } = plan([rule([1, 2, 3])], [dearer], departures);
    expect(reprices.map(({ startDate, basePriceMinor }) => [startDate, basePriceMinor])).toEqual([
      [day(1), 120_000],
      [day(3), 120_000],
    ]);
  });

  test("adds what is new, removes what nobody has booked, takes what a booking names off sale", () => {
    const departures = [departure(day(1)), departure(day(2)), departure(day(3), { named: true })];
    expect(plan([rule([1, 2, 3])], [rule([1, 4])], departures)).toEqual({
      ...empty,
      adds: [{ ruleId: "a", startDate: day(4) }],
      removes: [{ id: `departure ${day(2)}`, startDate: day(2) }],
      closes: [{ id: `departure ${day(3)}`, startDate: day(3) }],
    });
  });

  test("leaves what was made by hand, what starts today and what is off sale already", () => {
    const departures = [departure(day(1), { ruleId: null }), departure(today), departure(day(2), { named: true, closed: true })];
    expect(plan([rule([0, 2])], [], departures)).toEqual(empty);
  });

  test("never gives back a day that staff have deleted, and tells its rule", () => {
    expect(plan([rule([1, 2])], [rule([1, 2])], [departure(day(1))])).toEqual({ ...empty, excepts: [{ ruleId: "a", dates: [day(2)] }] });
    // Another rule, wished for now, may give that day.
    const second = rule([2], { id: "b" });
    expect(plan([rule([1, 2])], [rule([1, 2]), second], [departure(day(1))]).adds).toEqual([{ ruleId: "b", startDate: day(2) }]);
  });

  test("gives a day that another rule still has to that one", () => {
    const other = rule([1], { id: "b" });
    expect(plan([rule([1]), other], [other], [departure(day(1))])).toEqual({
      ...empty,
      adopts: [{ id: `departure ${day(1)}`, ruleId: "b" }],
    });
  });

  test("gives other seats to departures that nobody has booked and nobody has changed", () => {
    const departures = [
      departure(day(1)),
      departure(day(2), { capacity: 12, vacancies: 12 }),
      departure(day(3), { vacancies: 6, named: true }),
    ];
    expect(plan([rule([1, 2, 3])], [rule([1, 2, 3], { capacity: 10 })], departures)).toEqual({
      ...empty,
      resizes: [{ id: `departure ${day(1)}`, startDate: day(1), capacity: 10 }],
    });
  });

  test("puts nothing of an unpublished tour on sale", () => {
    expect(plan([], [rule([1, 2])], [], false)).toEqual(empty);
  });
});

/** The departures and rules after a plan was carried out. */
function carriedOut(departures: PlannedDeparture[], after: RuleDates[], made: SchedulePlan) {
  const rules = after.map(({ id, capacity, basePriceMinor, dates }): EarlierRule => {
    const gone = made.excepts.find(({ ruleId }) => ruleId === id)?.dates ?? [];
    return { id, capacity, basePriceMinor, dates: dates.filter((date) => !gone.includes(date)), onSaleTo: horizon };
  });
  const kept = departures
    .filter(({ id }) => !made.removes.some((each) => each.id === id))
    .map((each) => {
      const size = made.resizes.find(({ id }) => id === each.id)?.capacity;
      return {
        ...each,
        closed: each.closed || made.closes.some(({ id }) => id === each.id),
        ruleId: made.adopts.find(({ id }) => id === each.id)?.ruleId ?? (after.some(({ id }) => id === each.ruleId) ? each.ruleId : null),
        ...(size !== undefined && { capacity: size, vacancies: size }),
        ...made.reprices.find(({ id }) => id === each.id),
      };
    });
  const priceOf = (ruleId: string) => after.find(({ id }) => id === ruleId)?.basePriceMinor ?? null;
  const capacityOf = (ruleId: string) => after.find(({ id }) => id === ruleId)?.capacity ?? 1;
  const added = made.adds.map(({ startDate, ruleId }) =>
    departure(startDate, {
      id: `new ${startDate}`,
      ruleId,
      capacity: capacityOf(ruleId),
      vacancies: capacityOf(ruleId),
      basePriceMinor: priceOf(ruleId),
    }),
  );
  return { rules, departures: [...kept, ...added] };
}

const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
const someRule = (id: string) =>
  fc.record({ numbers: days, capacity: fc.constantFrom(6, 8) }).map(({ numbers, capacity }) => rule(numbers, { id, capacity }));
const rules = fc.tuple(someRule("a"), someRule("b"), fc.constantFrom(0, 1, 2)).map(([a, b, count]) => [a, b].slice(0, count));
const departures = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 0, max: 30 }),
      ruleId: fc.constantFrom("a", "b", null),
      named: fc.boolean(),
      closed: fc.boolean(),
      capacity: fc.constantFrom(6, 8, 12),
    }),
    { selector: ({ number }) => number },
  )
  .map((all) =>
    all.map(({ number, named, capacity, ...more }) =>
      departure(day(number), { ...more, named, capacity, vacancies: named ? 1 : capacity }),
    ),
  );

test("whatever the rules: what happens to a departure is one thing, hand-made ones are left alone, and the second time nothing happens", () => {
  fc.assert(
    fc.property(rules, rules, departures, fc.boolean(), (before, after, all, published) => {
      // A departure's rule is one of the tour's.
      const known = all.map((each) => ({ ...each, ruleId: before.some(({ id }) => id === each.ruleId) ? each.ruleId : null }));
      const made = plan(before, after, known, published);
      const touched = [...made.removes, ...made.closes, ...made.resizes].map(({ id }) => id);
      expect(new Set(touched).size).toBe(touched.length);
      const gone = [...made.removes, ...made.closes].map(({ id }) => id);
      expect(made.adopts.some(({ id }) => gone.includes(id))).toBe(false);
      const byHand = known.filter(({ ruleId }) => ruleId === null).map(({ id }) => id);
      expect([...touched, ...made.adopts.map(({ id }) => id)].some((id) => byHand.includes(id))).toBe(false);
      expect(made.removes.some(({ id }) => known.find((each) => each.id === id)?.named)).toBe(false);
      expect(made.adds.some(({ startDate }) => known.some((each) => each.startDate === startDate))).toBe(false);
      const next = carriedOut(known, after, made);
      const again = plan(next.rules, next.rules, next.departures, true);
      expect(published ? again : { ...again, adds: [], excepts: [] }).toEqual(empty);
    }),
    { numRuns: 500 },
  );
});
