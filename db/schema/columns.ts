/** Kinds of column, and groups of them, that tables share. No tables are here. */
import { sql, type SQL } from "drizzle-orm";
import { bigint, customType, integer, text, timestamp, type AnyPgColumn } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
/** A moment, with its zone; calendar days are `date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** Money in minor units of the currency that its row or its order names. */
export const minor = (name: string) => bigint(name, { mode: "number" });
/** When a row was written, and when it last changed. */
export const changes = { createdAt: instant("created_at").notNull().defaultNow(), updatedAt: instant("updated_at").notNull().defaultNow() };

/** Only what is published is on public pages; `version` counts changes, so that nobody overwrites what she has not seen. */
export const publication = {
  state: text("state", { enum: ["draft", "published", "archived"] })
    .notNull()
    .default("draft"),
  version: integer("version").notNull().default(1),
};
export const isPublicationState = (table: { state: AnyPgColumn }) => sql`${table.state} in ('draft', 'published', 'archived')`;

/** A text that a language does not have is null, and English is shown; English has them all. */
export const inEnglishOr = (table: { language: AnyPgColumn }, fields: AnyPgColumn[]): SQL =>
  sql`${table.language} <> 'en' or (${sql.join(
    fields.map((field) => sql`${field} is not null`),
    sql` and `,
  )})`;
