/** The departures as the admin area sees them: who is in, what is free, what is owed. */
import { and, asc, count, eq, gte, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { amountToType } from "#app/values/typed-amount.ts";
import type { BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { agreed, paid } from "#app/features/selling/bookings/ledger.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { departureNoteSchema, type DepartureNote } from "#app/features/selling/catalogue/departure-notes.server.ts";
import { latestDecision } from "#app/features/selling/catalogue/departures.ts";
import type { RunState } from "#app/features/selling/catalogue/run-state.ts";
import { readRun, runColumns } from "#app/features/selling/catalogue/run.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { pageOf, type ListPage } from "#app/values/list-state.ts";
import { currencies, type Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";
import { departuresPerPage, type DepartureListState } from "./departure-list.ts";

const { departures, departureChoices, bookings, orders, travellers, tours, tourTranslations } = schema;

/** `booked` counts pending, confirmed and travelled seats, `held` those of open checkouts. */
export type Seats = { capacity: number; booked: number; held: number; free: number };
export type Owed = { currency: Currency; amountMinor: number };
export type ListedDeparture = {
  id: string;
  tourTitle: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  closed: boolean;
  seats: Seats;
  /** Of pending bookings: agreed less paid, in each currency. */
  owed: Owed[];
};

const taking = (statuses: string) =>
  sql<number>`(select count(*) from bookings b join travellers t on t.booking_id = b.id
  where b.departure_id = ${departures.id} and t.cancelled_at is null and b.status in (${sql.raw(statuses)}))`.mapWith(Number);

const title = inLanguage<string>(tourTranslations.title, english.tour.title);
const columns = {
  id: departures.id,
  tourTitle: title,
  startDate: departures.startDate,
  endDate: departures.endDate,
  closed: departures.closed,
  capacity: departures.capacity,
  free: departures.vacancies,
  booked: taking("'PENDING', 'CONFIRMED', 'REDEEMED'"),
  held: taking("'ON_HOLD'"),
  timeZone: tours.timeZone,
};

const select = (db: Queryable, language: Language) =>
  db
    .select(columns)
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .$dynamic();

async function owedFor(db: Queryable, departureIds: string[]): Promise<Map<string, Owed[]>> {
  const owed = new Map<string, Owed[]>();
  if (departureIds.length === 0) return owed;
  const rows = await db
    .select({
      departureId: bookings.departureId,
      currency: orders.currency,
      amountMinor: sql<number>`sum(${agreed} - ${paid})`.mapWith(Number),
    })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(and(inArray(bookings.departureId, departureIds), eq(bookings.status, "PENDING")))
    .groupBy(bookings.departureId, orders.currency)
    .orderBy(orders.currency);
  for (const { departureId, currency, amountMinor } of rows)
    owed.set(departureId, [...(owed.get(departureId) ?? []), { currency: z.enum(currencies).parse(currency), amountMinor }]);
  return owed;
}

type Row = Awaited<ReturnType<typeof select>>[number];

const shown = (row: Row, owed: Map<string, Owed[]>): ListedDeparture => ({
  id: row.id,
  tourTitle: row.tourTitle,
  startDate: row.startDate,
  endDate: row.endDate,
  closed: row.closed,
  seats: { capacity: row.capacity, booked: row.booked, held: row.held, free: row.free },
  owed: owed.get(row.id) ?? [],
});

const kinds: Record<string, SQL> = {
  booked: sql`${departures.vacancies} < ${departures.capacity}`,
  full: eq(departures.vacancies, 0),
  closed: eq(departures.closed, true),
};

/** One page of the departures from a day on, the next ones first. A page after the last is the last. */
export async function listDepartures(
  db: Queryable,
  state: DepartureListState,
  { today, language }: { today: CalendarDate; language: Language },
): Promise<ListPage<ListedDeparture>> {
  const where = and(
    gte(departures.startDate, state.from ?? today),
    state.tour === undefined ? undefined : eq(departures.tourId, state.tour),
    kinds[state.filters.show ?? ""],
  );
  const [found] = await db.select({ total: count() }).from(departures).where(where);
  const total = found?.total ?? 0;
  const { page, pageCount, offset } = pageOf(state.page, total, departuresPerPage);
  const rows = await select(db, language)
    .where(where)
    .orderBy(asc(departures.startDate), asc(departures.id))
    .limit(departuresPerPage)
    .offset(offset);
  const owed = await owedFor(
    db,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => shown(row, owed)), total, page, pageCount };
}

/** Somebody who travels, or is to once she has paid. */
export type ManifestRow = {
  travellerId: string;
  reference: string;
  status: BookingStatus;
  name: string | null;
  unit: "ADULT" | "CHILD";
  diet: string | null;
  accessNeeds: string | null;
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
};

/** Who is booked on a departure and has not cancelled, party by party. Those of open checkouts have no names yet. */
export async function manifestOf(db: Queryable, departureId: string): Promise<ManifestRow[]> {
  return db
    .select({
      travellerId: travellers.id,
      reference: bookings.reference,
      status: bookings.status,
      name: travellers.name,
      unit: travellers.unit,
      diet: travellers.diet,
      accessNeeds: travellers.accessNeeds,
      contactName: orders.contactName,
      contactEmail: orders.contactEmail,
      contactPhone: orders.contactPhone,
    })
    .from(travellers)
    .innerJoin(bookings, eq(bookings.id, travellers.bookingId))
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(
      and(
        eq(bookings.departureId, departureId),
        inArray(bookings.status, ["PENDING", "CONFIRMED", "REDEEMED"]),
        isNull(travellers.cancelledAt),
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id), asc(travellers.position));
}

/** `named`: a booking names it, in whatever state; its day stays. */
export type DepartureFacts = ListedDeparture & {
  timeZone: string;
  named: boolean;
  /** That it does not take place: why, and how many parties have not chosen what they wish instead. */
  cancelled: { reason: string; waiting: number } | undefined;
  manifest: ManifestRow[];
  run: RunState;
  /** What it has of its own; empty where it has what its tour has. */
  terms: { price: string; minTravellers: string; decideBy: CalendarDate; cutOffDays: string; guide: string; note: DepartureNote };
  /** What it has where it has none of its own: whole US dollars, and the tour's smallest group. */
  usual: { price: number; minTravellers: number };
};

const typed = (value: number | null) => (value === null ? "" : String(value));

/** One departure with its travellers; undefined where there is none. */
export async function readDeparture(db: Queryable, departureId: string, language: Language): Promise<DepartureFacts | undefined> {
  const [row] = await select(db, language).where(eq(departures.id, departureId));
  if (!row) return undefined;
  const named = (await db.$count(bookings, eq(bookings.departureId, row.id))) > 0;
  const [own] = await db
    .select({ departure: departures, run: runColumns, tourPriceMinor: tours.basePriceMinor, groupMin: tours.groupMin })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .where(eq(departures.id, departureId));
  if (!own) return undefined;
  const { basePriceMinor, minTravellers, decideBy, cutOffDays, guideId, note, cancelReason } = own.departure;
  const waiting = and(eq(departureChoices.departureId, row.id), isNull(departureChoices.answeredAt));
  return {
    ...shown(row, await owedFor(db, [row.id])),
    timeZone: row.timeZone,
    named,
    cancelled: cancelReason === null ? undefined : { reason: cancelReason, waiting: await db.$count(departureChoices, waiting) },
    manifest: await manifestOf(db, row.id),
    run: readRun(own.run),
    terms: {
      price: basePriceMinor === null ? "" : amountToType(basePriceMinor),
      minTravellers: typed(minTravellers),
      decideBy: decideBy ?? latestDecision(row.startDate),
      cutOffDays: typed(cutOffDays),
      guide: typed(guideId),
      note: departureNoteSchema.parse(note ?? {}),
    },
    usual: { price: own.tourPriceMinor / 100, minTravellers: own.groupMin },
  };
}
