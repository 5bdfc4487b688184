/** Times of day with the place whose time it is, as people say them: 11:30, India time. Never an offset, which nobody can read. */
import { dateTimeFormat } from "#app/values/intl.ts";
import { languageFacts, type Language } from "./languages.ts";

/** Of an instant on a clock. Hindi says the part of the day, where the others count to 24. */
export const clockParts = (language: Language): Intl.DateTimeFormatOptions =>
  language === "hi"
    ? { hour: "numeric", minute: "2-digit", hour12: true, dayPeriod: "short" }
    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

/** A time has its word behind it in Hindi: सुबह 11:30 बजे. */
export const spoken = (language: Language, time: string): string => (language === "hi" ? `${time} बजे` : time);

/** What is left out of a zone's name: whether a place has a summer time is of no interest to who reads a time. */
const shortened: Record<Language, (name: string) => string> = {
  en: (name) => name.replace(/(?<!Mean)(?: Standard)? Time$/, " time"),
  // An adjective stands in the middle of a line: indische Zeit.
  de: (name) => name.replace(/Normalzeit$/, "Zeit").replace(/^\p{Lu}(?=\S*e )/u, (first) => first.toLowerCase()),
  fr: (name) => name.replace(" normale", ""),
  es: (name) => name.replace(" estándar", ""),
  hi: (name) => name.replace(" मानक", ""),
};

/** Such as India time; the name of the place where the language has none for its time. */
export function zoneLabel(language: Language, timeZone: string): string {
  const named = dateTimeFormat(languageFacts[language].locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;
  if (!named || /\d/.test(named)) return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
  return shortened[language](named);
}

/** A time with its zone; Hindi sets it in brackets, for its postpositions come right behind the time. */
export function inZone(language: Language, time: string, timeZone: string): string {
  const label = zoneLabel(language, timeZone);
  return language === "hi" ? `${time} (${label})` : `${time}, ${label}`;
}
