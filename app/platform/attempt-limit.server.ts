/** Limits of failures, such as wrong passwords: what succeeds is not counted, and guessing many at once helps nobody. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { schema, type Transaction } from "#db/database.server.ts";
import type { Services } from "./request-context.server.ts";
import { sign } from "./signature.server.ts";

export type AttemptLimit = { name: string; failures: number; windowMs: number };

const quarterHour = 15 * 60_000;
export const attemptLimits = {
  /** Of one account, whether or not there is one. */
  signInAccount: { name: "sign-in account", failures: 5, windowMs: quarterHour },
  /** Of one connection, whatever the account. */
  signInAddress: { name: "sign-in address", failures: 20, windowMs: quarterHour },
  /** Of one connection: links to bookings that open none. */
  bookingLink: { name: "booking link", failures: 20, windowMs: quarterHour },
} as const satisfies Record<string, AttemptLimit>;

/** A limit and whom it counts. */
export type Watched = { limit: AttemptLimit; source: string };
type Place = { key: string; at: Date; full: boolean };
/** One attempt that counts as failed until it is forgiven. `full` tells that no further one is free. */
export type Attempt = { places: Place[]; full: boolean };
/** `wait` is in seconds, for `Retry-After`. */
export type AttemptVerdict = { ok: true; attempt: Attempt } | { ok: false; wait: number };

type Counting = Pick<Services, "db" | "secret" | "now">;
const { rateCounts } = schema;
/** Each key has a row that whoever counts holds until she is done; it counts nothing itself. */
const gate = new Date(0);

const keyOf = (secret: string, { limit, source }: Watched) => `${limit.name} ${sign(secret, "rate", source)}`;

/** The failures of a key within its window, oldest first. Nobody else counts it until the transaction is over. */
async function failuresOf(tx: Transaction, key: string, since: Date) {
  await tx
    .insert(rateCounts)
    .values({ key, windowStart: gate, count: 0 })
    .onConflictDoUpdate({ target: [rateCounts.key, rateCounts.windowStart], set: { count: 0 } });
  const rows = await tx
    .select({ at: rateCounts.windowStart, count: rateCounts.count })
    .from(rateCounts)
    .where(and(eq(rateCounts.key, key), gt(rateCounts.windowStart, since)))
    .orderBy(asc(rateCounts.windowStart));
  return rows.flatMap(({ at, count }) => Array.from({ length: count }, () => at));
}

/**
 * Takes a place under every limit before the attempt is made, so that of many at once no more than allowed are made at all.
 * Windows slide: a failure counts for as long as the window, from its own moment. All callers name their limits in one order.
 */
export function beginAttempt({ db, secret, now }: Counting, watched: Watched[]): Promise<AttemptVerdict> {
  const at = now();
  return db.transaction(async (tx) => {
    const places: Place[] = [];
    for (const one of watched) {
      const key = keyOf(secret, one);
      const { failures: most, windowMs } = one.limit;
      const failures = await failuresOf(tx, key, new Date(at.getTime() - windowMs));
      // A place is free again when the oldest of the last `most` failures is over.
      const blocking = failures.at(-most);
      if (blocking) return { ok: false, wait: Math.max(1, Math.ceil((blocking.getTime() + windowMs - at.getTime()) / 1000)) };
      places.push({ key, at, full: failures.length + 1 >= most });
    }
    for (const { key } of places) {
      await tx
        .insert(rateCounts)
        .values({ key, windowStart: at, count: 1 })
        .onConflictDoUpdate({ target: [rateCounts.key, rateCounts.windowStart], set: { count: sql`${rateCounts.count} + 1` } });
    }
    return { ok: true, attempt: { places, full: places.some(({ full }) => full) } };
  });
}

/** The attempt was no failure: its places are free again, and what the limit `cleared` had counted of its source is forgotten. */
export async function forgiveAttempt({ db }: Pick<Services, "db">, attempt: Attempt, cleared?: AttemptLimit): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { key, at } of attempt.places) {
      if (cleared && key.startsWith(`${cleared.name} `)) await tx.delete(rateCounts).where(eq(rateCounts.key, key));
      else
        await tx
          .update(rateCounts)
          .set({ count: sql`greatest(${rateCounts.count} - 1, 0)` })
          .where(and(eq(rateCounts.key, key), eq(rateCounts.windowStart, at)));
    }
  });
}
