/** Opening hours as a table of weekdays, and as the periods of days that share them. */
import type { SettingsError, SettingsFields } from "./settings-form.ts";

type Period = { from: number; to: number; opens: string; closes: string };

/** ISO weekdays. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A day without hours has empty fields. */
export function hoursFields({ timeZone, periods }: { timeZone: string; periods: readonly Period[] }): SettingsFields {
  const days = weekdays.flatMap((day) => {
    const period = periods.find(({ from, to }) => from <= day && day <= to);
    return [
      [`opens-${day}`, period?.opens ?? ""],
      [`closes-${day}`, period?.closes ?? ""],
    ];
  });
  return { timeZone, ...Object.fromEntries(days) };
}

/** Days that follow each other with the same hours are one period: `Monday to Friday`. */
export function hoursValue(typed: (name: string) => string): { timeZone: string; periods: Period[] } {
  const periods: Period[] = [];
  for (const day of weekdays) {
    const [opens, closes] = [typed(`opens-${day}`), typed(`closes-${day}`)];
    if (!opens && !closes) continue;
    const last = periods.at(-1);
    if (last && last.to === day - 1 && last.opens === opens && last.closes === closes) last.to = day;
    else periods.push({ from: day, to: day, opens, closes });
  }
  return { timeZone: typed("timeZone"), periods };
}

/** What is wrong with the table, at its fields. */
export function hoursErrors(fields: SettingsFields): Record<string, SettingsError> {
  const errors: Record<string, SettingsError> = {};
  for (const day of weekdays) {
    const [opens = "", closes = ""] = [fields[`opens-${day}`], fields[`closes-${day}`]];
    if (!opens && !closes) continue;
    for (const [name, time] of Object.entries({ [`opens-${day}`]: opens, [`closes-${day}`]: closes }))
      if (!isTime(time)) errors[name] = { key: time ? "time" : "required" };
    if (isTime(opens) && isTime(closes) && closes <= opens) errors[`closes-${day}`] = { key: "closesFirst" };
  }
  const open = weekdays.some((day) => fields[`opens-${day}`] || fields[`closes-${day}`]);
  return open ? errors : { "opens-1": { key: "neverOpen" } };
}
