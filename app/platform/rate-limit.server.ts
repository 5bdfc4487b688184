import { lt, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";

export type RateLimit = { name: string; requests: number; windowMs: number };

const minute = 60_000;
export const rateLimits = {
  contact: { name: "contact", requests: 10, windowMs: 10 * minute },
  newsletter: { name: "newsletter", requests: 10, windowMs: 10 * minute },
} as const satisfies Record<string, RateLimit>;

/** `wait` is in seconds, for `Retry-After`. */
export type RateVerdict = { ok: true } | { ok: false; wait: number };

/** Counts one request of `source` (an address) and tells whether it is still within the limit. Windows are fixed and start on the clock. */
export async function countRequest(db: Database, limit: RateLimit, source: string, now: Date): Promise<RateVerdict> {
  const start = Math.floor(now.getTime() / limit.windowMs) * limit.windowMs;
  const [row] = await db
    .insert(schema.rateCounts)
    .values({ key: `${limit.name} ${source}`, windowStart: new Date(start), count: 1 })
    .onConflictDoUpdate({
      target: [schema.rateCounts.key, schema.rateCounts.windowStart],
      set: { count: sql`${schema.rateCounts.count} + 1` },
    })
    .returning({ count: schema.rateCounts.count });
  if ((row?.count ?? 0) <= limit.requests) return { ok: true };
  return { ok: false, wait: Math.max(1, Math.ceil((start + limit.windowMs - now.getTime()) / 1000)) };
}

/** Forgets windows that ended more than a day ago. */
export async function forgetOldRates(db: Database, now: Date): Promise<void> {
  await db.delete(schema.rateCounts).where(lt(schema.rateCounts.windowStart, new Date(now.getTime() - 24 * 60 * minute)));
}
