import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { orders } from "./bookings.ts";
import { changes, instant } from "./columns.ts";

/** Words that take something off the price of those who know them. */
export const promoCodes = pgTable(
  "promo_codes",
  {
    id: uuid("id").primaryKey().$defaultFn(uuidv7),
    /** Capital letters, digits and hyphens. */
    code: text("code").notNull().unique(),
    /** One of the two: per cent of each traveller's price, or US cents off an order. */
    percent: integer("percent"),
    amountUsdMinor: integer("amount_usd_minor"),
    /** Valid from the one instant until just before the other; without one, open. */
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    /** Orders that may use it, in all and of one email address; null: any number. */
    mostUses: integer("most_uses"),
    mostPerEmail: integer("most_per_email"),
    /** Orders that use it now. */
    used: integer("used").notNull().default(0),
    /** Adults and children that travel together at least. */
    minTravellers: integer("min_travellers").notNull().default(1),
    /** Ids of the tours that it is for; none: all. */
    tourIds: jsonb("tour_ids").$type<number[]>().notNull().default([]),
    /** Starts of the departures that it is for, both days included. */
    departsFrom: date("departs_from"),
    departsTo: date("departs_to"),
    paused: boolean("paused").notNull().default(false),
    /** What it is for, for the staff. */
    note: text("note").notNull().default(""),
    ...changes,
  },
  (table) => [
    check("promo_codes_code", sql`${table.code} ~ '^[A-Z0-9-]{3,30}$'`),
    check("promo_codes_worth", sql`(${table.percent} is null) <> (${table.amountUsdMinor} is null)`),
    check("promo_codes_percent", sql`${table.percent} between 1 and 100`),
    check("promo_codes_amount", sql`${table.amountUsdMinor} > 0`),
    check("promo_codes_used", sql`${table.used} >= 0 and ${table.used} <= coalesce(${table.mostUses}, ${table.used})`),
    check("promo_codes_window", sql`${table.endsAt} > ${table.startsAt}`),
    check("promo_codes_departures", sql`${table.departsTo} >= ${table.departsFrom}`),
    check("promo_codes_travellers", sql`${table.minTravellers} >= 1`),
  ],
);

/** An order that has used a code: taken when it was submitted, given back when it came to nothing. */
export const promoCodeUses = pgTable(
  "promo_code_uses",
  {
    orderId: uuid("order_id")
      .primaryKey()
      .references(() => orders.id),
    codeId: uuid("code_id")
      .notNull()
      .references(() => promoCodes.id),
    /** A signature of the contact's address, never the address. */
    emailKey: text("email_key").notNull(),
    usedAt: instant("used_at").notNull(),
    givenBackAt: instant("given_back_at"),
  },
  (table) => [index("promo_code_uses_of_code").on(table.codeId, table.emailKey)],
);
