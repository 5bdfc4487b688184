/** The fields of a tour that hold more than one control: its days, its details, its pictures. */
import { daysWritten } from "#app/features/publishing/content/itinerary-days.ts";
import { line, oneLine, sentText, sentValues, type TypedField } from "./typed-fields.ts";

type Values = Readonly<Record<string, string>>;

/** Names of pictures in their order, each once. */
export const pictureNames: TypedField = {
  read: (form, name) => [...new Set(form.getAll(name).flatMap((sent) => String(sent).split("\n").map(oneLine)))].filter(Boolean),
  typed: (value, name) => ({ [name]: Array.isArray(value) ? value.join("\n") : "" }),
};

/** What is replaced of the fixed lines of the Details tab. */
export const detailNames = ["departures", "transport", "meals", "hotels", "guide"] as const;
export type DetailName = (typeof detailNames)[number];
export const details: TypedField = {
  read: (form, name) => {
    const typed = detailNames.map((detail) => [detail, line.read(form, `${name}.${detail}`)] as const);
    return Object.fromEntries(typed.filter(([, text]) => text !== ""));
  },
  typed: (value, name) => {
    const stored = new Map(Object.entries(typeof value === "object" ? (value ?? {}) : {}));
    return Object.fromEntries(detailNames.map((detail) => [`${name}.${detail}`, String(stored.get(detail) ?? "")]));
  },
};

const dayParts = ["title", "description"] as const;
/** What a row remembers beside what is written in it: which stored day it was, and that it is unfolded. */
const marks = ["was", "open"] as const;
/** A day's control in any language: `english.itinerary.2.title`. */
const dayName = /^(.+\.)?itinerary\.(\d{1,2})\.(\w+)$/;

/** Days of the tour as typed; undefined while that is no number of days that a tour can have. */
export function typedDuration(values: Values): number | undefined {
  const typed = Number((values["facts.durationDays"] ?? "").trim() || Number.NaN);
  return Number.isInteger(typed) && typed >= 1 && typed <= 60 ? typed : undefined;
}

/** How many days are to be written for the length that is typed; undefined while that is none. */
export function daysWanted(values: Values): number | undefined {
  const duration = typedDuration(values);
  return duration === undefined ? undefined : daysWritten(duration);
}

/** How many days the editor shows: as many as are wanted, and any after them in which something is written. */
export function daysShown(values: Values): number {
  const written = Object.entries(values).map(([name, value]) => {
    const [, , day, part] = dayName.exec(name) ?? [];
    return day !== undefined && !marks.some((known) => known === part) && value.trim() !== "" ? Number(day) + 1 : 0;
  });
  return Math.max(1, daysWanted(values) ?? 0, ...written);
}

/** One entry a day. A day that is wanted and was not typed is empty; what is written after the last is read too, and never dropped silently. */
export const days: TypedField = {
  read: (form, name) =>
    Array.from({ length: daysShown(sentValues(form)) }, (_, day) =>
      Object.fromEntries(dayParts.map((part) => [part, oneLine(sentText(form, `${name}.${day}.${part}`))])),
    ),
  typed: (value, name) => {
    const rows: unknown[] = Array.isArray(value) ? value : [];
    const entries = rows.flatMap((row, day) => {
      const parts = new Map(Object.entries(typeof row === "object" ? (row ?? {}) : {}));
      return [[originName(name, day), String(day)], ...dayParts.map((part) => [`${name}.${day}.${part}`, String(parts.get(part) ?? "")])];
    });
    return Object.fromEntries(entries);
  },
};

/** Names the control that says which stored day a row was, so that the languages that are not on the page can follow it. */
export const originName = (field: string, day: number) => `${field}.${day}.was`;

type Day = { title: string; description: string };
const noDay: Day = { title: "", description: "" };

/** Whether a row of days is unfolded stands beside it, so that it moves along. */
export const openName = (day: number) => `english.itinerary.${day}.open`;

/** For each row the stored day that it was; undefined for a new one. */
export function originsOf(values: Values): (number | undefined)[] {
  return Array.from({ length: daysShown(values) }, (_, day) => {
    const was = values[originName("english.itinerary", day)] ?? "";
    return was === "" ? undefined : Number(was);
  });
}

/** The days of a language that is not on the page, moved and taken away as those on the page were. */
export function carriedDays(stored: readonly Day[], form: FormData): Day[] {
  return originsOf(sentValues(form)).map((was) => (was === undefined ? noDay : (stored[was] ?? noDay)));
}

/** Names the control that says to which place a row is to go, from 0. */
export const placeName = (day: number) => `place.${day}`;

/** What one of the buttons between the fields asks for: `facts.gallery add tours/bali`, `itinerary up 3`. */
export type Wish =
  | `${"facts.gallery" | "itinerary"} ${"up" | "down" | "remove"} ${number}`
  | `facts.gallery add ${string}`
  | `itinerary to ${number}`
  | `itinerary to ${number} ${number}`
  | "itinerary fit";

/** Where each entry of a list comes from, after an entry was moved or taken away. */
function newOrder(length: number, how: string, { at, place }: { at: number; place?: number | undefined }): number[] {
  const order = Array.from({ length }, (_, index) => index);
  if (!Number.isInteger(at) || at < 0 || at >= length) return order;
  if (how === "remove") return order.toSpliced(at, 1);
  const to = how === "up" ? at - 1 : how === "down" ? at + 1 : how === "to" ? (place ?? at) : at;
  if (!Number.isInteger(to) || to < 0 || to >= length) return order;
  return order.toSpliced(at, 1).toSpliced(to, 0, at);
}

function movedDays(values: Values, how: string, { at, place }: { at: number; place: number | undefined }): Record<string, string> {
  const order = newOrder(daysShown(values), how, { at, place: place ?? Number(values[placeName(at)] ?? at) });
  const moved: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    // Where a row was to go is done.
    if (name.startsWith("place.")) continue;
    const [, prefix, day, part] = dayName.exec(name) ?? [];
    if (day === undefined) moved[name] = value;
    else if (order.includes(Number(day))) moved[`${prefix ?? ""}itinerary.${order.indexOf(Number(day))}.${part}`] = value;
  }
  return moved;
}

/** The values of the form after one of the buttons between its fields; unchanged where the wish can be none. */
export function rearranged(values: Values, wish: string): Record<string, string> {
  const [field = "", how = "", what = "", place] = wish.split(" ");
  if (field === "itinerary")
    return movedDays(values, how, { at: Number(what || Number.NaN), place: place === undefined ? undefined : Number(place) });
  if (field !== "facts.gallery") return { ...values };
  const pictures = galleryOf(values);
  const changed =
    how === "add"
      ? [...new Set([...pictures, what])]
      : newOrder(pictures.length, how, { at: Number(what || Number.NaN) }).map((at) => pictures[at]);
  return { ...values, [field]: changed.join("\n") };
}

/** The names of the pictures that stand in the gallery's field. */
export const galleryOf = (values: Values): string[] => (values["facts.gallery"] ?? "").split("\n").filter(Boolean);
