/**
 * Limits of what one source may do in a window of time. Windows slide: what was counted weighs for as long as the window, from its own
 * moment. Counted in the database, so that limits hold across processes and restarts.
 */
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { schema, type Database, type Transaction } from "#db/database.server.ts";
import type { Services } from "./request-context.server.ts";
import { sign } from "./signature.server.ts";

export type RateLimit = { name: string; most: number; windowMs: number };

const minute = 60_000;
/** Of one connection, where nothing else is said. */
export const rateLimits = {
  contact: { name: "contact", most: 10, windowMs: 10 * minute },
  /** Mails to one address that nobody has confirmed: the form must not become a way to flood a stranger. */
  acknowledgement: { name: "acknowledgement", most: 3, windowMs: 60 * minute },
  /** Each one leaves a row behind until it comes back or is over. */
  providerSignIn: { name: "providerSignIn", most: 60, windowMs: 10 * minute },
  /** Starting and submitting; a hall full of people may book from one connection. */
  checkout: { name: "checkout", most: 300, windowMs: 10 * minute },
  /** Of names and notes of a booking, saved. */
  bookingChange: { name: "booking-change", most: 30, windowMs: 10 * minute },
  /** Of what one editor types, kept at each pause. */
  draft: { name: "draft", most: 400, windowMs: 10 * minute },
  newsletter: { name: "newsletter", most: 10, windowMs: 10 * minute },
  registration: { name: "registration", most: 20, windowMs: 60 * minute },
  /** Links mailed to one account's address; counted by the address that was typed, whether or not it has an account. */
  accountMail: { name: "account-mail", most: 5, windowMs: 60 * minute },
  /** Counted by the address that they are asked for from. */
  accountMailSource: { name: "account-mail-source", most: 20, windowMs: 60 * minute },
  /** Failures of one account, whether or not there is one. */
  signInAccount: { name: "sign-in account", most: 5, windowMs: 15 * minute },
  /** Failures, whatever the account. */
  signInAddress: { name: "sign-in address", most: 20, windowMs: 15 * minute },
  /** Failures of one account that is signed in: who has found an open browser may not guess on. */
  passwordCheck: { name: "password-check", most: 5, windowMs: 15 * minute },
  /** Links to set the site up that open nothing. */
  setupLink: { name: "setup link", most: 10, windowMs: 15 * minute },
  /** Promo codes that there are none of, or that cannot be used. */
  promoCode: { name: "promo-code", most: 10, windowMs: 10 * minute },
  /** Links to bookings that open none. */
  bookingLink: { name: "booking link", most: 20, windowMs: 15 * minute },
} as const satisfies Record<string, RateLimit>;
const longestWindowMs = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

/** A limit and whom it counts: an address, an account. */
export type CountedRequest = { limit: RateLimit; source: string };
type Place = { limit: RateLimit; key: string; at: Date; full: boolean };
/** What was counted. `full` tells that there is no room for more. */
export type Attempt = { places: Place[]; full: boolean };
/** `wait` is in seconds, for `Retry-After`. */
export type RateVerdict = { ok: true; attempt: Attempt } | { ok: false; wait: number };

type LimitContext = Pick<Services, "db" | "secret" | "now">;
const { rateCounts } = schema;
/** Each key has a row that whoever counts holds until she is done; it counts nothing itself. */
const gate = new Date(0);

/** Some proxies tell the port as well: another one for each connection. */
const withoutPort = (address: string) =>
  /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address;

/** What one visitor cannot change at will: an IPv4 address, or the 64 bits of an IPv6 address that name her connection. */
export function connectionOf(told: string): string {
  const address = withoutPort(told);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => "0");
  const all = [...groups, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ""));
  return `${all.slice(0, 4).join(":")}::/64`;
}

/** What is stored is a signature of the source, never the source. */
const keyOf = (secret: string, { limit, source }: CountedRequest) => `${limit.name} ${sign(secret, "rate", connectionOf(source))}`;

/** The moments that count of a key, oldest first. Nobody else counts it until the transaction is over. */
async function momentsOf(tx: Transaction, key: string, since: Date): Promise<Date[]> {
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
 * Counts an attempt under every limit before it is made, so that of many at once no more than allowed are made at all. What turns out to be
 * no failure is forgiven. All callers name their limits in one order.
 */
export function beginAttempt({ db, secret, now }: LimitContext, counted: CountedRequest[]): Promise<RateVerdict> {
  const at = now();
  return db.transaction(async (tx) => {
    const places: Place[] = [];
    for (const one of counted) {
      const key = keyOf(secret, one);
      const { most, windowMs } = one.limit;
      const moments = await momentsOf(tx, key, new Date(at.getTime() - windowMs));
      // There is room again when the oldest of the last `most` is over.
      const blocking = moments.at(-most);
      if (blocking) return { ok: false, wait: Math.max(1, Math.ceil((blocking.getTime() + windowMs - at.getTime()) / 1000)) };
      places.push({ limit: one.limit, key, at, full: moments.length + 1 >= most });
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

/** Counts a request of `source`, whatever comes of it, and tells whether it is within the limit. */
export const countRequest = (services: LimitContext, limit: RateLimit, source: string): Promise<RateVerdict> =>
  beginAttempt(services, [{ limit, source }]);

/** The attempt was no failure: it counts no more, and what the limit `cleared` had counted of its source is forgotten. */
export async function forgiveAttempt({ db }: Pick<Services, "db">, attempt: Attempt, cleared?: RateLimit): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { limit, key, at } of attempt.places) {
      if (limit === cleared) await tx.delete(rateCounts).where(eq(rateCounts.key, key));
      else
        await tx
          .update(rateCounts)
          .set({ count: sql`greatest(${rateCounts.count} - 1, 0)` })
          .where(and(eq(rateCounts.key, key), eq(rateCounts.windowStart, at)));
    }
  });
}

/** Forgets what is over: a counter lasts at most one hour (privacy policy, Server logs). */
export async function forgetOldRates(db: Database, now: Date): Promise<void> {
  await db.delete(rateCounts).where(lt(rateCounts.windowStart, new Date(now.getTime() - longestWindowMs)));
}
