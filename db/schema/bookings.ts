import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, numeric, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { v4 as uuidv4, v7 as uuidv7 } from "uuid";
import { profiles } from "./accounts.ts";
import { departures, tours } from "./catalogue.ts";
import { instant, minor } from "./columns.ts";
import { reviews } from "./reviews.ts";

/** A wish; holds no seats. Its id is random, because it is all that a visitor's cookie needs to know. */
export const carts = pgTable(
  "carts",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv4),
    /** Whose it is since signing in: one each. */
    customerId: uuid("customer_id")
      .unique()
      .references(() => profiles.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** The last change; forgotten 30 days later. */
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("carts_old").on(table.updatedAt)],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    adults: integer("adults").notNull(),
    children: integer("children").notNull(),
    /** What was seen when it was added, so that a change can be pointed out: the tour's price, and what was shown of it. */
    basePriceMinor: minor("base_price_minor").notNull(),
    discountPercent: integer("discount_percent").notNull(),
    currency: text("currency").notNull(),
    adultMinor: minor("adult_minor").notNull(),
    childMinor: minor("child_minor"),
    /** The day on which the departure was seen to start. */
    startDate: date("start_date"),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (table) => [
    unique("cart_lines_of_cart").on(table.cartId, table.departureId),
    check("cart_lines_party", sql`${table.adults} between 1 and 50 and ${table.children} between 0 and 50`),
  ],
);

/** What is paid together. Personal data are the contact columns alone: an account's deletion empties them and keeps the rest. */
export const orders = pgTable(
  "orders",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    customerId: uuid("customer_id").references(() => profiles.id, { onDelete: "set null" }),
    cartId: uuid("cart_id").references(() => carts.id, { onDelete: "set null" }),
    contactName: text("contact_name"),
    contactEmail: text("contact_email"),
    contactPhone: text("contact_phone"),
    language: text("language").notNull(),
    currency: text("currency").notNull(),
    /** Units of the currency for one US dollar, and the day that rate was set. */
    rate: numeric("rate", { precision: 18, scale: 8, mode: "number" }).notNull(),
    rateDate: date("rate_date").notNull(),
    /** The promo code that was typed, as it is named; what it takes off is a part of each traveller's price. */
    promoCode: text("promo_code"),
    method: text("method", { enum: ["bank_transfer", "card"] }),
    termsVersion: text("terms_version"),
    /** Of the submission: sent twice, booked once. */
    idempotencyKey: text("idempotency_key").unique(),
    /** The order whose holds had expired and whose place this one took when it was submitted after all. */
    replacesId: uuid("replaces_id")
      .unique()
      .references((): AnyPgColumn => orders.id),
    /** SHA-256 of the secret in the guest's link. */
    guestTokenHash: text("guest_token_hash").notNull().unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    submittedAt: instant("submitted_at"),
    /** When the personal data were taken out. */
    forgottenAt: instant("forgotten_at"),
  },
  (table) => [
    check("orders_currency", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check("orders_rate", sql`${table.rate} > 0`),
    check(
      "orders_submitted",
      sql`${table.submittedAt} is null or (${table.method} is not null and ${table.termsVersion} is not null and ${table.idempotencyKey} is not null
        and (${table.forgottenAt} is not null or (${table.contactName} is not null and ${table.contactEmail} is not null)))`,
    ),
    index("orders_of_customer").on(table.customerId, table.createdAt.desc()),
    index("orders_of_cart").on(table.cartId),
    index("orders_latest").on(table.createdAt.desc()),
  ],
);

