import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const changes = { createdAt: instant("created_at").notNull().defaultNow(), updatedAt: instant("updated_at").notNull().defaultNow() };

/** Only what is published is on public pages; `version` counts changes, so that nobody overwrites what she has not seen. */
export const publication = {
  state: text("state", { enum: ["draft", "published", "archived"] })
    .notNull()
    .default("draft"),
  version: integer("version").notNull().default(1),
};
const isPublicationState = (table: { state: AnyPgColumn }) => sql`${table.state} in ('draft', 'published', 'archived')`;

/** A text that a language does not have is null, and English is shown; English has them all. */
export const inEnglishOr = (table: { language: AnyPgColumn }, fields: AnyPgColumn[]): SQL =>
  sql`${table.language} <> 'en' or (${sql.join(
    fields.map((field) => sql`${field} is not null`),
    sql` and `,
  )})`;

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

export const tours = pgTable(
  "tours",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull().unique(),
    category: text("category", { enum: ["Adventure", "Cultural", "Luxury", "Wildlife"] }).notNull(),
    durationDays: integer("duration_days").notNull(),
    /** US cents per person, before any discount. */
    basePriceMinor: integer("base_price_minor").notNull(),
    discountPercent: integer("discount_percent").notNull().default(0),
    /** What filters and sorts compare: `round(usd - usd x d / 100)` in whole dollars (product-decisions, Prices). */
    salePriceUsd: integer("sale_price_usd")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`round((base_price_minor / 100.0) - (base_price_minor / 100.0) * discount_percent / 100.0)::integer`,
      ),
    groupMin: integer("group_min").notNull(),
    groupMax: integer("group_max").notNull(),
    featured: boolean("featured").notNull().default(false),
    ...publication,
    demo: boolean("demo").notNull().default(false),
    timeZone: text("time_zone").notNull(),
    /** ISO weekday of the weekly departure, 1 Monday to 7 Sunday. */
    startWeekday: integer("start_weekday").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    /** Both are recounted from `reviews` in every transaction that changes a review (recountReviews). */
    reviewCount: integer("review_count").notNull().default(0),
    ratingAverage: doublePrecision("rating_average"),
    ...changes,
  },
  (table) => [
    check("tours_state", isPublicationState(table)),
    check("tours_category", sql`${table.category} in ('Adventure', 'Cultural', 'Luxury', 'Wildlife')`),
    check("tours_duration", sql`${table.durationDays} >= 1`),
    check("tours_price", sql`${table.basePriceMinor} > 0`),
    check("tours_discount", sql`${table.discountPercent} between 0 and 90`),
    check("tours_group", sql`${table.groupMin} between 1 and ${table.groupMax}`),
    check("tours_weekday", sql`${table.startWeekday} between 1 and 7`),
    check("tours_rating", sql`(${table.reviewCount} = 0) = (${table.ratingAverage} is null)`),
    // One index for each order of the list; each also serves its filter.
    index("tours_recommended").on(table.featured.desc(), table.id),
    index("tours_price_order").on(table.salePriceUsd, table.id),
    index("tours_rating_order").on(table.ratingAverage.desc().nullsLast(), table.id),
    index("tours_duration_order").on(table.durationDays, table.id),
    index("tours_category_order").on(table.category, table.featured.desc(), table.id),
  ],
);

export const tourTranslations = pgTable(
  "tour_translations",
  {
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    title: text("title"),
    destination: text("destination"),
    summary: text("summary"),
    description: jsonb("description"),
    highlights: jsonb("highlights"),
    itinerary: jsonb("itinerary"),
    included: jsonb("included"),
    notIncluded: jsonb("not_included"),
    details: jsonb("details"),
    /** `foldText` of title and destination: what search compares. */
    titleFolded: text("title_folded"),
    destinationFolded: text("destination_folded"),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.language] }),
    check(
      "tour_translations_english",
      inEnglishOr(table, [
        table.title,
        table.destination,
        table.summary,
        table.description,
        table.highlights,
        table.itinerary,
        table.included,
        table.notIncluded,
        table.details,
        table.titleFolded,
        table.destinationFolded,
      ]),
    ),
  ],
);

export const tourPictures = pgTable(
  "tour_pictures",
  {
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
  },
  (table) => [primaryKey({ columns: [table.tourId, table.position] })],
);

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
    /** Demo content: never in structured data (product-decisions, Honest content). */
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

/** Addresses that a tour, destination or article had before: they lead to where it is now. */
export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text("kind", { enum: ["tour", "destination", "post"] }).notNull(),
    slug: text("slug").notNull(),
    targetId: integer("target_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    check("slug_redirects_kind", sql`${table.kind} in ('tour', 'destination', 'post')`),
  ],
);

export const departures = pgTable(
  "departures",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    /** Calendar dates at the place where the tour starts. */
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    capacity: integer("capacity").notNull(),
    vacancies: integer("vacancies").notNull(),
    /** Taken off sale by hand. */
    closed: boolean("closed").notNull().default(false),
  },
  (table) => [
    unique("departures_of_tour").on(table.tourId, table.startDate),
    index("departures_by_start").on(table.startDate),
    check("departures_seats", sql`${table.vacancies} between 0 and ${table.capacity}`),
    check("departures_dates", sql`${table.endDate} >= ${table.startDate}`),
  ],
);

export const destinations = pgTable(
  "destinations",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    slug: text("slug").notNull().unique(),
    continent: text("continent", { enum: ["Europe", "Asia", "Africa", "Americas", "Oceania"] }).notNull(),
    /** ISO 4217; null shows `Local Currency`. */
    currency: text("currency"),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    popularRank: integer("popular_rank").unique(),
    ...publication,
    demo: boolean("demo").notNull().default(false),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    /** `foldText` of the first part of the English name: its tours' destination text contains it (specification 2, Destination detail). */
    placeFolded: text("place_folded").notNull(),
    ...changes,
  },
  (table) => [
    check("destinations_state", isPublicationState(table)),
    check("destinations_continent", sql`${table.continent} in ('Europe', 'Asia', 'Africa', 'Americas', 'Oceania')`),
    index("destinations_by_continent").on(table.continent, table.id),
  ],
);

export const destinationTranslations = pgTable(
  "destination_translations",
  {
    destinationId: integer("destination_id")
      .notNull()
      .references(() => destinations.id, { onDelete: "cascade" }),
    language: text("language").notNull(),
    name: text("name"),
    summary: text("summary"),
    description: jsonb("description"),
    highlights: jsonb("highlights"),
    bestTimeToVisit: text("best_time_to_visit"),
    nameFolded: text("name_folded"),
  },
  (table) => [
    primaryKey({ columns: [table.destinationId, table.language] }),
    check(
      "destination_translations_english",
      inEnglishOr(table, [table.name, table.summary, table.description, table.highlights, table.bestTimeToVisit, table.nameFolded]),
    ),
  ],
);
