/** What differs between two versions of a tour, as a traveller reads it: facts of the notes, in her language. */
import { z } from "zod";
import { otherLanguages } from "#app/features/publishing/content/content-terms.ts";
import type { Snapshot } from "#app/features/publishing/content/versions/snapshot.server.ts";
import { tripTextIn } from "#app/features/selling/catalogue/trip/trip.ts";
import { paceLevels } from "#app/features/selling/catalogue/trip/pace.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";

/** A fact in words; empty where it was or is not said. */
export type TripChange = { name: string; before: string; after: string };

const lines = z.array(z.string()).catch([]);
const textsSchema = z.object({
  itinerary: z.array(z.object({ title: z.string(), description: z.string() })).catch([]),
  included: lines,
  notIncluded: lines,
});
const factsSchema = z.object({ durationDays: z.number(), groupMin: z.number(), groupMax: z.number() }).partial();

/** Times of day as the five languages write them: 8:30, 8.30 am, 9 Uhr, 18 h 30, सुबह 8 बजे. */
const clockTime = /\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\b)?|\b\d{1,2}(?:\.\d{2})?\s?(?:[ap]\.?m\b|Uhr\b|h\s?\d{2}\b|बजे)/giu;
const timesIn = (...texts: (string | undefined)[]): string[] => texts.flatMap((text) => text?.match(clockTime) ?? []);

type Fact = { key: string; name: string; value: string };

/** What somebody who has booked must know at once: where it starts and ends, and the times of its first and last day. */
const urgent = new Set(["meeting", "meeting.map", "end", "end.map", "times.first", "times.last"]);

/** The facts of a version in words, in the order of the notes. */
function factsIn(language: Language, { facts, english, translations, trip }: Snapshot): Fact[] {
  const t = translator(language);
  const formats = formatsFor(language);
  const own = otherLanguages.find((known) => known === language);
  const { itinerary, included, notIncluded } = textsSchema.parse({ ...english, ...(own && translations[own]) });
  const { durationDays, groupMin, groupMax } = factsSchema.parse(facts);
  const text = tripTextIn(trip?.texts[language], trip?.texts[defaultLanguage] ?? {});
  const known = trip?.facts;
  const pointFacts = (point: "meeting" | "end"): Fact[] => {
    const name = t(point === "meeting" ? "tripNotes:start" : "tripNotes:end");
    const place = known?.[point];
    const words = text[point];
    const inside = (key: string, called: string, value: string | undefined) => ({
      key: `${point}.${key}`,
      name: formats.pair(name, called),
      value: value ?? "",
    });
    return [
      { key: point, name, value: words ? [words.address, place?.localAddress].filter(Boolean).join(" · ") : "" },
      // To a hundred metres: who moves the pin on the same house has not moved the place.
      inside("map", t("tripNotes:map"), place && `${formats.number(place.latitude, 3)}; ${formats.number(place.longitude, 3)}`),
      inside("byDay", t("tripNotes:byDay"), words?.byDay),
      inside("afterDark", t("tripNotes:afterDark"), words?.afterDark),
    ];
  };
  const dayName = (day: number) => t("tripNotes:day", { day });
  const times = (key: string, day: number, found: string[]) => ({
    key,
    name: formats.pair(dayName(day), t("tripNotes:times")),
    value: formats.list(found),
  });
  const [first, last] = [itinerary[0], itinerary.at(-1)];
  const pace = paceLevels.find((level) => level === String(known?.pace));
  const number = (value: number | undefined, words: (value: number) => string) => (value === undefined ? "" : words(value));
  return [
    ...pointFacts("meeting"),
    ...pointFacts("end"),
    times("times.first", 1, timesIn(first?.title, first?.description, text.meeting?.byDay, text.meeting?.afterDark)),
    times("times.last", itinerary.length, timesIn(last?.title, last?.description, text.end?.byDay, text.end?.afterDark)),
    { key: "days", name: t("trip:facts.days"), value: number(durationDays, String) },
    { key: "group", name: t("trip:facts.group"), value: groupMin && groupMax ? `${groupMin}–${groupMax}` : "" },
    { key: "pace", name: t("trip:facts.pace"), value: pace ? t(`trip:pace.${pace}`) : "" },
    { key: "walking", name: t("trip:facts.walking"), value: number(known?.walkingHours, (count) => t("trip:facts.hours", { count })) },
    {
      key: "highest",
      name: t("trip:facts.highest"),
      value: number(known?.highestPoint, (metres) => t("trip:facts.metres", { metres: formats.decimal(metres) })),
    },
    { key: "minimumAge", name: t("trip:facts.minimumAge"), value: number(known?.minimumAge, (count) => t("trip:facts.years", { count })) },
    ...itinerary.map(({ title }, index) => ({ key: `day.${index}`, name: dayName(index + 1), value: title })),
    ...(known?.days ?? []).map(({ stay }, index) => ({
      key: `stay.${index}`,
      name: formats.pair(dayName(index + 1), t("tripNotes:stay")),
      value: stay ? [t(`trip:stays.${stay}`), text.days?.[index]?.stayPlace, text.days?.[index]?.stayName].filter(Boolean).join(", ") : "",
    })),
    { key: "included", name: t("tripNotes:included"), value: included.join(" · ") },
    { key: "notIncluded", name: t("tripNotes:notIncluded"), value: notIncluded.join(" · ") },
    { key: "payments", name: t("trip:costs.local"), value: (text.localPayments ?? []).join(" · ") },
    { key: "bring", name: t("tripNotes:bring"), value: (text.bring ?? []).join(" · ") },
  ];
}

/** The facts that read differently in a language, what was and what is. */
export function changesInWords(language: Language, before: Snapshot, after: Snapshot): (TripChange & { key: string })[] {
  const [old, now] = [factsIn(language, before), factsIn(language, after)];
  const keys = new Map([...now, ...old].map(({ key, name }) => [key, name]));
  const valueIn = (facts: Fact[], key: string) => facts.find((fact) => fact.key === key)?.value ?? "";
  return [...keys].flatMap(([key, name]) => {
    const [was, is] = [valueIn(old, key), valueIn(now, key)];
    return was === is ? [] : [{ key, name, before: was, after: is }];
  });
}

/** Of these, what everybody who has booked is told by email. What was not said before has not changed. */
export const urgentChanges = (language: Language, before: Snapshot, after: Snapshot): TripChange[] =>
  changesInWords(language, before, after)
    .filter((change) => urgent.has(change.key) && change.before !== "" && change.after !== "")
    .map(({ key: _, ...change }) => change);
