import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { pictures } from "./catalogue.ts";

export const testimonials = pgTable(
  "testimonials",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    rating: integer("rating").notNull(),
    /** Order in the carousel, from 1. */
    position: integer("position").notNull(),
    demo: boolean("demo").notNull().default(false),
  },
  (table) => [check("testimonials_rating", sql`${table.rating} between 1 and 5`)],
);

export const testimonialTranslations = pgTable(
  "testimonial_translations",
  {
    testimonialId: uuid("testimonial_id")
      .notNull()
      .references(() => testimonials.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    country: text("country").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.testimonialId, table.language] })],
);
