import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { changes, inEnglishOr, publication } from "./columns.ts";
import { pictures } from "./pictures.ts";

/** The women who lead the tours: not the people of the About page, unless somebody is both. */
export const guides = pgTable("guides", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  pictureName: text("picture_name")
    .notNull()
    .references(() => pictures.name),
  /** BCP 47 tags, her own language first. */
  languages: jsonb("languages").notNull(),
  /** The year in which she began to guide for the agency. */
  since: integer("since").notNull(),
  demo: boolean("demo").notNull().default(false),
  version: publication.version,
  ...changes,
});

export const guideTranslations = pgTable(
  "guide_translations",
  {
    guideId: integer("guide_id")
      .notNull()
      .references(() => guides.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    name: text("name"),
    place: text("place"),
    about: text("about"),
  },
  (table) => [
    primaryKey({ columns: [table.guideId, table.language] }),
    check("guide_translations_english", inEnglishOr(table, [table.name, table.place, table.about])),
  ],
);

/** Sections of trip notes that tours inherit: the site's own, and a country's. A tour's own section goes first. */
export const noteTexts = pgTable(
  "note_texts",
  {
    /** `site`, or a country: ISO 3166-1 alpha-2. */
    scope: text("scope").notNull(),
    language: text("language").notNull(),
    /** `noteTextSchema`: paragraphs by section. */
    sections: jsonb("sections").notNull(),
    demo: boolean("demo").notNull().default(false),
    /** The English row counts the changes of all languages. */
    version: publication.version,
    ...changes,
  },
  (table) => [primaryKey({ columns: [table.scope, table.language] })],
);
