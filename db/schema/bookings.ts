import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { v4 as uuidv4, v7 as uuidv7 } from "uuid";
import { profiles } from "./accounts.ts";
import { departures, tours } from "./catalogue.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
/** Minor units of the row's or its order's currency. */
const minor = (name: string) => bigint(name, { mode: "number" });

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
    method: text("method", { enum: ["bank_transfer", "card"] }),
    termsVersion: text("terms_version"),
    /** Of the submission: sent twice, booked once. */
    idempotencyKey: text("idempotency_key").unique(),
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
    /** features/bookings/cancellation-policy.ts, `policySchema`. */
    policy: jsonb("policy").notNull(),
    holdExpiresAt: instant("hold_expires_at").notNull(),
    holdExtended: boolean("hold_extended").notNull().default(false),
    /** Of a transfer: when the money must have arrived. */
    dueAt: instant("due_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the status became what it is. */
    statusChangedAt: instant("status_changed_at").notNull().defaultNow(),
    confirmedAt: instant("confirmed_at"),
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
    /** Before the discount, and what is agreed; the latter is frozen when the order is submitted. */
    baseMinor: minor("base_minor").notNull(),
    agreedPriceMinor: minor("agreed_price_minor").notNull(),
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    unique("travellers_of_booking").on(table.bookingId, table.position),
    check("travellers_unit", sql`${table.unit} in ('ADULT', 'CHILD')`),
    check("travellers_price", sql`${table.agreedPriceMinor} between 0 and ${table.baseMinor}`),
  ],
);

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
export const cancellationQuotes = pgTable("cancellation_quotes", {
  id: uuid("id").primaryKey().$defaultFn(uuidv4),
  bookingId: uuid("booking_id")
    .notNull()
    .references(() => bookings.id),
  by: text("by", { enum: ["customer", "agency"] }).notNull(),
  /** Per cent of what was paid. */
  percent: integer("percent").notNull(),
  /** Per traveller: features/bookings/cancellation-quote.ts, `quoteLinesSchema`. */
  lines: jsonb("lines").notNull(),
  feeMinor: minor("fee_minor").notNull(),
  refundMinor: minor("refund_minor").notNull(),
  validUntil: instant("valid_until").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

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

/** Money that goes back the way it came. The amount never changes; `due` is a to-do for the gateway or, of a transfer, for staff. */
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
    cancellationId: uuid("cancellation_id").references(() => cancellations.id),
    amountMinor: minor("amount_minor").notNull(),
    currency: text("currency").notNull(),
    provider: text("provider", { enum: ["bank_transfer", "stripe"] }).notNull(),
    providerReference: text("provider_reference"),
    reason: text("reason", { enum: ["cancellation", "rejected", "late_payment", "surplus", "expired"] }).notNull(),
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
      ],
    }).notNull(),
    cancellationId: uuid("cancellation_id").references(() => cancellations.id),
    createdAt: instant("created_at").notNull(),
    /** When its mail was put into the outbox. */
    mailedAt: instant("mailed_at"),
  },
  (table) => [
    index("booking_notices_waiting")
      .on(table.createdAt)
      .where(sql`mailed_at is null`),
  ],
);
