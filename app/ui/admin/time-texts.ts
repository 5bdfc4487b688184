/** Times as administrators read them. Not among the formats of every page: visitors' pages show none. */
import { clockParts, inZone, spoken } from "#app/i18n/clock.ts";
import { languageFacts, type Language } from "#app/i18n/languages.ts";
import { dateTimeFormat, relativeTimeFormat } from "#app/values/intl.ts";

/** Seconds in each unit in which a time is told from now, longest first. */
const units = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][];

/** An instant as data sends it: ISO 8601 text, or a Date. */
type Instant = string | Date;

/** Such as 3 days ago; now for less than a minute. Whole units, rounded down. */
export function ago(language: Language, instant: Instant, now: Instant): string {
  const seconds = (new Date(instant).getTime() - new Date(now).getTime()) / 1_000;
  const [unit, length] = units.find(([, inSeconds]) => Math.abs(seconds) >= inSeconds) ?? ["second", Infinity];
  const format = relativeTimeFormat(languageFacts[language].locale, { numeric: unit === "second" ? "auto" : "always" });
  return format.format(Math.trunc(seconds / length), unit);
}

/** An instant to the second, with its zone: 21 Nov 2026, 11:30:05, India time. */
export function exactTime(language: Language, instant: Instant, timeZone: string): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const format = dateTimeFormat(languageFacts[language].locale, { ...day, ...clockParts(language), second: "2-digit", timeZone });
  return inZone(language, spoken(language, format.format(new Date(instant))), timeZone);
}
