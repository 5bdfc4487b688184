/** Dates, numbers and prices in the page's language. */
import { useMemo } from "react";
import { formatMinor, formatMoney, type Currency } from "#app/values/money.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { hoursAndMinutes } from "#app/values/hours.ts";
import { dateTimeFormat, displayNames, listFormat, numberFormat } from "#app/values/intl.ts";
import { clockParts, inZone, spoken } from "./clock.ts";
import { languageFacts, type Language } from "./languages.ts";
import { useLanguage } from "./local-link.tsx";

const dateStyles = {
  /** 12 Apr */
  short: { day: "numeric", month: "short" },
  /** Mon 12 Apr */
  day: { weekday: "short", day: "numeric", month: "short" },
  /** Mon 12 Apr 2027 */
  full: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  /** 12 Apr 2027 */
  medium: { day: "numeric", month: "short", year: "numeric" },
  /** 12 April 2027 */
  long: { day: "numeric", month: "long", year: "numeric" },
  /** October 2026 */
  month: { month: "long", year: "numeric" },
  /** Oct */
  monthShort: { month: "short" },
  /** Jan 2027 */
  monthOfYear: { month: "short", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Where the day has twelve hours, a full hour is written without its minutes; Hindi names the part of the day instead of am and pm. */
function clockStyle(language: Language, time: string): Intl.DateTimeFormatOptions {
  if (language !== "en" && language !== "hi") return { hour: "numeric", minute: "2-digit" };
  const minute = time.endsWith(":00") ? undefined : "2-digit";
  return { hour: "numeric", minute, hour12: true, dayPeriod: language === "hi" ? "short" : undefined };
}

/** German and Spanish set a comma between the weekday and the day; the others do without. */
const keepsComma = (language: Language) => language === "de" || language === "es";

/** A moment in time, as a `Date` or ISO 8601 with its zone. */
type Instant = Date | string;

export function formatsFor(language: Language) {
  const { locale } = languageFacts[language];
  return {
    /** Whole units of a currency. */
    money: (amount: number, currency: Currency) => formatMoney(amount, currency, locale),
    /** Minor units of a currency, with decimals where they are not zero. */
    amount: (amountMinor: number, currency: Currency) => formatMinor(amountMinor, currency, locale),
    number: (value: number, digits = 0) =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value),
    /** Of a hundred: 75%. Where the language has a space before its sign, a narrow one that does not break: Intl may give a wide one. */
    percent: (value: number) =>
      numberFormat(locale, { style: "percent" })
        .format(value / 100)
        .replace(/\s(?=%)/, "\u202f"),
    /** With as many decimals as it has. */
    decimal: (value: number) => numberFormat(locale, { maximumFractionDigits: 8 }).format(value),
    /** A length of time in words: 72 hours. */
    duration: (value: number, unit: "minute" | "hour" | "day") =>
      numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value),
    /** Hours as a journey is told, in steps of five minutes: 1 hr 20 min, or in whole words. */
    hours: (time: number, unitDisplay: "short" | "long" = "short") => {
      const { hours, minutes } = hoursAndMinutes(time);
      const part = (value: number, unit: "hour" | "minute") =>
        value > 0 ? [numberFormat(locale, { style: "unit", unit, unitDisplay }).format(value)] : [];
      return [...part(hours, "hour"), ...part(minutes, "minute")].join(" ");
    },
    /** Whole units of any currency, also of one that the site does not sell in. */
    localMoney: (amount: number, currency: string) =>
      numberFormat(locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount),
    /** A calendar date is the same day wherever it is read, so it is written as UTC. */
    date: (date: CalendarDate, style: keyof typeof dateStyles = "full") =>
      dateTimeFormat(locale, { ...dateStyles[style], timeZone: "UTC" })
        .format(new Date(`${date}T00:00:00Z`))
        .replace(",", keepsComma(language) ? "," : "")
        // French counts the first of a month, and it alone.
        .replace(/(^| )1(?= )/, (first) => (language === "fr" ? `${first}er` : first))
        // A month stands above its days: it begins as headings do.
        .replace(/^./, (first) => (style.startsWith("month") ? first.toLocaleUpperCase(locale) : first)),
    /** A name and what stands for it: "Name: Asha"; French sets a space before the colon. */
    pair: (name: string, value: string) => `${name}${language === "fr" ? "\u00a0" : ""}: ${value}`,
    /** A title as the beginning of a line of text: with its full stop, unless it ends with a mark of its own. */
    sentence: (title: string) => (/[.!?।…]$/.test(title) ? title : `${title}${language === "hi" ? "।" : "."}`),
    list: (items: string[]) => listFormat(locale, { type: "conjunction" }).format(items),
    currencyName: (currency: string) => displayNames(locale, { type: "currency" }).of(currency) ?? currency,
    languageName: (tag: string) => displayNames(locale, { type: "language" }).of(tag) ?? tag,
    /** Such as Japan Standard Time; the same all year round. */
    zoneName: (timeZone: string) =>
      dateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
        .formatToParts()
        .find((part) => part.type === "timeZoneName")?.value ?? timeZone,
    countryName: (country: string) => displayNames(locale, { type: "region" }).of(country) ?? country,
    /** A time such as 09:00 as people write it: 9am in English, 9:00 in German, सुबह 9 in Hindi. */
    clockTime: (time: string) =>
      dateTimeFormat(locale, { ...clockStyle(language, time), timeZone: "UTC" })
        .format(new Date(`2024-01-01T${time}:00Z`))
        .replace(/\s(?=[ap]m$)/, ""),
    /** Hour and minute of an instant: 14:35. Without a time zone that of the reader's device; with one, it is named. */
    time: (instant: Instant, timeZone?: string) => {
      const time = spoken(language, dateTimeFormat(locale, { ...clockParts(language), timeZone }).format(new Date(instant)));
      return timeZone ? inZone(language, time, timeZone) : time;
    },
    /** Day and time of an instant in a time zone: Tue 24 Nov 2026, 11:30, India time. The day is written as `date` writes it. */
    moment: (instant: Instant, timeZone: string) => {
      const written = dateTimeFormat(locale, { ...dateStyles.full, ...clockParts(language), timeZone })
        .formatToParts(new Date(instant))
        .map(({ value }, index, parts) => (parts[index - 1]?.type === "weekday" && !keepsComma(language) ? value.replace(",", "") : value))
        .join("");
      return inZone(language, spoken(language, written), timeZone);
    },
    /** ISO weekday, 1 Monday to 7 Sunday. */
    weekday: (weekday: number, style: "short" | "long" = "short") =>
      dateTimeFormat(locale, { weekday: style, timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, weekday))),
  };
}

/** The formats of the page's language. */
export function useFormats() {
  const language = useLanguage();
  return useMemo(() => formatsFor(language), [language]);
}
