/** Between a rule and the fields of its form. */
import { z } from "zod";
import { firstDay } from "#app/features/selling/catalogue/schedule/recurrence.server.ts";
import {
  mostDates,
  patternKinds,
  places,
  type Pattern,
  type ScheduleRule,
  type Season,
} from "#app/features/selling/catalogue/schedule/schedule-rules.ts";
import { calendarDateOf, type CalendarDate } from "#app/values/calendar-date.ts";
import { several } from "#app/values/form-fields.ts";
import { amountToType, typedAmount } from "#app/values/typed-amount.ts";
import { largestCapacity } from "./departure-changes.server.ts";
import type { RuleFields, ScheduleError } from "./schedule-form.ts";

const text = z.string().max(40).default("");
const days = several(z.array(z.string().max(40)));

/** The fields as they are sent: what belongs to another kind of rule stays unread. */
const ruleFieldsSchema = z.object({
  kind: text,
  weekdays: days,
  every: text,
  place: text,
  weekday: text,
  dates: days,
  first: text,
  until: text,
  season: text,
  fromDay: text,
  fromMonth: text,
  toDay: text,
  toMonth: text,
  capacity: text,
  price: text,
  exceptions: days,
}) satisfies z.ZodType<RuleFields>;

const seen = z.string().max(64).optional();
const ruleId = z.string().max(64);

/** `seen` names the forecast that was shown: without it there is none yet. */
export const scheduleFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("remove"), rule: ruleId, seen }),
  ruleFieldsSchema.extend({ intent: z.literal("rule"), rule: ruleId, seen }),
]);

type Read<Value> = { ok: true; value: Value } | { ok: false; field: keyof RuleFields; error: ScheduleError };

const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const wrong = (field: keyof RuleFields, error: ScheduleError) => ({ ok: false, field, error }) as const;

function wholeNumber(typed: string, { min, max }: { min: number; max: number }): number | undefined {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined;
  return number !== undefined && number >= min && number <= max ? number : undefined;
}

function readDays(typed: string[], field: "dates" | "exceptions"): Read<CalendarDate[]> {
  const filled = typed.map((each) => each.trim()).filter(Boolean);
  const read = filled.flatMap((each) => calendarDateOf(each) ?? []);
  if (read.length < filled.length) return wrong(field, "date");
  return read.length > mostDates ? wrong(field, "tooManyDates") : good([...new Set(read)].toSorted());
}

function readPattern(fields: RuleFields): Read<Pattern> {
  const kind = patternKinds.find((known) => known === fields.kind);
  const weekday = wholeNumber(fields.weekday, { min: 1, max: 7 });
  switch (kind) {
    case "weekly": {
      const weekdays = [...new Set(fields.weekdays.flatMap((each) => wholeNumber(each, { min: 1, max: 7 }) ?? []))].toSorted();
      const every = wholeNumber(fields.every || "1", { min: 1, max: 52 });
      if (weekdays.length === 0) return wrong("weekdays", "weekdays");
      return every === undefined ? wrong("every", "every") : good({ kind, every, weekdays });
    }
    case "monthly": {
      const place = places.find((known) => String(known) === fields.place);
      return place && weekday ? good({ kind, place, weekday }) : wrong("place", "place");
    }
    case "dates": {
      const dates = readDays(fields.dates, "dates");
      if (!dates.ok) return dates;
      return dates.value.length === 0 ? wrong("dates", "dates") : good({ kind, dates: dates.value });
    }
    case undefined:
      return wrong("kind", "kind");
  }
}

const twoDigits = (number: string) => number.padStart(2, "0");
/** The day of a leap year, which has them all. */
const yearly = (month: string, day: string) => calendarDateOf(`2028-${twoDigits(month)}-${twoDigits(day)}`)?.slice(5);

function readSeason({ season, fromDay, fromMonth, toDay, toMonth }: RuleFields): Read<Season | null> {
  if (season !== "yearly") return good(null);
  const [from, to] = [yearly(fromMonth, fromDay), yearly(toMonth, toDay)];
  if (from === undefined) return wrong("fromDay", "season");
  return to === undefined ? wrong("toDay", "season") : good({ from, to });
}