/** One departure for one party. The trip's facts are kept as they were agreed. */
export const bookings = pgTable(
  "bookings",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** Order within the order, from 0; the first one's reference is the order's. */
    position: integer("position").notNull(),
    /** Quoted to the customer: `YTR-XXXXXX`. */
    reference: text("reference").notNull().unique(),
    status: text("status", { enum: ["ON_HOLD", "PENDING", "CONFIRMED", "REJECTED", "EXPIRED", "CANCELLED", "REDEEMED"] }).notNull(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id),
    /** In the order's language. */
    tourTitle: text("tour_title").notNull(),
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    timeZone: text("time_zone").notNull(),
    discountPercent: integer("discount_percent").notNull(),
    /** features/selling/bookings/cancellation-policy.ts, `policySchema`. */
    policy: jsonb("policy").notNull(),
    holdExpiresAt: instant("hold_expires_at").notNull(),
    holdExtended: boolean("hold_extended").notNull().default(false),
    /** Of a transfer: when the money must have arrived. */
    dueAt: instant("due_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the status became what it is. */
    statusChangedAt: instant("status_changed_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
    /** What its travellers wrote afterwards: one review a booking. */
    reviewId: uuid("review_id")
      .unique()
      .references(() => reviews.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("bookings_of_order").on(table.orderId, table.position),
    unique("bookings_departure_once").on(table.orderId, table.departureId),
    check("bookings_status", sql`${table.status} in ('ON_HOLD', 'PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'REDEEMED')`),
    check("bookings_due", sql`${table.status} <> 'PENDING' or ${table.dueAt} is not null`),
    check("bookings_confirmed", sql`${table.status} not in ('CONFIRMED', 'REDEEMED') or ${table.confirmedAt} is not null`),
    check("bookings_dates", sql`${table.endDate} >= ${table.startDate}`),
    index("bookings_of_departure").on(table.departureId, table.status),
    index("bookings_of_tour").on(table.tourId),
    // Read backwards for the newest first; with `desc` here they would serve no order that queries ask for.
    index("bookings_latest").on(table.createdAt, table.id),
    index("bookings_by_status").on(table.status, table.createdAt, table.id),
    index("bookings_by_start").on(table.startDate, table.id),
    index("bookings_holds")
      .on(table.holdExpiresAt)
      .where(sql`status = 'ON_HOLD'`),
    index("bookings_due_at")
      .on(table.dueAt)
      .where(sql`status = 'PENDING'`),
    index("bookings_to_redeem")
      .on(table.endDate)
      .where(sql`status = 'CONFIRMED'`),
  ],
);

/** One person in a booking. Name and notes are personal data and can be emptied; the agreed price stays. */
export const travellers = pgTable(
  "travellers",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    position: integer("position").notNull(),
    unit: text("unit", { enum: ["ADULT", "CHILD"] }).notNull(),
    name: text("name"),
    diet: text("diet"),
    accessNeeds: text("access_needs"),
    /** The parts of her price (docs/booking.md, Price, part by part) and what is agreed; frozen when the order is submitted. */
    baseMinor: minor("base_minor").notNull(),
    discountMinor: minor("discount_minor").notNull().default(0),
    codeMinor: minor("code_minor").notNull().default(0),
    roomMinor: minor("room_minor").notNull().default(0),
    extrasMinor: minor("extras_minor").notNull().default(0),
    agreedPriceMinor: minor("agreed_price_minor").notNull(),
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    unique("travellers_of_booking").on(table.bookingId, table.position),
    check("travellers_unit", sql`${table.unit} in ('ADULT', 'CHILD')`),
    check(
      "travellers_price",
      sql`${table.agreedPriceMinor} = ${table.baseMinor} - ${table.discountMinor} - ${table.codeMinor} + ${table.roomMinor} + ${table.extrasMinor}
        and ${table.discountMinor} >= 0 and ${table.codeMinor} >= 0 and ${table.discountMinor} + ${table.codeMinor} <= ${table.baseMinor}
        and ${table.roomMinor} >= 0 and ${table.extrasMinor} >= 0`,
    ),
  ],
);

/** What a party whose departure does not take place is asked: another date, or the money back (docs/booking.md, A departure is cancelled). */
export const departureChoices = pgTable(
  "departure_choices",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** The one that was cancelled. */
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id),
    /** Its new date, where it was moved: the first that is offered. */
    offeredId: uuid("offered_id").references(() => departures.id),
    askedAt: instant("asked_at").notNull(),
    /** Without an answer until then, the money goes back. */
    answerBy: instant("answer_by").notNull(),
    remindedAt: instant("reminded_at"),
    answeredAt: instant("answered_at"),
    answer: text("answer", { enum: ["date", "money", "none"] }),
  },
  (table) => [
    unique("departure_choices_once").on(table.bookingId, table.departureId),
    index("departure_choices_of_departure").on(table.departureId),
    index("departure_choices_open")
      .on(table.answerBy)
      .where(sql`answered_at is null`),
    check("departure_choices_answer", sql`(${table.answeredAt} is null) = (${table.answer} is null)`),
  ],
);
