/** The one place where seats of a departure are taken and given back. */
import { and, eq, gte, sql } from "drizzle-orm";
import { refreshFromPrices } from "#app/features/selling/catalogue/from-prices.server.ts";
import { bumpCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { departures } = schema;

/** Positive seats are given back, negative ones taken: where `startDate` is given, only as long as the departure starts on that day. */
export type SeatMove = { departureId: string; seats: number; startDate?: CalendarDate };

/** One conditional update: of many buyers at once, those for whom there is no room change nothing. Returns whose seats were moved, and how many are left. */
async function moveOne(
  tx: Transaction,
  { departureId, seats, startDate }: SeatMove,
): Promise<{ tourId: number; left: number } | undefined> {
  const room = seats < 0 ? and(gte(departures.vacancies, -seats), eq(departures.closed, false)) : undefined;
  const sameDay = startDate === undefined ? undefined : eq(departures.startDate, startDate);
  const moved = await tx
    .update(departures)
    .set({ vacancies: sql`${departures.vacancies} + ${seats}` })
    .where(and(eq(departures.id, departureId), room, sameDay))
    .returning({ tourId: departures.tourId, left: departures.vacancies });
  return moved[0];
}

/**
 * Moves all seats or none; returns the departures that have no room or are closed. Departures are taken in the order of their ids, so
 * that two buyers of the same two trips never wait for each other: call it once in a transaction, with all moves. Drops the cached pages
 * where anything has moved; a departure that is full now, or no longer, may change from what price its tour is sold.
 */
export async function moveSeats(
  tx: Transaction,
  moves: readonly SeatMove[],
  now: Date,
): Promise<{ ok: true } | { ok: false; lacking: string[] }> {
  const net = new Map<string, SeatMove>();
  for (const { seats, ...move } of moves) net.set(move.departureId, { ...move, seats: (net.get(move.departureId)?.seats ?? 0) + seats });
  const inOrder = [...net.values()].filter(({ seats }) => seats !== 0).toSorted((a, b) => (a.departureId < b.departureId ? -1 : 1));
  const moved: SeatMove[] = [];
  const lacking: string[] = [];
  const filledOrFreed = new Set<number>();
  for (const move of inOrder) {
    const done = await moveOne(tx, move);
    if (!done) {
      lacking.push(move.departureId);
      continue;
    }
    moved.push(move);
    if (done.left === 0 || done.left === move.seats) filledOrFreed.add(done.tourId);
  }
  if (lacking.length > 0) {
    for (const { departureId, seats } of moved)
      await tx
        .update(departures)
        .set({ vacancies: sql`${departures.vacancies} - ${seats}` })
        .where(eq(departures.id, departureId));
    return { ok: false, lacking };
  }
  if (moved.length > 0) await bumpCatalogueVersion(tx);
  await refreshFromPrices(tx, now, [...filledOrFreed]);
  return { ok: true };
}
