/**
 * Counts visitors without cookies and without keeping addresses (privacy policy, Counting visits): a hash of address and
 * browser with a salt of the day tells two visitors apart for that day; when the day is over, salt and hashes go.
 */
import crypto from "node:crypto";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { schema, type Database } from "#db/database.server.ts";
import type { PageView } from "#app/platform/http-app.server.ts";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";

const { visitDays, visitHashes } = schema;
const flushEveryMs = 20_000;
const maxWaiting = 10_000;
/** Tells browsers apart; a header made longer by hand fills no memory. */
const agentLength = 300;

/** True for a person who has not asked to be left alone (Do Not Track, Global Privacy Control). */
export function mayCount(header: PageView["header"]): boolean {
  if (header("dnt") === "1" || header("sec-gpc") === "1") return false;
  const agent = header("user-agent");
  // Every browser has a name; a program that gives none is no person.
  return Boolean(agent) && !isbot(agent);
}

/** The salt of a day: the first process to ask makes it. Undefined for a day that is over. */
async function saltOf(db: Database, day: CalendarDate): Promise<string | undefined> {
  await db
    .insert(visitDays)
    .values({ day, salt: crypto.randomBytes(16).toString("base64url") })
    .onConflictDoNothing();
  const [row] = await db.select({ salt: visitDays.salt }).from(visitDays).where(eq(visitDays.day, day));
  return row?.salt ?? undefined;
}

/** Collects visits in memory, so that no page waits for them, and writes them in batches. */
export class VisitCounter {
  #waiting: { address: string; agent: string }[] = [];
  #timer: NodeJS.Timeout;
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    // Counting is never worth a failure: what cannot be written is lost.
    this.#timer = setInterval(() => void this.flush().catch(() => {}), flushEveryMs);
    this.#timer.unref();
  }

  /** Notes one page view; returns at once. */
  record({ address, header }: PageView): void {
    if (this.#waiting.length >= maxWaiting || !mayCount(header)) return;
    this.#waiting.push({ address, agent: (header("user-agent") ?? "").slice(0, agentLength) });
  }

  /** Writes what has been noted since the last time. */
  async flush(): Promise<void> {
    const visits = this.#waiting.splice(0);
    if (visits.length === 0) return;
    const day = dateInZone(this.#now(), "UTC");
    const salt = await saltOf(this.#db, day);
    // Without a salt a hash would tell the address to who tries them all.
    if (!salt) return;
    const hashes = new Set(
      visits.map(({ address, agent }) => crypto.createHash("sha256").update(`${salt}\0${address}\0${agent}`).digest("base64url")),
    );
    await this.#db.transaction(async (tx) => {
      const added = await tx
        .insert(visitHashes)
        // In the same order everywhere: two processes that write the same visitors never wait for each other in a circle.
        .values([...hashes].sort().map((hash) => ({ day, hash })))
        .onConflictDoNothing()
        .returning({ day: visitHashes.day });
      await tx
        .update(visitDays)
        .set({ visitors: sql`${visitDays.visitors} + ${added.length}`, pageViews: sql`${visitDays.pageViews} + ${visits.length}` })
        .where(eq(visitDays.day, day));
    });
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => {});
  }
}

/** Forgets salt and hashes of the days that are over; their numbers stay. */
export async function closeVisitDays(db: Database, now: Date): Promise<void> {
  const today = dateInZone(now, "UTC");
  await db.transaction(async (tx) => {
    await tx.delete(visitHashes).where(lt(visitHashes.day, today));
    await tx
      .update(visitDays)
      .set({ salt: null })
      .where(and(lt(visitDays.day, today), isNotNull(visitDays.salt)));
  });
}
