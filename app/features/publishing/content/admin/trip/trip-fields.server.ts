/** What the forms of a trip show of what is stored, a section at a time. */
import type { TripFacts, TripText } from "#app/features/selling/catalogue/trip/trip-content.ts";
import { accessTopics, meals, womenLedFacts } from "#app/features/selling/catalogue/trip/trip-terms.ts";
import { placeText } from "#app/features/publishing/content/admin/editor/coordinates.ts";
import { activityLine, legLine, paymentLine, stopLine } from "./trip-lines.ts";
import { spareRows, type TripFields, type TripSection } from "#app/features/publishing/content/trip-sections.ts";

export type TripDraft = { facts: TripFacts; english: Partial<TripText>; other: Partial<TripText> };
export type Day = TripFacts["days"][number];
export type DayText = TripText["days"][number];

const emptyDay: Day = { meals: [], legs: [], activities: [], stops: [] };
const emptyDayText: DayText = { activities: [], stops: [] };
/** English, and the language beside it. */
export const sides = ["english", "other"] as const;
const filled = (fields: Record<string, string | number | undefined>): TripFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === undefined ? "" : String(value)]));

/** What the form of a section shows. The last day of a tour is that of departure. */
export function fieldsOf(section: TripSection, draft: TripDraft, durationDays: number): TripFields {
  const { facts, english, other } = draft;
  switch (section) {
    case "facts":
      return filled({
        pace: facts.pace,
        walkingHours: facts.walkingHours,
        highestPoint: facts.highestPoint,
        minimumAge: facts.minimumAge,
        guide: facts.guide,
        countries: facts.countries.join(", "),
        ...textFields(draft, (text) => ({
          pace: text.pace,
          stayStyle: text.stayStyle,
          rightForYou: text.rightForYou?.join("\n"),
          bring: text.bring?.join("\n"),
        })),
      });
    case "days":
      return Object.assign({}, ...Array.from({ length: durationDays }, (_, index) => dayFields(draft, index)));
    case "points":
      return Object.assign({}, ...(["meeting", "end"] as const).map((point) => pointFields(draft, point)));
    case "access":
      return filled({
        ...Object.fromEntries(womenLedFacts.map((fact) => [fact, facts.womenLed[fact] ? "on" : ""])),
        ...Object.fromEntries(accessTopics.map((topic) => [topic, facts.access[topic]])),
        ...textFields(draft, (text) => ({
          contact: text.accessContact,
          ...Object.fromEntries(accessTopics.map((topic) => [topic, text.access?.[topic]])),
        })),
      });
    case "cost": {
      const payments = facts.localPayments.map(({ usd, local }, index) =>
        paymentLine({ label: english.localPayments?.[index] ?? "", usd, local }),
      );
      const rows = facts.estimates.length + spareRows;
      return filled({
        payments: payments.join("\n"),
        "other.payments": other.localPayments?.join("\n"),
        rows,
        ...Object.assign({}, ...Array.from({ length: rows }, (_, index) => estimateFields(draft, index))),
      });
    }
    case "questions": {
      const rows = (english.questions?.length ?? 0) + spareRows;
      const pairs = Array.from({ length: rows }, (_, index) =>
        textFields(draft, (text) => ({
          [`${index}.question`]: text.questions?.[index]?.question,
          [`${index}.answer`]: text.questions?.[index]?.answer,
        })),
      );
      return filled({ rows, ...Object.assign({}, ...pairs) });
    }
  }
}

const textFields = (draft: TripDraft, read: (text: Partial<TripText>) => Record<string, string | undefined>) =>
  Object.fromEntries(sides.flatMap((side) => Object.entries(read(draft[side])).map(([name, value]) => [`${side}.${name}`, value])));

function dayFields({ facts, english, other }: TripDraft, index: number): TripFields {
  const day = facts.days[index] ?? emptyDay;
  const own = english.days?.[index] ?? emptyDayText;
  const translated = other.days?.[index] ?? emptyDayText;
  const fields = {
    ...Object.fromEntries(meals.map((meal) => [meal, day.meals.includes(meal) ? "on" : ""])),
    stay: day.stay,
    ascent: day.ascent,
    legs: day.legs.map(legLine).join("\n"),
    stops: day.stops.map((stop, at) => stopLine({ name: own.stops[at] ?? "", by: undefined, ...stop })).join("\n"),
    activities: day.activities.map(({ priceUsd }, at) => activityLine({ name: own.activities[at] ?? "", priceUsd })).join("\n"),
    "english.stayPlace": own.stayPlace,
    "english.stayName": own.stayName,
    "other.stayPlace": translated.stayPlace,
    "other.stayName": translated.stayName,
    "other.stops": translated.stops.join("\n"),
    "other.activities": translated.activities.join("\n"),
  };
  return Object.fromEntries(Object.entries(filled(fields)).map(([name, value]) => [`${index}.${name}`, value]));
}

function pointFields(draft: TripDraft, point: "meeting" | "end"): TripFields {
  const place = draft.facts[point];
  const texts = textFields(draft, (text) => ({
    address: text[point]?.address,
    byDay: text[point]?.byDay,
    afterDark: text[point]?.afterDark,
  }));
  const fields = { place: placeText(place?.latitude, place?.longitude), localAddress: place?.localAddress, ...texts };
  return Object.fromEntries(Object.entries(filled(fields)).map(([name, value]) => [`${point}.${name}`, value]));
}

function estimateFields(draft: TripDraft, index: number) {
  const estimate = draft.facts.estimates[index];
  return {
    [`${index}.kind`]: estimate?.kind ?? "",
    [`${index}.low`]: estimate?.lowUsd,
    [`${index}.high`]: estimate?.highUsd,
    [`${index}.month`]: estimate?.month,
    ...textFields(draft, (text) => ({
      [`${index}.label`]: text.estimates?.[index]?.label,
      [`${index}.basis`]: text.estimates?.[index]?.basis,
    })),
  };
}