type Bounds = { first: CalendarDate; until: CalendarDate | null };

function readBounds(fields: RuleFields, today: CalendarDate): Read<Bounds> {
  const first = fields.first === "" ? today : calendarDateOf(fields.first);
  const until = fields.until === "" ? null : calendarDateOf(fields.until);
  if (first === undefined) return wrong("first", "date");
  if (until === undefined) return wrong("until", "date");
  return until !== null && until < first ? wrong("until", "until") : good({ first, until });
}

/** What a departure of a rule may cost, in US cents: whole dollars, as everywhere else. */
const prices = { min: 100, max: 10_000_000 };

function readPrice(typed: string): Read<number | null> {
  if (typed.trim() === "") return good(null);
  const minor = typedAmount(typed);
  return minor !== undefined && minor % 100 === 0 && minor >= prices.min && minor <= prices.max ? good(minor) : wrong("price", "price");
}

function readCapacity(typed: string): Read<number | null> {
  if (typed.trim() === "") return good(null);
  const seats = wholeNumber(typed, { min: 1, max: largestCapacity });
  return seats === undefined ? wrong("capacity", "capacity") : good(seats);
}

/** The rule that the fields say, or the first field that is wrong. `today` is the day at the place of departure. */
export function readRule(fields: RuleFields, today: CalendarDate): Read<ScheduleRule> {
  const pattern = readPattern(fields);
  if (!pattern.ok) return pattern;
  const single = pattern.value.kind === "dates";
  const bounds = single ? good<Bounds>({ first: today, until: null }) : readBounds(fields, today);
  if (!bounds.ok) return bounds;
  const season = single ? good(null) : readSeason(fields);
  if (!season.ok) return season;
  const capacity = readCapacity(fields.capacity);
  if (!capacity.ok) return capacity;
  const price = readPrice(fields.price);
  if (!price.ok) return price;
  const exceptions = readDays(fields.exceptions, "exceptions");
  if (!exceptions.ok) return exceptions;
  const from = single ? (pattern.value.kind === "dates" ? (pattern.value.dates[0] ?? today) : today) : bounds.value.first;
  return good({
    pattern: pattern.value,
    first: firstDay(pattern.value, from),
    until: bounds.value.until,
    season: season.value,
    capacity: capacity.value,
    basePriceMinor: price.value,
    exceptions: exceptions.value,
  });
}

const number = (part: string | undefined) => (part === undefined ? "" : String(Number(part)));

/** What the form of a rule begins with; of a new one, weekly. */
export function fieldsOfRule(rule: ScheduleRule | undefined): RuleFields {
  const pattern = rule?.pattern ?? { kind: "weekly", every: 1, weekdays: [] };
  const [fromMonth, fromDay] = rule?.season?.from.split("-") ?? ["3", "1"];
  const [toMonth, toDay] = rule?.season?.to.split("-") ?? ["10", "31"];
  return {
    kind: pattern.kind,
    weekdays: pattern.kind === "weekly" ? pattern.weekdays.map(String) : [],
    every: pattern.kind === "weekly" ? String(pattern.every) : "1",
    place: pattern.kind === "monthly" ? String(pattern.place) : "1",
    weekday: pattern.kind === "monthly" ? String(pattern.weekday) : "6",
    dates: pattern.kind === "dates" ? pattern.dates : [],
    first: rule && pattern.kind !== "dates" ? rule.first : "",
    until: rule?.until ?? "",
    season: rule?.season ? "yearly" : "always",
    fromDay: number(fromDay),
    fromMonth: number(fromMonth),
    toDay: number(toDay),
    toMonth: number(toMonth),
    capacity: rule?.capacity ? String(rule.capacity) : "",
    price: rule?.basePriceMinor ? amountToType(rule.basePriceMinor) : "",
    exceptions: rule?.exceptions ?? [],
  };
}
