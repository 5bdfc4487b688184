/** Rules in words: "Saturdays, March to October". Made on the server: the public page carries no text of it that it does not show. */
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageFacts, type Language } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { dateTimeFormat } from "#app/values/intl.ts";
import { placeKeys, type Pattern, type ScheduleRule, type Season } from "./schedule-rules.ts";

/** Most single dates that are written out. */
const datesInWords = 4;
/** A leap year: it has every day that a season may begin or end with. */
const leapYear = "2028";

type Words = Pick<ScheduleRule, "pattern" | "first" | "until" | "season">;
/** `staff`: Every Saturday; `visitors`: Saturdays. */
type Reader = "staff" | "visitors";

const lastDayOf = (month: string) => new Date(Date.UTC(Number(leapYear), Number(month), 0)).getUTCDate();

function writer(language: Language) {
  const t = translator(language);
  const formats = formatsFor(language);
  const { locale } = languageFacts[language];
  const written = (day: string, style: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...style, timeZone: "UTC" })
      .format(new Date(`${leapYear}-${day}T00:00:00Z`))
      // French counts the first of a month, and it alone.
      .replace(/^1(?= )/, language === "fr" ? "1er" : "1");

  function seasonText({ from, to }: Season): string {
    const [fromMonth = "", fromDay] = from.split("-");
    const [toMonth = "", toDay] = to.split("-");
    const wholeMonths = fromDay === "01" && (Number(toDay) === lastDayOf(toMonth) || to === "02-28");
    if (!wholeMonths)
      return t("schedule:days", {
        from: written(from, { day: "numeric", month: "long" }),
        to: written(to, { day: "numeric", month: "long" }),
      });
    const month = written(from, { month: "long" });
    if (fromMonth === toMonth) return t("schedule:month", { month });
    // French leaves the vowel of its preposition out before another one.
    const ofMonth = language === "fr" ? (/^[aeiouéâ]/.test(month) ? `d’${month}` : `de ${month}`) : month;
    return t("schedule:months", { from: ofMonth, to: written(to, { month: "long" }) });
  }

  function timeText({ first, until, season }: Words, today: CalendarDate): string | undefined {
    const long = (date: CalendarDate) => formats.date(date, "long");
    const ahead = first > today;
    const bounds = until
      ? ahead
        ? t("schedule:days", { from: long(first), to: long(until) })
        : t("schedule:until", { date: long(until) })
      : undefined;
    return [season ? seasonText(season) : undefined, bounds].filter(Boolean).join(", ") || undefined;
  }

  function patternText(pattern: Pattern, reader: Reader, today: CalendarDate): string {
    const weekday = (number: number) => formats.weekday(number, "long");
    switch (pattern.kind) {
      case "weekly": {
        const [one = 1, ...more] = pattern.weekdays;
        if (pattern.every === 2 && more.length === 0) return t("schedule:everySecond", { weekday: weekday(one) });
        const weekdays = formats.list(pattern.weekdays.map(weekday));
        if (pattern.every > 1) return t("schedule:everyWeeks", { weeks: formats.number(pattern.every), weekdays });
        if (reader === "staff") return t("schedule:everyWeek", { weekdays });
        return t("schedule:weekly", {
          weekdays: formats.list(pattern.weekdays.map((each) => t("schedule:each", { weekday: weekday(each) }))),
        });
      }
      case "monthly":
        return t(`schedule:monthly.${placeKeys[pattern.place]}`, { weekday: weekday(pattern.weekday) });
      case "dates": {
        const coming = pattern.dates.filter((date) => date >= today);
        const shown = reader === "staff" ? pattern.dates : coming;
        if (shown.length > datesInWords) return t("schedule:manyDates", { number: formats.number(shown.length) });
        return t("schedule:dates", { dates: formats.list(shown.map((date) => formats.date(date, "long"))) });
      }
    }
  }

  return { t, timeText, patternText };
}

/** A rule in a few words. */
export function ruleInWords(language: Language, rule: Words, { reader, today }: { reader: Reader; today: CalendarDate }): string {
  const { t, timeText, patternText } = writer(language);
  const text = patternText(rule.pattern, reader, today);
  if (rule.pattern.kind === "dates") return text;
  const season = timeText(rule, today);
  if (season) return t("schedule:within", { rule: text, season });
  return rule.pattern.kind === "weekly" && reader === "visitors" ? t("schedule:yearRound", { rule: text }) : text;
}

const isWeeklyAllYear = ({ pattern, first, until, season }: Words, today: CalendarDate) =>
  pattern.kind === "weekly" && pattern.every === 1 && pattern.weekdays.length === 1 && first <= today && !until && !season;

const isOver = ({ pattern, until }: Words, today: CalendarDate) =>
  pattern.kind === "dates" ? pattern.dates.every((date) => date < today) : until !== null && until < today;

/** What the Details tab says of a tour's departures; `onSale`: whether a date can be booked. */
export function departuresLine(language: Language, rules: Words[], { today, onSale }: { today: CalendarDate; onSale: boolean }): string {
  const t = translator(language);
  if (!onSale) return t("schedule:onRequest");
  const going = rules.filter((rule) => !isOver(rule, today));
  const [only, ...more] = going;
  if (!only) return t("schedule:selected");
  if (more.length === 0 && isWeeklyAllYear(only, today)) return t("tour:details.departuresText");
  return going.map((rule) => ruleInWords(language, rule, { reader: "visitors", today })).join("; ");
}
