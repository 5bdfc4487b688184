import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { v7 as uuidv7 } from "uuid";
import { tours } from "./catalogue.ts";
import { articles } from "./content.ts";
import { changes, instant } from "./columns.ts";

const id = () => uuid("id").primaryKey().$defaultFn(uuidv7);
const owner = () =>
  uuid("profile_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** The people with an account; the user record of the auth library and the profile in one. */
export const profiles = pgTable(
  "profiles",
  {
    id: id(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull().default(""),
    /** Lower case. */
    email: text("email").notNull().unique(),
    /** The address has proven to be hers, by a mailed link or by a provider that vouches for it. */
    emailVerified: boolean("email_verified").notNull().default(false),
    phone: text("phone"),
    /** Required by the auth library; the site shows no pictures of its customers. */
    image: text("image"),
    /** What lists call her: Admin with any role of the staff. Written with the roles; it grants nothing. */
    userType: text("user_type", { enum: ["Customer", "Admin"] })
      .notNull()
      .default("Customer"),
    /** What her mails are written in. */
    language: text("language").notNull().default("en"),
    ...changes,
  },
  (table) => [
    check("profiles_user_type", sql`${table.userType} in ('Customer', 'Admin')`),
    check("profiles_email_folded", sql`${table.email} = lower(${table.email})`),
    index("profiles_latest").on(table.createdAt.desc(), table.id),
  ],
);

/** What somebody may do: her roles, by their names in features/people/access/permissions.ts. A customer has none. */
export const profileRoles = pgTable(
  "profile_roles",
  {
    profileId: owner(),
    role: text("role").notNull(),
    givenAt: instant("given_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.role] }), index("profile_roles_by_role").on(table.role)],
);

/** Who is signed in where. */
export const sessions = pgTable(
  "sessions",
  {
    id: id(),
    token: text("token").notNull().unique(),
    userId: owner(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    ...changes,
  },
  (table) => [index("sessions_of_profile").on(table.userId)],
);

/** The ways somebody can sign in: a password (`credential`) or a provider. */
export const signInMethods = pgTable(
  "sign_in_methods",
  {
    id: id(),
    userId: owner(),
    providerId: text("provider_id").notNull(),
    /** Her id at the provider. */
    accountId: text("account_id").notNull(),
    /** argon2id, in the PHC format. */
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    ...changes,
  },
  (table) => [
    unique("sign_in_methods_at_provider").on(table.providerId, table.accountId),
    index("sign_in_methods_of_profile").on(table.userId),
  ],
);

/** Short-lived values of the auth library: the state of a sign-in that is at its provider. */
export const verifications = pgTable(
  "verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    ...changes,
  },
  (table) => [index("verifications_by_identifier").on(table.identifier)],
);

/** Mailed links: each works once, until it expires. Only the hash is kept; a used one stays for a while, to be told from an unknown one. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    profileId: owner(),
    purpose: text("purpose", { enum: ["confirm-email", "change-email", "reset-password"] }).notNull(),
    /** The address that the link proves; of a reset, the one it was mailed to. */
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("account_tokens_of_profile").on(table.profileId, table.purpose), index("account_tokens_old").on(table.expiresAt)],
);

export const savedTours = pgTable(
  "saved_tours",
  {
    profileId: owner(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.tourId] })],
);

export const savedArticles = pgTable(
  "saved_articles",
  {
    profileId: owner(),
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    savedAt: instant("saved_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.articleId] })],
);
