import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { instant } from "./columns.ts";

/** What the operator may change without touching code. Each key's value is checked by its schema in features/agency/settings. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Who changed what and when; written in the transaction of the change. Only the name of who deletes her account is taken out. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    at: instant("at").notNull().defaultNow(),
    /** Account of the person; null for the program itself. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    action: text("action").notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: text("subject_id").notNull(),
    details: jsonb("details").notNull().default({}),
  },
  (table) => [
    index("audit_entries_latest").on(table.at.desc()),
    index("audit_entries_of_subject").on(table.subjectType, table.subjectId, table.at.desc()),
  ],
);

/** One row, raised in every transaction that changes what public pages show; every process watches it to drop its cached pages. */
export const catalogueVersion = pgTable(
  "catalogue_version",
  { id: integer("id").primaryKey().default(1), version: bigint("version", { mode: "number" }).notNull().default(1) },
  (table) => [check("catalogue_version_single", sql`${table.id} = 1`)],
);

/** What only the program may read: the key that signs. Never shown, never exported with the settings. */
export const secrets = pgTable("secrets", { name: text("name").primaryKey(), value: text("value").notNull() });
