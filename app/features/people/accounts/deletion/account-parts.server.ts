/**
 * What features keep about a person: each adds here what may forbid the deletion of an account, what is erased with it, and what
 * belongs in the download of her data.
 */
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { bookingData } from "#app/features/selling/bookings/customer/my-bookings.server.ts";
import { forgetCustomer, openBusiness } from "#app/features/selling/bookings/customer/personal-data.server.ts";
import { schema, type Database, type Transaction } from "#db/database.server.ts";

const {
  auditEntries,
  contentDrafts,
  contentVersions,
  enquiries,
  enquiryEntries,
  outboxMails,
  articles,
  profiles,
  savedArticles,
  savedTours,
  sessions,
  signInMethods,
  subscriptions,
  tours,
} = schema;

/** Keys of the reasons that are shown. */
export type DeletionReason = "trip_ahead" | "money_owed";

/** Why an account cannot be deleted now; asked in the transaction that would delete it. */
type DeletionGuard = (tx: Transaction, profileId: string, now: Date) => Promise<DeletionReason | undefined>;

export const deletionGuards: DeletionGuard[] = [
  async (tx, profileId, now) => {
    const [reason] = await openBusiness(tx, profileId, now);
    return reason;
  },
];

type Person = { id: string; email: string; emailVerified: boolean };

/** Erases what is personal and does not go with the row of the profile itself. */
type AccountEraser = (tx: Transaction, person: Person, now: Date) => Promise<void>;

export const accountErasers: AccountEraser[] = [
  // Bookings and their money stay for the tax office, without a name.
  (tx, { id }, now) => forgetCustomer(tx, id, now),
  // What was done stays on record for seven years, not by whom (privacy policy).
  async (tx, { id }) => {
    await tx.update(auditEntries).set({ actorName: "deleted-account" }).where(eq(auditEntries.actorId, id));
    await tx.update(contentVersions).set({ actorName: "deleted-account" }).where(eq(contentVersions.actorId, id));
  },
  // Only an address that she has proven says that these are hers.
  async (tx, { email, emailVerified }) => {
    if (!emailVerified) return;
    // With what was answered and noted.
    await tx.delete(enquiries).where(eq(sql`lower(${enquiries.email})`, email));
    await tx.delete(outboxMails).where(and(eq(sql`lower(${outboxMails.toAddress})`, email), ne(outboxMails.status, "waiting")));
  },
];

/** One heading of the downloaded data, and what stands under it. Secrets are never read. */
type DataPart = { name: string; read: (db: Database, person: Person) => Promise<unknown> };

export const dataParts: DataPart[] = [
  {
    name: "profile",
    read: async (db, { id }) => {
      const { firstName, lastName, email, emailVerified, phone, userType, language, createdAt, updatedAt } = profiles;
      const columns = { firstName, lastName, email, emailVerified, phone, userType, language, createdAt, updatedAt };
      const [profile] = await db.select(columns).from(profiles).where(eq(profiles.id, id));
      return profile;
    },
  },
  {
    name: "signInMethods",
    read: (db, { id }) => {
      const { providerId, accountId, createdAt } = signInMethods;
      return db.select({ providerId, accountId, createdAt }).from(signInMethods).where(eq(signInMethods.userId, id));
    },
  },
  {
    name: "sessions",
    read: (db, { id }) => {
      const { createdAt, updatedAt, expiresAt, userAgent } = sessions;
      return db.select({ createdAt, updatedAt, expiresAt, userAgent }).from(sessions).where(eq(sessions.userId, id));
    },
  },
  {
    name: "savedTours",
    read: (db, { id }) =>
      db
        .select({ tour: tours.slug, savedAt: savedTours.savedAt })
        .from(savedTours)
        .innerJoin(tours, eq(tours.id, savedTours.tourId))
        .where(eq(savedTours.profileId, id)),
  },
  {
    name: "savedArticles",
    read: (db, { id }) =>
      db
        .select({ article: articles.slug, savedAt: savedArticles.savedAt })
        .from(savedArticles)
        .innerJoin(articles, eq(articles.id, savedArticles.articleId))
        .where(eq(savedArticles.profileId, id)),
  },
  { name: "bookings", read: (db, { id }) => bookingData(db, id) },
  {
    name: "enquiries",
    read: async (db, { email, emailVerified }) => {
      if (!emailVerified) return [];
      const { id, reference, name, subject, message, language, travellers, children, status, createdAt } = enquiries;
      const columns = { id, reference, name, email: enquiries.email, subject, message, language, travellers, children, status, createdAt };
      const hers = eq(sql`lower(${enquiries.email})`, email);
      const sent = await db.select(columns).from(enquiries).where(hers).orderBy(desc(enquiries.createdAt));
      const { enquiryId, kind, body, createdAt: writtenAt } = enquiryEntries;
      const entries = await db
        .select({ enquiryId, kind, body, writtenAt })
        .from(enquiryEntries)
        .innerJoin(enquiries, eq(enquiries.id, enquiryId))
        .where(hers)
        .orderBy(writtenAt);
      // What the agency has written about each is hers to know as well.
      return sent.map(({ id: own, ...enquiry }) => ({
        ...enquiry,
        thread: entries.flatMap(({ enquiryId: about, ...entry }) => (about === own ? [entry] : [])),
      }));
    },
  },
  {
    name: "newsletter",
    read: async (db, { email, emailVerified }) => {
      if (!emailVerified) return [];
      const { status, language, requestedAt, confirmedAt } = subscriptions;
      return db.select({ status, language, requestedAt, confirmedAt }).from(subscriptions).where(eq(subscriptions.email, email));
    },
  },
  {
    name: "drafts",
    read: (db, { id }) => {
      const { kind, pieceId, form, fields, at } = contentDrafts;
      return db.select({ kind, pieceId, form, fields, at }).from(contentDrafts).where(eq(contentDrafts.profileId, id));
    },
  },
  {
    name: "record",
    read: (db, { id }) => {
      const { at, action } = auditEntries;
      const about = and(eq(auditEntries.subjectType, "profile"), eq(auditEntries.subjectId, id));
      return db.select({ at, action }).from(auditEntries).where(about).orderBy(desc(at));
    },
  },
];
