import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { profiles } from "./accounts.ts";
import { instant } from "./columns.ts";

const kinds = ["tour", "destination", "article", "testimonial"] as const;
/** What a row is about: a number, or a UUID, as text. It has no foreign key: four tables hold pieces. */
const piece = { kind: text("kind", { enum: kinds }).notNull(), pieceId: text("piece_id").notNull() };

/** A piece of content as it was after each change; written in the transaction of the change, and never changed afterwards. */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    ...piece,
    /** Of the piece's row: what counts its changes. */
    version: integer("version").notNull(),
    at: instant("at").notNull(),
    /** Account of the person; null for what was there before the first version was kept. */
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    /** As the audit log says it: `tour.edited`. */
    action: text("action").notNull(),
    /** Names of the fields in which it differs from the version before. */
    fields: jsonb("fields").notNull().default([]),
    /** The whole piece: `snapshotSchema`. */
    snapshot: jsonb("snapshot").notNull(),
  },
  (table) => [
    unique("content_versions_of_piece").on(table.kind, table.pieceId, table.version),
    index("content_versions_by_actor").on(table.actorId),
    check("content_versions_kind", sql`${table.kind} in ('tour', 'destination', 'article', 'testimonial')`),
  ],
);

/** What somebody has typed into a form of the editors and not saved. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    profileId: uuid("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    ...piece,
    /** Which of the piece's forms, and the language in it: `editor de`, `trip days de`. */
    form: text("form").notNull(),
    /** What stands in the fields, by their names. */
    fields: jsonb("fields").notNull(),
    /** Of the piece, when she began to type; 0 for a new one. */
    version: integer("version").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.kind, table.pieceId, table.form] }),
    index("content_drafts_of_piece").on(table.kind, table.pieceId),
    index("content_drafts_old").on(table.at),
    check("content_drafts_kind", sql`${table.kind} in ('tour', 'destination', 'article', 'testimonial')`),
  ],
);
