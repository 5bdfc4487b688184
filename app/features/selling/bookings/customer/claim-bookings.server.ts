/** Bookings that somebody made without an account, taken into her account once her address is proven to be hers. */
import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { requireAccount, type AccountContext } from "#app/features/people/access/context.server.ts";
import { auditBooking } from "#app/features/selling/bookings/booking-changes.server.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { bookings, orders, profiles } = schema;

/** Nobody's yet, and submitted with this address. What was never submitted has no address, and what was forgotten has none any more. */
const bookedWith = (email: string): SQL | undefined =>
  and(isNull(orders.customerId), isNotNull(orders.submittedAt), eq(sql`lower(${orders.contactEmail})`, email.toLowerCase()));

export type Claim = {
  /** Bookings that wait to be taken into the account; none while its address is not confirmed. */
  bookings: number;
  /** The address has to be confirmed before anything is looked for. */
  unconfirmed: boolean;
};

/** What the profile offers. Whoever has only typed an address learns nothing about what was booked with it. */
export async function claimOf(db: Queryable, { email, emailVerified }: { email: string; emailVerified: boolean }): Promise<Claim> {
  if (!emailVerified) return { bookings: 0, unconfirmed: true };
  const [found] = await db
    .select({ bookings: count() })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .where(bookedWith(email));
  return { bookings: found?.bookings ?? 0, unconfirmed: false };
}

export type ClaimOutcome = { ok: true; bookings: number } | { ok: false; reason: "unconfirmed" };

/** Takes all of them into the account. Again, or by two at once, it takes nothing twice. The mailed links open them as before. */
export async function claimBookings(context: AccountContext): Promise<ClaimOutcome> {
  const account = requireAccount(context);
  return context.db.transaction(async (tx): Promise<ClaimOutcome> => {
    // As the account is now: its address may have changed since the page was shown.
    const [profile] = await tx.select().from(profiles).where(eq(profiles.id, account.id)).for("update");
    if (!profile?.emailVerified) return { ok: false, reason: "unconfirmed" };
    const found = await tx.select({ id: orders.id }).from(orders).where(bookedWith(profile.email)).orderBy(asc(orders.id)).for("update");
    const orderIds = found.map(({ id }) => id);
    if (orderIds.length === 0) return { ok: true, bookings: 0 };
    await tx.update(orders).set({ customerId: account.id }).where(inArray(orders.id, orderIds));
    const claimed = await tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.orderId, orderIds));
    for (const booking of claimed) await auditBooking(tx, account, { action: "booking.claimed", booking });
    return { ok: true, bookings: claimed.length };
  });
}
