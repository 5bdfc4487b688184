import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { v4 as uuidv4, v7 as uuidv7 } from "uuid";
import { bookings, orders, travellers } from "./bookings.ts";
import { instant, minor } from "./columns.ts";

/** Money that came in. Rows are added, never changed. */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    amountMinor: minor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    provider: text("provider", { enum: ["bank_transfer", "stripe"] }).notNull(),
    /** The provider's name for it: told twice, counted once. */
    providerReference: text("provider_reference").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [
    unique("payments_once").on(table.provider, table.providerReference),
    check("payments_amount", sql`${table.amountMinor} > 0`),
    index("payments_of_order").on(table.orderId),
  ],
);

/** A promise to the customer: these travellers, this refund, until then. */
export const cancellationQuotes = pgTable(
  "cancellation_quotes",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv4),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    by: text("by", { enum: ["customer", "agency"] }).notNull(),
    /** Per cent of what was paid. */
    percent: integer("percent").notNull(),
    /** Per traveller: features/selling/bookings/cancellation-policy.ts, `quoteLinesSchema`. */
    lines: jsonb("lines").notNull(),
    feeMinor: minor("fee_minor").notNull(),
    refundMinor: minor("refund_minor").notNull(),
    validUntil: instant("valid_until").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("cancellation_quotes_of_booking").on(table.bookingId)],
);

/** What was given back and why. */
export const cancellations = pgTable(
  "cancellations",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** A quote serves once. */
    quoteId: uuid("quote_id")
      .notNull()
      .unique()
      .references(() => cancellationQuotes.id),
    by: text("by", { enum: ["customer", "agency"] }).notNull(),
    percent: integer("percent").notNull(),
    feeMinor: minor("fee_minor").notNull(),
    refundMinor: minor("refund_minor").notNull(),
    /** May be personal: emptied with the order's contact. */
    reason: text("reason"),
    at: instant("at").notNull(),
  },
  (table) => [
    check("cancellations_amounts", sql`${table.refundMinor} >= 0 and ${table.feeMinor} >= 0`),
    index("cancellations_of_booking").on(table.bookingId),
  ],
);

/** Of a cancellation, each traveller: what she had paid, the fee counted, and what she got back. */
export const cancelledTravellers = pgTable(
  "cancelled_travellers",
  {
    travellerId: uuid("traveller_id")
      .primaryKey()
      .references(() => travellers.id),
    cancellationId: uuid("cancellation_id")
      .notNull()
      .references(() => cancellations.id),
    paidMinor: minor("paid_minor").notNull(),
    feeMinor: minor("fee_minor").notNull(),
    refundMinor: minor("refund_minor").notNull(),
  },
  (table) => [
    check("cancelled_travellers_refund", sql`${table.refundMinor} between 0 and ${table.paidMinor}`),
    index("cancelled_travellers_of_cancellation").on(table.cancellationId),
  ],
);

/** Money spread over travellers: received (positive) or taken off again to be given back (negative). Rows are added, never changed. */
export const allocations = pgTable(
  "allocations",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    travellerId: uuid("traveller_id")
      .notNull()
      .references(() => travellers.id),
    /** Of a positive one: the payment it is a share of. */
    paymentId: uuid("payment_id").references(() => payments.id),
    amountMinor: minor("amount_minor").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [check("allocations_amount", sql`${table.amountMinor} <> 0`), index("allocations_of_traveller").on(table.travellerId)],
);

/**
 * Money that goes back the way it came. `due` is a to-do for the gateway or, of a transfer, for staff. The amount never changes, save that one
 * that nobody had promised gives the part of it that is promised later to a row of its own.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    /** The booking that it is of. Null where it is of none in particular, as a surplus or a payment that came too late is, or from before and not known. */
    bookingId: uuid("booking_id").references(() => bookings.id),
    cancellationId: uuid("cancellation_id").references(() => cancellations.id),
    amountMinor: minor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    provider: text("provider", { enum: ["bank_transfer", "stripe"] }).notNull(),
    providerReference: text("provider_reference"),
    /** `outside`: staff sent it at the provider, nobody had promised it, and it waits for a decision; `goodwill`: they have said that it stays so. */
    reason: text("reason", {
      enum: ["cancellation", "rejected", "late_payment", "surplus", "expired", "outside", "goodwill", "cheaper_date"],
    }).notNull(),
    status: text("status", { enum: ["due", "sent", "failed"] })
      .notNull()
      .default("due"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    unique("refunds_once").on(table.provider, table.providerReference),
    check("refunds_amount", sql`${table.amountMinor} > 0`),
    check("refunds_status", sql`${table.status} in ('due', 'sent', 'failed')`),
    check("refunds_sent", sql`(${table.status} = 'sent') = (${table.sentAt} is not null)`),
    index("refunds_of_order").on(table.orderId),
    index("refunds_due")
      .on(table.createdAt)
      .where(sql`status = 'due'`),
  ],
);

/**
 * Pages of the card payment provider on which an order can be, or could have been, paid. The row is there before the page: its id is the
 * idempotency key, so that the page is made once whatever happens in between.
 */
export const paymentPages = pgTable(
  "payment_pages",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** SHA-256 of what was asked for: another price or language is another page. */
    fingerprint: text("fingerprint").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The provider's name for it, and its address while it is open. */
    pageId: text("page_id").unique(),
    url: text("url"),
    /** When the provider was last asked how it stands. */
    lookedAt: instant("looked_at").notNull(),
    /** Since then nothing more can come of it. */
    closedAt: instant("closed_at"),
  },
  (table) => [
    index("payment_pages_of_order").on(table.orderId),
    index("payment_pages_open")
      .on(table.lookedAt)
      .where(sql`closed_at is null`),
  ],
);

/** What a payment provider told us: each event counts once, however often it is delivered. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** What is to be told to a customer by mail; written in the transaction of what it tells, rendered afterwards. */
export const bookingNotices = pgTable(
  "booking_notices",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    /** Null where it is about the whole order. */
    bookingId: uuid("booking_id").references(() => bookings.id),
    kind: text("kind", {
      enum: [
        "transfer_instructions",
        "confirmed",
        "payment_received",
        "expired",
        "late_payment_refund",
        "cancelled",
        "rejected",
        "review_invitation",
        "departure_runs",
        "trip_changed",
        "departure_cancelled",
        "choice_reminder",
        "departure_changed",
      ],
    }).notNull(),
    cancellationId: uuid("cancellation_id").references(() => cancellations.id),
    /** Of `trip_changed`: the version of the tour that the change has made. */
    tourVersion: integer("tour_version"),
    createdAt: instant("created_at").notNull(),
    /** When its mail was put into the outbox. */
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    index("booking_notices_waiting")
      .on(table.createdAt)
      .where(sql`mailed_at is null`),
    // A change is told once to each who has booked.
    unique("booking_notices_of_change").on(table.bookingId, table.tourVersion),
  ],
);
