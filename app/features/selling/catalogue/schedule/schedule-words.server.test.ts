import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import type { Pattern, ScheduleRule } from "./schedule-rules.ts";
import { departuresLine, ruleInWords } from "./schedule-words.server.ts";

const today = "2026-11-23";
type Words = Pick<ScheduleRule, "pattern" | "first" | "until" | "season">;
const rule = (pattern: Pattern, more: Partial<Words> = {}): Words => ({ pattern, first: "2026-11-01", until: null, season: null, ...more });
const saturdays: Pattern = { kind: "weekly", every: 1, weekdays: [6] };
const marchToOctober = { from: "03-01", to: "10-31" };
const line = (language: Language, ...rules: Words[]) => departuresLine(language, rules, { today, onSale: true });

describe("the line of the Details tab", () => {
  test.each<[string, Words, Record<Language, string>]>([
    [
      "weekly all year is the line that every tour had",
      rule(saturdays),
      {
        en: "Weekly departures year-round",
        de: "Wöchentliche Termine, das ganze Jahr",
        es: "Salidas semanales todo el año",
        fr: "Un départ par semaine, toute l’année",
        hi: "साल भर हर हफ़्ते प्रस्थान",
      },
    ],
    [
      "a season of whole months",
      rule(saturdays, { season: marchToOctober }),
      {
        en: "Saturdays, March to October",
        de: "Jeden Samstag, März bis Oktober",
        es: "Cada sábado, de marzo a octubre",
        fr: "Chaque samedi, de mars à octobre",
        hi: "हर शनिवार, मार्च से अक्टूबर",
      },
    ],
    [
      "a season over New Year, to the last of a February of any year",
      rule({ kind: "weekly", every: 1, weekdays: [2, 5] }, { season: { from: "10-01", to: "02-28" } }),
      {
        en: "Tuesdays and Fridays, October to February",
        de: "Jeden Dienstag und Freitag, Oktober bis Februar",
        es: "Cada martes y viernes, de octubre a febrero",
        fr: "Chaque mardi et vendredi, d’octobre à février",
        hi: "हर मंगलवार और शुक्रवार, अक्टूबर से फ़रवरी",
      },
    ],
    [
      "twice a week",
      rule({ kind: "weekly", every: 1, weekdays: [2, 5] }),
      {
        en: "Tuesdays and Fridays, year-round",
        de: "Jeden Dienstag und Freitag, das ganze Jahr",
        es: "Cada martes y viernes, todo el año",
        fr: "Chaque mardi et vendredi, toute l’année",
        hi: "हर मंगलवार और शुक्रवार, साल भर",
      },
    ],
    [
      "the first Friday",
      rule({ kind: "monthly", place: 1, weekday: 5 }),
      {
        en: "First Friday of each month",
        de: "Am ersten Freitag im Monat",
        es: "El primer viernes de cada mes",
        fr: "Le premier vendredi du mois",
        hi: "हर महीने का पहला शुक्रवार",
      },
    ],
    [
      "only these dates, without those that are over",
      rule({ kind: "dates", dates: ["2026-04-03", "2027-04-03", "2027-10-01"] }),
      {
        en: "3 April 2027 and 1 October 2027",
        de: "3. April 2027 und 1. Oktober 2027",
        es: "3 de abril de 2027 y 1 de octubre de 2027",
        fr: "3 avril 2027 et 1er octobre 2027",
        hi: "3 अप्रैल 2027 और 1 अक्टूबर 2027",
      },
    ],
  ])("%s", (_, given, lines) => {
    for (const [language, text] of Object.entries(lines)) expect(line(language as Language, given)).toBe(text);
  });

  test("names each rule, leaves out what is over, and says where nothing is on sale", () => {
    const over = rule(saturdays, { until: "2026-10-31" });
    expect(line("en", rule(saturdays, { season: marchToOctober }), over, rule({ kind: "monthly", place: -1, weekday: 7 }))).toBe(
      "Saturdays, March to October; Last Sunday of each month",
    );
    expect(line("en", over)).toBe("On selected dates");
    expect(departuresLine("fr", [rule(saturdays)], { today, onSale: false })).toBe("Dates sur demande");
  });
});

test("staff read a rule as it is set", () => {
  const words = (given: Words, language: Language = "en") => ruleInWords(language, given, { reader: "staff", today });
  expect(words(rule(saturdays, { season: marchToOctober }))).toBe("Every Saturday, March to October");
  expect(words(rule(saturdays, { season: { from: "03-01", to: "10-15" } }), "fr")).toBe("Chaque samedi, du 1er mars au 15 octobre");
  expect(words(rule({ kind: "weekly", every: 2, weekdays: [7] }))).toBe("Every second Sunday");
  expect(words(rule({ kind: "weekly", every: 3, weekdays: [1, 4] }))).toBe("Every 3 weeks on Monday and Thursday");
  expect(words(rule(saturdays, { first: "2027-03-06", until: "2027-10-30" }))).toBe("Every Saturday, 6 March 2027 to 30 October 2027");
  expect(words(rule({ kind: "dates", dates: ["2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04", "2027-01-05"] }))).toBe(
    "On 5 fixed dates",
  );
});
