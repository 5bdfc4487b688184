import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { profiles } from "./accounts.ts";
import { departures, tours } from "./catalogue.ts";
import { instant } from "./columns.ts";

/** What visitors write to the agency: messages and booking requests. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    /** Quoted to the visitor: `ENQ-XXXXXX`. */
    reference: text("reference").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    language: text("language").notNull(),
    /** Of a booking request: what was asked for, and the price that was shown. */
    tourId: integer("tour_id").references(() => tours.id, { onDelete: "set null" }),
    departureId: uuid("departure_id").references(() => departures.id, { onDelete: "set null" }),
    travellers: integer("travellers"),
    /** How many of the travellers are children; null of requests from before that was asked. */
    children: integer("children"),
    shownPriceMinor: integer("shown_price_minor"),
    shownCurrency: text("shown_currency"),
    status: text("status", { enum: ["new", "in_progress", "answered", "closed"] })
      .notNull()
      .default("new"),
    /** What search looks through, folded by `foldText` when it was stored: folding it for each search would hold up the database. */
    searchText: text("search_text").notNull().default(""),
    /** Raised by each change: who answers a page that somebody else has changed meanwhile is told so. */
    revision: integer("revision").notNull().default(0),
    /** Hash of what was sent, by whom and on which day: sent twice, stored once. */
    contentKey: text("content_key").notNull().unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("enquiries_travellers", sql`${table.travellers} is null or ${table.travellers} > 0`),
    check("enquiries_children", sql`${table.children} is null or (${table.children} >= 0 and ${table.children} < ${table.travellers})`),
    check("enquiries_status", sql`${table.status} in ('new', 'in_progress', 'answered', 'closed')`),
    index("enquiries_latest").on(table.createdAt.desc()),
    index("enquiries_of_status").on(table.status),
  ],
);

/** What the agency has written about an enquiry: answers, which were mailed, and notes for itself. They go with the enquiry. */
export const enquiryEntries = pgTable(
  "enquiry_entries",
  {
    /** Of an answer, also the id of its mail. */
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["answer", "note"] }).notNull(),
    body: text("body").notNull(),
    /** Null once her account is deleted. */
    authorId: uuid("author_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Of the page it was written on: sent twice, kept once. */
    formKey: uuid("form_key").notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("enquiry_entries_kind", sql`${table.kind} in ('answer', 'note')`),
    index("enquiry_entries_of_enquiry").on(table.enquiryId, table.createdAt),
    index("enquiry_entries_of_author").on(table.authorId),
  ],
);

/** Who asked for the newsletter; who leaves it is deleted. */
export const subscriptions = pgTable("subscriptions", {
  id: uuid("id").primaryKey().$defaultFn(uuidv7),
  /** Lower case. */
  email: text("email").notNull().unique(),
  language: text("language").notNull(),
  status: text("status", { enum: ["pending", "confirmed"] })
    .notNull()
    .default("pending"),
  /** SHA-256 of the mailed confirmation token; null once used. */
  tokenHash: text("token_hash"),
  tokenExpiresAt: instant("token_expires_at"),
  requestedAt: instant("requested_at").notNull().defaultNow(),
  confirmedAt: instant("confirmed_at"),
});

/** Mail waiting to be sent, sent, or given up. Written in the transaction of what it tells. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    template: text("template").notNull(),
    language: text("language").notNull(),
    toName: text("to_name"),
    toAddress: text("to_address").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    text: text("text").notNull(),
    headers: jsonb("headers").notNull().default({}),
    /** Text files that go with it: features/agency/mail/outbox.server.ts, `attachmentsSchema`. */
    attachments: jsonb("attachments").notNull().default([]),
    status: text("status", { enum: ["waiting", "sent", "dead"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: instant("created_at").notNull().defaultNow(),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
  },
  (table) => [index("outbox_mails_due").on(table.status, table.nextAttemptAt)],
);

/** What counts towards a limit of a source: how often at which moment (`windowStart`). Counted here so that limits hold across processes and restarts. */
export const rateCounts = pgTable(
  "rate_counts",
  { key: text("key").notNull(), windowStart: instant("window_start").notNull(), count: integer("count").notNull().default(0) },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index("rate_counts_old").on(table.windowStart)],
);

/** Visitors of a day. The salt and the hashes go when the day is over; only the number stays. */
export const visitDays = pgTable("visit_days", {
  day: date("day").primaryKey(),
  salt: text("salt"),
  visitors: integer("visitors").notNull().default(0),
  pageViews: integer("page_views").notNull().default(0),
});

export const visitHashes = pgTable("visit_hashes", { day: date("day").notNull(), hash: text("hash").notNull() }, (table) => [
  primaryKey({ columns: [table.day, table.hash] }),
]);
