import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { inEnglishOr, instant, isPublicationState, publication } from "./columns.ts";
import { pictures } from "./pictures.ts";

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
    ...publication,
    /** Of all that the form held which created it: sent twice, it is one. */
    contentKey: text("content_key").unique(),
    demo: boolean("demo").notNull().default(false),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [check("testimonials_rating", sql`${table.rating} between 1 and 5`), check("testimonials_state", isPublicationState(table))],
);

export const testimonialTranslations = pgTable(
  "testimonial_translations",
  {
    testimonialId: uuid("testimonial_id")
      .notNull()
      .references(() => testimonials.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    country: text("country"),
    text: text("text"),
  },
  (table) => [
    primaryKey({ columns: [table.testimonialId, table.language] }),
    check("testimonial_translations_english", inEnglishOr(table, [table.country, table.text])),
  ],
);

/** Who leads the company, as the About page shows it. */
export const teamMembers = pgTable("team_members", {
  /** Counted up from the highest. */
  id: integer("id").primaryKey(),
  /** Order on the page; members with the same place follow each other by id. */
  place: integer("place").notNull().default(0),
  name: text("name").notNull(),
  pictureName: text("picture_name").references(() => pictures.name),
  /** A path on this site, or an https address of another, typed in; shown instead of a picture of ours. */
  imagePath: text("image_path"),
  /** Made of the form that added her, so that it adds her once; of nobody who was edited since. */
  contentKey: text("content_key").unique(),
  demo: boolean("demo").notNull().default(false),
});

export const teamMemberTranslations = pgTable(
  "team_member_translations",
  {
    memberId: integer("member_id")
      .notNull()
      .references(() => teamMembers.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    position: text("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.language] })],
);

export const authors = pgTable("authors", {
  slug: text("slug").primaryKey(),
  name: text("name").notNull(),
  pictureName: text("picture_name")
    .notNull()
    .references(() => pictures.name),
  demo: boolean("demo").notNull().default(false),
});

export const authorTranslations = pgTable(
  "author_translations",
  {
    authorSlug: text("author_slug")
      .notNull()
      .references(() => authors.slug, { onDelete: "cascade" }),
    language: text("language").notNull(),
    bio: text("bio").notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorSlug, table.language] })],
);

export const articles = pgTable(
  "articles",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull().unique(),
    category: text("category", {
      enum: ["Travel Tips", "Sustainable Travel", "Cultural Insights", "Budget Travel", "Solo Travel", "Food & Culinary", "Digital Nomad"],
    }).notNull(),
    authorSlug: text("author_slug")
      .notNull()
      .references(() => authors.slug),
    date: date("date").notNull(),
    featured: boolean("featured").notNull().default(false),
    ...publication,
    /** Of all that the form held which created it: sent twice, it is one. */
    contentKey: text("content_key").unique(),
    demo: boolean("demo").notNull().default(false),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "articles_category",
      sql`${table.category} in ('Travel Tips', 'Sustainable Travel', 'Cultural Insights', 'Budget Travel', 'Solo Travel', 'Food & Culinary', 'Digital Nomad')`,
    ),
    check("articles_state", isPublicationState(table)),
    index("articles_latest").on(table.date.desc(), table.id),
    index("articles_of_category").on(table.category, table.date.desc()),
  ],
);

export const articleTranslations = pgTable(
  "article_translations",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title"),
    excerpt: text("excerpt"),
    /** Sanitised when stored, with an id on every heading. */
    bodyHtml: text("body_html"),
    readMinutes: integer("read_minutes"),
    titleFolded: text("title_folded"),
    excerptFolded: text("excerpt_folded"),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    check(
      "article_translations_english",
      inEnglishOr(table, [table.title, table.excerpt, table.bodyHtml, table.readMinutes, table.titleFolded, table.excerptFolded]),
    ),
  ],
);

/** A tag is its English name; the page shows its name in the visitor's language where there is one. */
export const articleTags = pgTable(
  "article_tags",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    tag: text("tag").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.tag] }), index("articles_of_tag").on(table.tag)],
);

export const tagTranslations = pgTable(
  "tag_translations",
  { tag: text("tag").notNull(), language: text("language").notNull(), name: text("name").notNull() },
  (table) => [primaryKey({ columns: [table.tag, table.language] })],
);

export const relatedArticles = pgTable(
  "related_articles",
  {
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    relatedId: integer("related_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.relatedId] })],
);
