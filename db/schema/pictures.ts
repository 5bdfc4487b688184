import { sql } from "drizzle-orm";
import { check, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";

/** A picture the site can show. `name` is its path without ending; `version` changes with its bytes, so that it may be cached for ever. */
export const pictures = pgTable("pictures", {
  name: text("name").primaryKey(),
  version: text("version").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** `#RRGGBB`: what stands in the place until the picture has loaded. */
  dominantColour: text("dominant_colour").notNull(),
  /** Where to look, 0 to 1 from the left and top: crops keep this point. */
  focalX: doublePrecision("focal_x").notNull().default(0.5),
  focalY: doublePrecision("focal_y").notNull().default(0.5),
  /** Of the file as it was sent and of all that was said of it: sent twice, kept once. */
  contentKey: text("content_key").unique(),
  /** An uploaded picture that nothing shows is kept for a while from then on. */
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const pictureTranslations = pgTable(
  "picture_translations",
  {
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name, { onDelete: "cascade" }),
    language: text("language").notNull(),
    alt: text("alt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureName, table.language] })],
);

/** The bytes of an uploaded picture, at each width and in each format it is shown in; an illustration is a file of the build. */
export const pictureFiles = pgTable(
  "picture_files",
  {
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    format: text("format", { enum: ["avif", "webp"] }).notNull(),
    bytes: bytes("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pictureName, table.width, table.format] }),
    check("picture_files_format", sql`${table.format} in ('avif', 'webp')`),
  ],
);
