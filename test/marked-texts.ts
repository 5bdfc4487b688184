/** Texts of the database as the pseudo-language has them: each marked ⟦so⟧. */
import { and, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/database.server.ts";

/** A name such as `Kyoto, Japan` is also shown by its first part alone. */
const markName = (name: string) =>
  name
    .split(", ")
    .map((part) => `⟦${part}⟧`)
    .join(", ");
const markDeep = (value: unknown): unknown => {
  if (typeof value === "string") return markName(value);
  if (Array.isArray(value)) return value.map(markDeep);
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markDeep(part)]));
  return value;
};
/** What is known of a trip has the same shape with its texts marked as wholes: they may not grow much. */
const markWhole = (value: unknown): unknown => {
  if (typeof value === "string") return `⟦${value}⟧`;
  if (Array.isArray(value)) return value.map(markWhole);
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, markWhole(part)]));
  return value;
};
/** The value of a column, by its name. */
const markAs = (name: string, value: unknown): unknown => {
  if (name === "bodyHtml") return markHtml(String(value));
  return name === "trip" || name === "sections" ? markWhole(value) : markDeep(value);
};
const markHtml = (html: string) => html.replace(/>([^<]*\p{L}[^<]*)</gu, ">⟦$1⟧<");

/** Marks columns of every row of a table. */
export const tableMarker =
  (db: Database) =>
  async <Row extends Record<string, unknown>>(
    table: PgTable,
    id: (row: Row) => [PgColumn, unknown][],
    columns: string[],
  ): Promise<void> => {
    const rows = (await db.select().from(table)) as Row[];
    for (const row of rows) {
      const changes = Object.fromEntries(columns.map((name) => [name, markAs(name, row[name])]));
      let query = db.update(table).set(changes).$dynamic();
      const [first, second] = id(row);
      query = query.where(and(eq(first![0], first![1]), second ? eq(second[0], second[1]) : undefined));
      await query;
    }
  };
