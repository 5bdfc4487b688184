import { sql, type SQL } from "drizzle-orm";
import { boolean, check, date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { changes, inEnglishOr, instant, isPublicationState, publication } from "./columns.ts";
import { guides } from "./guides.ts";
import { pictures } from "./pictures.ts";

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
    /** The lowest price of a departure that can be booked, US cents before any discount; null where it is the tour's own (refreshFromPrices). */
    fromPriceMinor: integer("from_price_minor"),
    /** What filters and sorts compare: `round(usd - usd x d / 100)` of the lowest price, in whole dollars (docs/product.md, Prices). */
    salePriceUsd: integer("sale_price_usd")
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`round((coalesce(from_price_minor, base_price_minor) / 100.0) - (coalesce(from_price_minor, base_price_minor) / 100.0) * discount_percent / 100.0)::integer`,
      ),
    groupMin: integer("group_min").notNull(),
    groupMax: integer("group_max").notNull(),
    featured: boolean("featured").notNull().default(false),
    ...publication,
    /** Of all that the form held which created it: sent twice, it is one. */
    contentKey: text("content_key").unique(),
    demo: boolean("demo").notNull().default(false),
    timeZone: text("time_zone").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    /** What a day asks, where one sleeps, what it costs in the end: `tripFactsSchema`; null where nobody has written any. */
    trip: jsonb("trip"),
    /** Of the trip, for the list's filter. */
    pace: integer("pace").generatedAlwaysAs((): SQL => sql`((trip ->> 'pace')::integer)`),
    /** Who leads it as a rule. */
    guideId: integer("guide_id").references(() => guides.id, { onDelete: "set null" }),
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
    check("tours_from_price", sql`${table.fromPriceMinor} > 0`),
    check("tours_discount", sql`${table.discountPercent} between 0 and 90`),
    check("tours_group", sql`${table.groupMin} between 1 and ${table.groupMax}`),
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
    /** Words that go with the trip's facts: `tripTextSchema`, as far as they are written. */
    trip: jsonb("trip"),
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

/** Addresses that a tour, destination or article had before: they lead to where it is now. */
export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text("kind", { enum: ["tour", "destination", "article"] }).notNull(),
    slug: text("slug").notNull(),
    targetId: integer("target_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    check("slug_redirects_kind", sql`${table.kind} in ('tour', 'destination', 'article')`),
  ],
);

/** When a tour departs by itself. Two rules that give the same day make one departure: the older rule's. */
export const scheduleRules = pgTable(
  "schedule_rules",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    /** RFC 5545: DTSTART, RRULE and RDATE of whole days (recurrence.server.ts writes and reads it). */
    recurrence: text("recurrence").notNull(),
    /** Where the rule holds in a part of each year alone: month and day, `10-01` to `03-31` over New Year. */
    seasonFrom: text("season_from"),
    seasonTo: text("season_to"),
    /** Seats of its departures; null: as many as the tour's largest group. */
    capacity: integer("capacity"),
    /** US cents for an adult on its departures; null: the tour's own. */
    basePriceMinor: integer("base_price_minor"),
    /** Days, as `2027-12-25`, on which there is none. */
    exceptions: jsonb("exceptions").$type<string[]>().notNull().default([]),
    /** The last day up to which its departures were put on sale: what lacks before it was taken away by hand. */
    onSaleTo: date("on_sale_to"),
    ...changes,
  },
  (table) => [
    index("schedule_rules_of_tour").on(table.tourId, table.id),
    check("schedule_rules_season", sql`(${table.seasonFrom} is null) = (${table.seasonTo} is null)`),
    check("schedule_rules_capacity", sql`${table.capacity} >= 1`),
    check("schedule_rules_price", sql`${table.basePriceMinor} > 0`),
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
    /** Taken off sale. */
    closed: boolean("closed").notNull().default(false),
    /** Each of these is the tour's or the site's where it is null. US cents per adult, before any discount. */
    basePriceMinor: integer("base_price_minor"),
    /** Adults and children with whom it runs; without it, the tour's smallest group. */
    minTravellers: integer("min_travellers"),
    /** Last day, at the place of departure, on which is decided whether it runs. */
    decideBy: date("decide_by"),
    /** Since when it is promised that it runs: never taken back. */
    runsSince: instant("runs_since"),
    /** Days before the start on which booking closes. */
    cutOffDays: integer("cut_off_days"),
    /** Who leads this one. */
    guideId: integer("guide_id").references(() => guides.id, { onDelete: "set null" }),
    /** What customers should know of this one, by language: `departureNoteSchema`. */
    note: jsonb("note"),
    /** Since when it does not take place, and why, as its customers read it: closed for good. */
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason"),
    /** The rule it comes from; null where it was made, or moved, by hand: rules leave it alone. */
    ruleId: uuid("rule_id").references(() => scheduleRules.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("departures_of_tour").on(table.tourId, table.startDate),
    index("departures_by_start").on(table.startDate),
    index("departures_of_rule").on(table.ruleId),
    check("departures_seats", sql`${table.vacancies} between 0 and ${table.capacity}`),
    check("departures_dates", sql`${table.endDate} >= ${table.startDate}`),
    check("departures_price", sql`${table.basePriceMinor} > 0`),
    check("departures_cancelled", sql`${table.cancelledAt} is null or (${table.closed} and ${table.cancelReason} is not null)`),
    check("departures_min", sql`${table.minTravellers} >= 1`),
    check("departures_cut_off", sql`${table.cutOffDays} >= 0`),
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
    /** Of all that the form held which created it: sent twice, it is one. */
    contentKey: text("content_key").unique(),
    demo: boolean("demo").notNull().default(false),
    pictureName: text("picture_name")
      .notNull()
      .references(() => pictures.name),
    /** `foldText` of the first part of the English name: its tours' destination text contains it. */
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
