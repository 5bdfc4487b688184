import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { instant } from "./columns.ts";

/** One uploaded CSV file. Its rows carry its id, so that which upload is shown is one pointer, and going back is the same move. */
export const dataUploads = pgTable(
  "data_uploads",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    kind: text("kind", { enum: ["trip", "itinerary"] }).notNull(),
    /** loading: rows are coming; staged: all there, not shown yet; kept: shown now or before; purging: its rows are being deleted. */
    state: text("state", { enum: ["loading", "staged", "kept", "purging"] })
      .notNull()
      .default("loading"),
    fileName: text("file_name").notNull(),
    fileBytes: integer("file_bytes").notNull(),
    /** How far the reading is: of `file_bytes`. */
    readBytes: integer("read_bytes").notNull().default(0),
    rowCount: integer("row_count").notNull().default(0),
    skippedCount: integer("skipped_count").notNull().default(0),
    /** The first of the skipped rows: `{ line, reason }`. */
    skippedRows: jsonb("skipped_rows").notNull().default([]),
    /** Distinct values of the columns that can be filtered by, sorted. */
    facets: jsonb("facets").notNull().default({}),
    /** What replacing would change, and which upload was shown when that was found out; null for an upload without preview. */
    comparison: jsonb("comparison"),
    actorId: uuid("actor_id"),
    actorName: text("actor_name").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** A loading upload tells that it lives; one that stopped telling is cleaned up. */
    touchedAt: instant("touched_at").notNull().defaultNow(),
    /** When it was last made the shown one. */
    usedAt: instant("used_at"),
  },
  (table) => [
    index("data_uploads_latest").on(table.kind, table.state, table.usedAt.desc()),
    check("data_uploads_counts", sql`${table.rowCount} >= 0 and ${table.skippedCount} >= 0`),
  ],
);

/** Which upload is shown, one row for each kind. */
export const currentUploads = pgTable("current_uploads", {
  kind: text("kind", { enum: ["trip", "itinerary"] }).primaryKey(),
  uploadId: uuid("upload_id").references(() => dataUploads.id),
});

/** Of `data_uploads`, without a foreign key: checked for each of 100,000 rows it was a third of their time. See docs/decisions/0014. */
const uploadId = () => uuid("upload_id").notNull();
/** The row's number in the file, from 1, the header not counted: the id that an itinerary's `trip_id` names. */
const rowNumber = () => integer("number").notNull();
/** The searched columns, folded, one a line. */
const searchText = () => text("search_text").notNull();
/** The first 52 bits of a SHA-256 of the values: rows are compared by it. */
const contentHash = () => bigint("content_hash", { mode: "number" }).notNull();

export const tripData = pgTable(
  "trip_data",
  {
    uploadId: uploadId(),
    number: rowNumber(),
    region: text("region").notNull(),
    country: text("country").notNull(),
    state: text("state").notNull(),
    city: text("city").notNull(),
    destination: text("destination").notNull(),
    activityType: text("activity_type").notNull(),
    speciality: text("speciality").notNull(),
    searchText: searchText(),
    contentHash: contentHash(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);

export const itineraryData = pgTable(
  "itinerary_data",
  {
    uploadId: uploadId(),
    number: rowNumber(),
    /** As it was in the file; may name a trip that is not there. */
    tripId: text("trip_id").notNull(),
    dayNumber: integer("day_number").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    location: text("location").notNull(),
    duration: text("duration").notNull(),
    searchText: searchText(),
    contentHash: contentHash(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
