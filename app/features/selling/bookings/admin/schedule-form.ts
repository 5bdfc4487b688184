/** What the forms of a tour's rules send and what their page answers. */
import { href } from "react-router";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import type { FormAnswer } from "#app/values/form-answer.ts";

export const schedulePath = (tourId: number, rule?: string) =>
  href("/admin/content/tours/:id/dates", { id: String(tourId) }) + (rule === undefined ? "" : `?rule=${rule}`);

/** What the address asks for beside a rule's id. */
export const newRule = "new";

/** Keys of scheduleAdmin:errors. */
export const scheduleErrors = [
  "kind",
  "weekdays",
  "every",
  "place",
  "dates",
  "date",
  "tooManyDates",
  "until",
  "season",
  "capacity",
  "price",
] as const;
export type ScheduleError = (typeof scheduleErrors)[number];

/** Keys of scheduleAdmin:problems. */
export type ScheduleProblem = "not_found" | "no_dates" | "too_many" | "outdated";

/** What a change will do, as the page shows it; dates are the first of those, `seen` names the whole of it. */
export type ShownForecast = {
  seen: string;
  words: string;
  effects: { kind: "comes" | "adds" | "removes" | "closes" | "resizes" | "reprices" | "excepts"; count: number; dates: CalendarDate[] }[];
};

export type ScheduleAnswer = FormAnswer<ScheduleProblem, { forecast: ShownForecast; most: number }>;

/** What stands in the fields of a rule: the days are those of their date fields, in order. */
export type RuleFields = {
  kind: string;
  weekdays: string[];
  every: string;
  place: string;
  weekday: string;
  dates: string[];
  first: string;
  until: string;
  season: string;
  fromDay: string;
  fromMonth: string;
  toDay: string;
  toMonth: string;
  capacity: string;
  price: string;
  exceptions: string[];
};
