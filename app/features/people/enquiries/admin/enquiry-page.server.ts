/** One enquiry with everything that has been written about it. */
import { asc, eq, sql } from "drizzle-orm";
import type { Party } from "#app/features/selling/bookings/booking-price.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isCurrency, type Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import type { EnquiryKind, EnquiryStatus } from "./enquiry-list.ts";
import { kindOf } from "./enquiry-list.server.ts";

const { enquiries, enquiryEntries, departures, outboxMails, profiles, tours, tourTranslations } = schema;

/** How far the mail of an answer has come; `gone` once the outbox has forgotten it. */
export type MailState = "waiting" | "sent" | "dead" | "gone";

export type ThreadEntry = {
  id: string;
  kind: "answer" | "note";
  body: string;
  /** Of the form that it came from. */
  formKey: string;
  /** Undefined where her account is deleted. */
  author: string | undefined;
  /** ISO 8601. */
  at: string;
  /** Undefined for a note. */
  mail: MailState | undefined;
};

export type EnquiryPage = {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  /** What a form of this page has seen. */
  revision: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
  receivedAt: string;
  /** Of a booking request; a tour or departure that is gone is undefined. */
  request:
    | {
        tour: { title: string; slug: string } | undefined;
        startDate: string | undefined;
        travellers: number;
        /** Undefined of requests from before that was asked. */
        party: Party | undefined;
        price: { amountMinor: number; currency: Currency } | undefined;
      }
    | undefined;
  thread: ThreadEntry[];
};

async function threadOf(db: Queryable, enquiryId: string): Promise<ThreadEntry[]> {
  const { id, kind, body, formKey, createdAt } = enquiryEntries;
  const author = sql<string | null>`trim(${profiles.firstName} || ' ' || ${profiles.lastName})`;
  const rows = await db
    .select({ id, kind, body, formKey, author, createdAt, mail: outboxMails.status })
    .from(enquiryEntries)
    .leftJoin(profiles, eq(profiles.id, enquiryEntries.authorId))
    .leftJoin(outboxMails, eq(outboxMails.id, id))
    .where(eq(enquiryEntries.enquiryId, enquiryId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ createdAt: at, ...row }) => ({
    ...row,
    author: row.author ?? undefined,
    at: at.toISOString(),
    mail: row.kind === "note" ? undefined : (row.mail ?? "gone"),
  }));
}

/** The enquiry, or undefined. The tour is named in `language`. */
export async function readEnquiry(db: Queryable, id: string, language: Language): Promise<EnquiryPage | undefined> {
  const [row] = await db
    .select({
      enquiry: enquiries,
      title: inLanguage<string | null>(tourTranslations.title, english.tour.title),
      slug: tours.slug,
      startDate: departures.startDate,
    })
    .from(enquiries)
    .leftJoin(tours, eq(tours.id, enquiries.tourId))
    .leftJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .leftJoin(departures, eq(departures.id, enquiries.departureId))
    .where(eq(enquiries.id, id));
  if (!row) return undefined;
  const { enquiry, title, slug, startDate } = row;
  const { reference, status, revision, name, email, subject, message, travellers, children, shownPriceMinor, shownCurrency } = enquiry;
  const price =
    shownPriceMinor !== null && isCurrency(shownCurrency) ? { amountMinor: shownPriceMinor, currency: shownCurrency } : undefined;
  return {
    id,
    reference,
    kind: kindOf(enquiry),
    status,
    revision,
    name,
    email,
    subject,
    message,
    language: enquiry.language,
    receivedAt: enquiry.createdAt.toISOString(),
    request:
      travellers === null
        ? undefined
        : {
            tour: title !== null && slug !== null ? { title, slug } : undefined,
            startDate: startDate ?? undefined,
            travellers,
            party: children === null ? undefined : { adults: travellers - children, children },
            price,
          },
    thread: await threadOf(db, id),
  };
}
