import { lt, sql } from "drizzle-orm";
import { schema, type Database } from "#db/database.server.ts";
import type { Services } from "./request-context.server.ts";
import { sign } from "./signature.server.ts";

export type RateLimit = { name: string; requests: number; windowMs: number };

const minute = 60_000;
export const rateLimits = {
  contact: { name: "contact", requests: 10, windowMs: 10 * minute },
  /** Mails to one address that nobody has confirmed: the form must not become a way to flood a stranger. */
  acknowledgement: { name: "acknowledgement", requests: 3, windowMs: 60 * minute },
  /** Each one leaves a row behind until it comes back or is over. */
  providerSignIn: { name: "providerSignIn", requests: 60, windowMs: 10 * minute },
  /** Starting and submitting; a hall full of people may book from one connection. */
  checkout: { name: "checkout", requests: 300, windowMs: 10 * minute },
  /** Of names and notes of a booking, saved. */
  bookingChange: { name: "booking-change", requests: 30, windowMs: 10 * minute },
  newsletter: { name: "newsletter", requests: 10, windowMs: 10 * minute },
  registration: { name: "registration", requests: 20, windowMs: 60 * minute },
  /** Links mailed to one account's address; counted by the address that was typed, whether or not it has an account. */
  accountMail: { name: "account-mail", requests: 5, windowMs: 60 * minute },
  /** The same, by the address that they are asked for from. */
  accountMailSource: { name: "account-mail-source", requests: 20, windowMs: 60 * minute },
} as const satisfies Record<string, RateLimit>;
const longestWindowMs = Math.max(...Object.values(rateLimits).map(({ windowMs }) => windowMs));

/** `wait` is in seconds, for `Retry-After`. */
export type RateVerdict = { ok: true } | { ok: false; wait: number };

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

/**
 * Counts one request of `source` (an address) and tells whether it is still within the limit. Windows are fixed and start on
 * the clock. What is stored is a signature of the address, never the address.
 */
export async function countRequest(
  { db, secret, now }: Pick<Services, "db" | "secret" | "now">,
  limit: RateLimit,
  source: string,
): Promise<RateVerdict> {
  const moment = now().getTime();
  const start = Math.floor(moment / limit.windowMs) * limit.windowMs;
  const [row] = await db
    .insert(schema.rateCounts)
    .values({ key: `${limit.name} ${sign(secret, "rate", connectionOf(source))}`, windowStart: new Date(start), count: 1 })
    .onConflictDoUpdate({
      target: [schema.rateCounts.key, schema.rateCounts.windowStart],
      set: { count: sql`${schema.rateCounts.count} + 1` },
    })
    .returning({ count: schema.rateCounts.count });
  if ((row?.count ?? 0) <= limit.requests) return { ok: true };
  return { ok: false, wait: Math.max(1, Math.ceil((start + limit.windowMs - moment) / 1000)) };
}

/** Forgets windows that are over: a counter lasts at most one hour (privacy policy, Server logs). */
export async function forgetOldRates(db: Database, now: Date): Promise<void> {
  await db.delete(schema.rateCounts).where(lt(schema.rateCounts.windowStart, new Date(now.getTime() - longestWindowMs)));
}
