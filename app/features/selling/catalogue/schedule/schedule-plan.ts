/** What a change of a tour's rules does to its departures. The same plan is shown before it is made, and carried out. */
import type { CalendarDate } from "#app/values/calendar-date.ts";

/** `dates`: what the rule gives from today on, as far as departures are, or are to be, on sale. The older rule comes first. */
export type RuleDates = { id: string; capacity: number; basePriceMinor: number | null; dates: CalendarDate[] };
/** A rule as it was, with the last day up to which it has put departures on sale. */
export type EarlierRule = RuleDates & { onSaleTo: CalendarDate | null };

/** `named`: a booking names it, in whatever state. */
export type PlannedDeparture = {
  id: string;
  startDate: CalendarDate;
  ruleId: string | null;
  capacity: number;
  vacancies: number;
  basePriceMinor: number | null;
  closed: boolean;
  named: boolean;
};

type Dated = { id: string; startDate: CalendarDate };
export type SchedulePlan = {
  adds: { ruleId: string; startDate: CalendarDate }[];
  /** Nobody has ever booked them: they are deleted. */
  removes: Dated[];
  /** A booking names them: they go off sale, and stay. */
  closes: Dated[];
  resizes: (Dated & { capacity: number })[];
  /** For who books from now on: what is booked stays as agreed. */
  reprices: (Dated & { basePriceMinor: number | null })[];
  /** They come from another rule from now on. */
  adopts: { id: string; ruleId: string }[];
  /** Days that staff have taken away: their rule is told, so that it never gives them again. */
  excepts: { ruleId: string; dates: CalendarDate[] }[];
};

type Given = {
  before: EarlierRule[];
  after: RuleDates[];
  /** All of the tour, from today on. */
  departures: PlannedDeparture[];
  today: CalendarDate;
  /** Only what is published has departures on sale. */
  published: boolean;
};

/** Days that a rule had put on sale and that have no departure any more. */
const takenAway = ({ dates, onSaleTo }: EarlierRule, there: Set<CalendarDate>): Set<CalendarDate> =>
  new Set(dates.filter((date) => onSaleTo !== null && date <= onSaleTo && !there.has(date)));

/** Departures made by hand, and what starts today, stay as they are. */
export function planSchedule({ before, after, departures, today, published }: Given): SchedulePlan {
  const there = new Set(departures.map(({ startDate }) => startDate));
  const away = new Map(before.map((rule) => [rule.id, takenAway(rule, there)]));
  const wanted = new Map<CalendarDate, RuleDates>();
  const plan: SchedulePlan = { adds: [], removes: [], closes: [], resizes: [], reprices: [], adopts: [], excepts: [] };
  for (const rule of after) {
    const kept = rule.dates.filter((date) => !away.get(rule.id)?.has(date));
    if (kept.length < rule.dates.length)
      plan.excepts.push({ ruleId: rule.id, dates: rule.dates.filter((date) => away.get(rule.id)?.has(date)) });
    for (const date of kept) if (!wanted.has(date)) wanted.set(date, rule);
  }
  for (const { id, startDate, ruleId, ...departure } of departures) {
    if (ruleId === null || startDate <= today) continue;
    const rule = wanted.get(startDate);
    if (!rule) {
      if (!departure.named) plan.removes.push({ id, startDate });
      else if (!departure.closed) plan.closes.push({ id, startDate });
      continue;
    }
    if (rule.id !== ruleId) plan.adopts.push({ id, ruleId: rule.id });
    const earlier = before.find((each) => each.id === ruleId);
    const usual = earlier?.capacity;
    const untouched = !departure.named && departure.vacancies === departure.capacity && departure.capacity === usual;
    if (untouched && rule.capacity !== usual) plan.resizes.push({ id, startDate, capacity: rule.capacity });
    const { basePriceMinor } = rule;
    const asRuleSaid = departure.basePriceMinor === earlier?.basePriceMinor;
    if (asRuleSaid && departure.basePriceMinor !== basePriceMinor) plan.reprices.push({ id, startDate, basePriceMinor });
  }
  if (published) for (const [startDate, rule] of wanted) if (!there.has(startDate)) plan.adds.push({ ruleId: rule.id, startDate });
  plan.adds.sort((a, b) => a.startDate.localeCompare(b.startDate));
  return plan;
}
