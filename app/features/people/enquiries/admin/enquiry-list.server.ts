/** The enquiries as the admin area lists them: found, counted, page by page, and whole as a file. */
import { and, asc, count, desc, eq, isNotNull, isNull, like, lt, sql, type SQL } from "drizzle-orm";
import { english } from "#app/features/publishing/content/shown-texts.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { csvByteOrderMark, csvLine } from "#app/values/csv-line.ts";
import { containsPattern, foldText } from "#app/values/folded-text.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import {
  enquiriesPerPage,
  enquiryStatuses,
  type EnquiryKind,
  type EnquiryListState,
  type EnquirySort,
  type EnquiryStatus,
} from "./enquiry-list.ts";

const { enquiries, enquiryEntries, departures } = schema;
const exportedAtOnce = 200;

/** A row of the list; `receivedAt` is ISO 8601. */
export type ListedEnquiry = {
  id: string;
  reference: string;
  kind: EnquiryKind;
  status: EnquiryStatus;
  name: string;
  email: string;
  subject: string;
  receivedAt: string;
};

export type StatusCounts = Record<EnquiryStatus, number>;

/** A booking request names travellers, also when its tour has since been deleted. */
export const kindOf = ({ travellers }: { travellers: number | null }): EnquiryKind => (travellers === null ? "message" : "booking");

function matching({ q, filters }: Pick<EnquiryListState, "q" | "filters">): SQL | undefined {
  const { searchText, travellers } = enquiries;
  return and(
    q === "" ? undefined : like(searchText, containsPattern(foldText(q))),
    filters.kind === undefined ? undefined : filters.kind === "booking" ? isNotNull(travellers) : isNull(travellers),
  );
}

/** In that status; any where none is asked for. */
function inStatus(filters: EnquiryListState["filters"]): SQL | undefined {
  const status = enquiryStatuses.find((known) => known === filters.status);
  return status && eq(enquiries.status, status);
}

const sortColumns: Record<EnquirySort, SQL> = {
  received: sql`${enquiries.createdAt}`,
  name: sql`lower(${enquiries.name})`,
};

/** One page of the list, and how many of what was found are in each status. A page after the last is the last. */
export async function listEnquiries(db: Queryable, state: EnquiryListState): Promise<ListPage<ListedEnquiry> & { counts: StatusCounts }> {
  const found = matching(state);
  const groups = await db.select({ status: enquiries.status, number: count() }).from(enquiries).where(found).groupBy(enquiries.status);
  const counts: StatusCounts = { new: 0, in_progress: 0, answered: 0, closed: 0 };
  for (const { status, number } of groups) counts[status] = number;
  const asked = enquiryStatuses.find((known) => known === state.filters.status);
  const total = asked ? counts[asked] : enquiryStatuses.reduce((sum, status) => sum + counts[status], 0);
  const { page, pageCount, offset } = pageOf(state.page, total, enquiriesPerPage);
  const direction = state.order.descending ? desc : asc;
  const { id, reference, status, name, email, subject, travellers, createdAt } = enquiries;
  const rows = await db
    .select({ id, reference, status, name, email, subject, travellers, createdAt })
    .from(enquiries)
    .where(and(found, inStatus(state.filters)))
    .orderBy(direction(sortColumns[state.order.by]), direction(id))
    .limit(enquiriesPerPage)
    .offset(offset);
  return {
    rows: rows.map(({ travellers: asking, createdAt: received, ...row }) => ({
      ...row,
      kind: kindOf({ travellers: asking }),
      receivedAt: received.toISOString(),
    })),
    total,
    page,
    pageCount,
    counts,
  };
}

/** How many nobody has looked after yet. */
export const countNewEnquiries = (db: Queryable): Promise<number> => db.$count(enquiries, eq(enquiries.status, "new"));

/** In the order of the cells; their names are enquiriesAdmin:csv. */
const csvColumns = [
  "reference",
  "kind",
  "status",
  "receivedAt",
  "name",
  "email",
  "language",
  "subject",
  "message",
  "tour",
  "departure",
  "travellers",
  "children",
  "price",
  "currency",
  "answers",
  "lastAnswerAt",
] as const;

const answersOf = sql`from ${enquiryEntries} where ${enquiryEntries.enquiryId} = ${enquiries.id} and ${enquiryEntries.kind} = 'answer'`;

/** One piece of the file: enquiries older than the one with the id `before`. */
const exported = (db: Queryable, where: SQL | undefined, before: string | undefined) =>
  db
    .select({
      enquiry: enquiries,
      tour: english.tour.title,
      departure: departures.startDate,
      answers: sql<number>`(select count(*) ${answersOf})`.mapWith(Number),
      lastAnswerAt: sql<Date | null>`(select max(${enquiryEntries.createdAt}) ${answersOf})`.mapWith(enquiryEntries.createdAt),
    })
    .from(enquiries)
    .leftJoin(english.tour, and(eq(english.tour.tourId, enquiries.tourId), eq(english.tour.language, defaultLanguage)))
    .leftJoin(departures, eq(departures.id, enquiries.departureId))
    .where(and(where, before === undefined ? undefined : lt(enquiries.id, before)))
    .orderBy(desc(enquiries.id))
    .limit(exportedAtOnce);

type Exported = Awaited<ReturnType<typeof exported>>[number];

function csvCells({ enquiry, tour, departure, answers, lastAnswerAt }: Exported, t: ReturnType<typeof translator>): string[] {
  return [
    enquiry.reference,
    t(`enquiriesAdmin:kinds.${kindOf(enquiry)}`),
    t(`enquiriesAdmin:status.${enquiry.status}`),
    enquiry.createdAt.toISOString(),
    enquiry.name,
    enquiry.email,
    enquiry.language,
    enquiry.subject,
    enquiry.message,
    tour ?? "",
    departure ?? "",
    enquiry.travellers === null ? "" : String(enquiry.travellers),
    enquiry.children === null ? "" : String(enquiry.children),
    enquiry.shownPriceMinor === null ? "" : (enquiry.shownPriceMinor / 100).toFixed(2),
    enquiry.shownCurrency ?? "",
    String(answers),
    lastAnswerAt?.toISOString() ?? "",
  ];
}

/**
 * What the list shows on all its pages as a CSV file in pieces, the newest first: ids are made in the order of time. What people
 * typed is no formula there. Notes are not in it: they stay with the staff.
 */
export async function* enquiriesCsv(
  { db, language }: Pick<Context, "db" | "language">,
  list: Pick<EnquiryListState, "q" | "filters">,
): AsyncGenerator<string> {
  const t = translator(language);
  yield csvByteOrderMark + csvLine(csvColumns.map((column) => t(`enquiriesAdmin:csv.${column}`)));
  const where = and(matching(list), inStatus(list.filters));
  let before: string | undefined;
  for (;;) {
    const rows = await exported(db, where, before);
    if (rows.length > 0) yield rows.map((row) => csvLine(csvCells(row, t))).join("");
    if (rows.length < exportedAtOnce) return;
    before = rows.at(-1)?.enquiry.id;
  }
}
