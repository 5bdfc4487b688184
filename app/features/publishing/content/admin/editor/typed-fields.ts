/** What people type into the fields of an editor, as the values that are stored, and back. */

import { cleanText } from "#app/values/clean-text.ts";
import { placeField, placeOf } from "./coordinates.ts";

/** How a field is read from a form, and what stands in it to begin with: by the name of each of its controls. */
export type TypedField = {
  read: (form: FormData, name: string) => unknown;
  typed: (value: unknown, name: string) => Record<string, string>;
};
export type TypedFields = Record<string, TypedField>;

/** What was sent under a name, cleaned. */
export function sentText(form: FormData, name: string): string {
  const sent = form.get(name);
  return typeof sent === "string" ? cleanText(sent) : "";
}

/** What was typed into the fields, by their names; of several fields with one name, one a line. */
export function sentValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of form.keys()) values[name] ??= form.getAll(name).map(String).join("\n");
  return values;
}

/** Spaces at which no line breaks (`z. B.`, `25 km`) are somebody's choice and stay. */
export const oneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : []);

const simple = (read: (typed: string) => unknown, text: (value: unknown) => string = textOf): TypedField => ({
  read: (form, name) => read(sentText(form, name)),
  typed: (value, name) => ({ [name]: text(value) }),
});

/** One paragraph, however many lines it takes to type it. */
export const line = simple(oneLine);
/** One entry a line. */
export const lines = simple(
  (typed) => typed.split("\n").map(oneLine).filter(Boolean),
  (value) => listOf(value).join("\n"),
);
/** An empty line between two paragraphs. */
export const paragraphs = simple(
  (typed) =>
    typed
      .split(/\n\s*\n/)
      .map(oneLine)
      .filter(Boolean),
  (value) => listOf(value).join("\n\n"),
);
/** A number, with a point or a comma before its decimals; what is none is NaN. */
export const number = simple((typed) => (typed === "" ? Number.NaN : Number(typed.replace(",", "."))));
/** Nothing typed is nought. */
export const numberOrZero = simple((typed) => (typed === "" ? 0 : Number(typed.replace(",", "."))));
/** Latitude (0) or longitude (1) of a place: typed as a pair into `facts.place`, or each into its own field. */
export const coordinate = (part: 0 | 1): TypedField => ({
  read: (form, name) => (form.has(placeField) ? placeOf(sentText(form, placeField))?.[part] : number.read(form, name)) ?? Number.NaN,
  typed: number.typed,
});
/** Null where nothing is typed. */
export const numberOrNone = simple((typed) => (typed === "" ? null : Number(typed.replace(",", "."))));
/** A box that is ticked or not. */
export const ticked: TypedField = {
  read: (form, name) => form.get(name) === "on",
  typed: (value, name) => ({ [name]: value === true ? "on" : "" }),
};
/** Several controls of one name, each for one choice; those left empty count as nothing. */
export const choices: TypedField = {
  read: (form, name) => form.getAll(name).filter((choice) => typeof choice === "string" && choice !== ""),
  typed: (value, name) => ({ [name]: listOf(value).join("\n") }),
};
/** Text as it stands, lines and all. */
export const whole = simple((typed) => typed);
/** A number that is chosen, not typed; undefined where nothing is. */
export const numberChosen = simple((typed) => (typed === "" ? undefined : Number(typed)));
/** An upper-case code, or null where nothing is typed. */
export const codeOrNone = simple((typed) => oneLine(typed).toUpperCase() || null);

/** Lower-case words joined by hyphens, as the last part of an address. Letters that no address has are left out. */
export const slugFrom = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");
