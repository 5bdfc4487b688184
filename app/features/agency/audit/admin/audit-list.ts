import { calendarDateOf, type CalendarDate } from "#app/values/calendar-date.ts";

/** What of the log is shown, as the address says it. */
export type AuditFilters = {
  /** Part of the name or email address of who did it. */
  actor: string;
  action: string;
  /** A kind of thing (`profile`), the id of one, or both (`destination 3`). */
  subject: string;
  /** Days in the agency's time zone, both included. */
  from: CalendarDate | undefined;
  to: CalendarDate | undefined;
};

/** From where on: entries older or newer than the one with this id. Pages found by key are not moved by what is written meanwhile. */
export type AuditPosition = { before?: string; after?: string };

export const auditPerPage = 50;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maxTextLength = 100;

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? "").replaceAll("\0", "").trim().slice(0, maxTextLength);

/** Reads an address; what cannot be meant counts as not asked. */
export function readAuditAddress(params: URLSearchParams): { filters: AuditFilters; position: AuditPosition } {
  const key = (name: string) => (uuid.test(params.get(name) ?? "") ? (params.get(name) ?? undefined) : undefined);
  const [before, after] = [key("before"), key("after")];
  return {
    filters: {
      actor: textOf(params, "actor"),
      action: textOf(params, "action"),
      subject: textOf(params, "subject"),
      from: calendarDateOf(textOf(params, "from")),
      to: calendarDateOf(textOf(params, "to")),
    },
    position: before ? { before } : after ? { after } : {},
  };
}

/** The query of an address, with its question mark; empty where nothing is asked. */
export function auditQuery(filters: AuditFilters, position: AuditPosition = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, ...position })) if (value) params.set(name, value);
  const query = params.toString();
  return query && `?${query}`;
}

export type AuditChange = { field: string; before: string; after: string };

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
const isText = (value: unknown) => typeof value === "string";
/** A value in one line, without the signs of a list: what holds nothing is empty. */
function written(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(written).filter(Boolean).join(" · ");
  const parts = Object.values(record(value));
  // A day of a tour is its title and its description.
  if (typeof value === "object" && parts.every(isText)) return parts.filter(Boolean).join(": ");
  return JSON.stringify(value);
}

export type AuditDetails = { changes: AuditChange[]; facts: { name: string; value: string }[] };

/** A field of fields, such as a text in five languages, is told field by field. */
const fieldsIn = (value: unknown): [name: string, value: unknown][] =>
  Object.entries(record(value)).flatMap(([name, inner]) => {
    const fields = Object.entries(record(inner));
    return fields.length > 0 ? fields.map(([innerName, one]): [string, unknown] => [`${name} ${innerName}`, one]) : [[name, inner]];
  });

/** The details of an entry: which fields changed from what to what, and what else was noted. What stayed as it was is left out. */
export function readDetails(details: unknown): AuditDetails {
  const { before, after, ...rest } = record(details);
  const [was, is] = [new Map(fieldsIn(before)), new Map(fieldsIn(after))];
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  const changes = fields.map((field) => ({ field, before: written(was.get(field)), after: written(is.get(field)) }));
  return {
    changes: changes.filter((change) => change.before !== change.after),
    facts: Object.entries(rest).map(([name, value]) => ({ name, value: written(value) })),
  };
}
