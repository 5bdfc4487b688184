/** Uses of promo codes: taken when an order is submitted, given back when it comes to nothing. */
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { schema, type Queryable, type Transaction } from "#db/database.server.ts";
import { sign } from "#app/platform/signature.server.ts";
import type { PromoTerms } from "./promo-code.ts";

const { bookings, promoCodes, promoCodeUses } = schema;

export type StoredCode = PromoTerms & { id: string; code: string };

/** The code of this name, as codes are kept, for an order: a use of its own is not in its way. */
export async function findCode(db: Queryable, code: string, orderId: string): Promise<StoredCode | undefined> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code));
  return row && { ...row, used: row.used - (await ownUses(db, row.id, orderId)) };
}

const ownUses = (db: Queryable, codeId: string, orderId: string) =>
  db.$count(promoCodeUses, and(eq(promoCodeUses.orderId, orderId), eq(promoCodeUses.codeId, codeId), isNull(promoCodeUses.givenBackAt)));

/** `email`: whoever is to use it; addresses that differ in capitals alone are one. */
type Use = { orderId: string; code: string; email: string; secret: string; now: Date };

/**
 * Takes one use for an order; one that has it already, because its form is sent again, keeps it. Of many at once for the last one, one gets it: the counter is changed only while there is
 * room, and its row is held until the order is submitted. False where it is used up, in all or by this address.
 */
export async function takeUse(tx: Transaction, { orderId, code, email, secret, now }: Use): Promise<boolean> {
  const known = await findCode(tx, code, orderId);
  if (!known) return false;
  if ((await ownUses(tx, known.id, orderId)) > 0) return true;
  const [taken] = await tx
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(and(eq(promoCodes.code, code), or(isNull(promoCodes.mostUses), lt(promoCodes.used, promoCodes.mostUses))))
    .returning({ id: promoCodes.id, mostPerEmail: promoCodes.mostPerEmail });
  if (!taken) return false;
  const emailKey = sign(secret, "promo-code", email.trim().toLowerCase());
  const own = and(eq(promoCodeUses.codeId, taken.id), eq(promoCodeUses.emailKey, emailKey), isNull(promoCodeUses.givenBackAt));
  if (taken.mostPerEmail !== null && (await tx.$count(promoCodeUses, own)) >= taken.mostPerEmail) {
    await tx
      .update(promoCodes)
      .set({ used: sql`${promoCodes.used} - 1` })
      .where(eq(promoCodes.id, taken.id));
    return false;
  }
  const use = { codeId: taken.id, emailKey, usedAt: now, givenBackAt: null };
  await tx
    .insert(promoCodeUses)
    .values({ orderId, ...use })
    .onConflictDoUpdate({ target: promoCodeUses.orderId, set: use });
  return true;
}

/** Gives the use of an order back that goes on without a code. */
export async function dropUse(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const dropped = await tx
    .update(promoCodeUses)
    .set({ givenBackAt: now })
    .where(and(eq(promoCodeUses.orderId, orderId), isNull(promoCodeUses.givenBackAt)))
    .returning({ codeId: promoCodeUses.codeId });
  await uncount(tx, dropped);
}

async function uncount(tx: Transaction, givenBack: readonly { codeId: string }[]): Promise<void> {
  for (const { codeId } of givenBack)
    await tx
      .update(promoCodes)
      .set({ used: sql`${promoCodes.used} - 1` })
      .where(eq(promoCodes.id, codeId));
}

/** Gives the uses of those of these orders back of which nothing is booked or waits any more, and nothing was ever sold. */
export async function giveUsesBack(tx: Transaction, orderIds: readonly string[], now: Date): Promise<void> {
  const sold = tx
    .select({ orderId: bookings.orderId })
    .from(bookings)
    .where(
      and(inArray(bookings.orderId, [...orderIds]), inArray(bookings.status, ["ON_HOLD", "PENDING", "CONFIRMED", "CANCELLED", "REDEEMED"])),
    );
  const givenBack = await tx
    .update(promoCodeUses)
    .set({ givenBackAt: now })
    .where(
      and(inArray(promoCodeUses.orderId, [...orderIds]), isNull(promoCodeUses.givenBackAt), sql`${promoCodeUses.orderId} not in ${sold}`),
    )
    .returning({ codeId: promoCodeUses.codeId });
  await uncount(tx, givenBack);
}
