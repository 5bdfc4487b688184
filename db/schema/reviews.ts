import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { tours } from "./catalogue.ts";
import { pictures } from "./pictures.ts";

export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** BCP 47 tag of the language it was written in; reviews are never translated. */
    language: text("language").notNull(),
    date: date("date").notNull(),
    rating: integer("rating").notNull(),
    comment: text("comment").notNull(),
    /** Demo content: never in structured data (docs/product.md, Honest content). */
    sample: boolean("sample").notNull().default(false),
    /** Written down by the agency for a traveller who told it: the page says so, and no search engine is told of it. */
    byStaff: boolean("by_staff").notNull().default(false),
    /** Of all that the agency wrote down, made from it: sent twice, kept once. */
    contentKey: text("content_key").unique(),
    /** Only what is published is shown and counted; what travellers write waits for the agency. */
    state: text("state", { enum: ["pending", "published", "hidden"] })
      .notNull()
      .default("pending"),
    version: integer("version").notNull().default(1),
    /** What the agency says to it, in the language of the review or in its own. */
    answer: text("answer"),
    answerDate: date("answer_date"),
  },
  (table) => [
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    check("reviews_state", sql`${table.state} in ('pending', 'published', 'hidden')`),
    check("reviews_answer", sql`(${table.answer} is null) = (${table.answerDate} is null)`),
    index("reviews_of_tour").on(table.tourId, table.date.desc()),
  ],
);

export const reviewPictures = pgTable(
  "review_pictures",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.position] })],
);
