/** From what a schema says of a piece to why each field was refused. */
import type { z } from "zod";
import { placeField } from "./coordinates.ts";
import type { FieldError } from "./editor-form.ts";

type Issue = z.core.$ZodIssue;

/** What a field holds is checked by a pattern or a rule of its own: these are its words. */
const ownKeys: Record<string, FieldError["key"]> = {
  name: "placeCountry",
  currency: "currency",
  picture: "unknown_picture",
  gallery: "unknown_picture",
  slug: "slug",
  tags: "tagCount",
  date: "day",
  timeZone: "timeZone",
  groupMax: "groupOrder",
  itinerary: "days",
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Object.entries(inner).find(([name]) => name === String(key))?.[1] : undefined,
    value,
  );
}

function whyTooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: "too_small" }>, value: unknown): FieldError {
  if (origin === "array") return { key: "tooFew", limit: Number(minimum), length: Array.isArray(value) ? value.length : 0 };
  if (origin !== "string") return { key: "atLeast", limit: Number(minimum) + (inclusive ? 0 : 1) };
  const length = typeof value === "string" ? value.length : 0;
  return length === 0 ? { key: "required" } : { key: "tooShort", limit: Number(minimum), length };
}

function whyTooBig({ origin, maximum }: Extract<Issue, { code: "too_big" }>, value: unknown): FieldError {
  const limit = Number(maximum);
  if (origin === "array") return { key: "tooMany", limit, length: Array.isArray(value) ? value.length : 0 };
  if (origin !== "string") return { key: "atMost", limit };
  return { key: "tooLong", limit, length: typeof value === "string" ? value.length : 0 };
}

function whyOf(issue: Issue, field: string, value: unknown): FieldError {
  if (issue.code === "too_small") return whyTooSmall(issue, value);
  if (issue.code === "too_big") return whyTooBig(issue, value);
  if (value === "" || value === undefined) return { key: "required" };
  if (issue.code === "invalid_value") return { key: "choice" };
  if (issue.code === "invalid_type" && issue.expected === "int") return { key: "whole" };
  if (issue.code === "invalid_type" && issue.expected === "number") return { key: "number" };
  return { key: ownKeys[field] ?? "invalid" };
}

/**
 * Why each field was refused, by its name: `translations.de.summary`. What is wrong with an entry of a list that is typed into
 * one field stands at that field, with the entry's number. `names` are those of the fields that were sent.
 */
export function fieldErrors(issues: readonly Issue[], value: unknown, names: readonly string[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const path = issue.path.map(String);
    // Both are typed into one field.
    if (names.includes(placeField) && /^facts\.(?:latitude|longitude)$/.test(path.join("."))) {
      errors[placeField] ??= { key: "coordinates" };
      continue;
    }
    const known = path.findLastIndex((_, index) => names.includes(path.slice(0, index + 1).join(".")));
    const name = path.slice(0, known === -1 ? path.length : known + 1).join(".");
    const [entry] = known === -1 ? [] : path.slice(known + 1);
    const why = whyOf(issue, path.findLast((part) => !/^\d+$/.test(part)) ?? "", valueAt(value, issue.path));
    errors[name] ??= entry !== undefined && /^\d+$/.test(entry) ? { ...why, line: Number(entry) + 1 } : why;
  }
  return errors;
}
