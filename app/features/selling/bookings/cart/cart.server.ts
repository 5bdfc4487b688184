/** The cart: what a visitor wishes to book. It holds no seats; what has changed since is read, not applied. */
import { adultsSchema, childrenSchema } from "./cart-form.server.ts";
import { and, asc, count, eq, gt, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import type { BookingContext } from "#app/features/selling/bookings/order.server.ts";
import { partyTotal, type Party } from "#app/features/selling/bookings/booking-price.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { currencies, type Currency } from "#app/values/money.ts";
import { schema, type Database, type Queryable, type Transaction } from "#db/database.server.ts";
import { cartChanges, preventsBooking, type CartChange, type SeenPrice } from "./cart-changes.ts";
import { offersOf, type Offer } from "./offers.server.ts";

const { carts, cartLines, orders, bookings, travellers } = schema;

/** A signed-in customer's cart is hers in every browser; a visitor's is the one her cookie names (a UUID). */
export type CartOwner = { customerId?: string | undefined; cartId?: string | undefined };
export type CartView = { language: Language; currency: Currency };
type CartContext = Pick<BookingContext, "db" | "now">;

export type CartLine = {
  id: string;
  offer: Offer;
  party: Party;
  /** For the party as priced now, in minor units; undefined where its children have no price. */
  totalMinor: number | undefined;
  changes: CartChange[];
};

export type Cart = {
  id: string;
  lines: CartLine[];
  /** Of all lines, in minor units of the currency shown; undefined where one has no price. */
  totalMinor: number | undefined;
  /** False where it is empty or a line cannot be booked as it is. */
  canBeBooked: boolean;
};

const maxLines = 20;
const keptForDays = 30;
const partySchema = z.object({ adults: adultsSchema, children: childrenSchema });

/** A cookie's cart that belongs to an account is nobody's until its owner signs in again. */
const isOwn = ({ customerId, cartId }: CartOwner) =>
  customerId ? eq(carts.customerId, customerId) : and(eq(carts.id, cartId ?? ""), isNull(carts.customerId));

/** The id of the owner's cart, or undefined where she has none. */
export async function findCart(db: Queryable, owner: CartOwner): Promise<string | undefined> {
  if (!owner.customerId && !owner.cartId) return undefined;
  const [cart] = await db.select({ id: carts.id }).from(carts).where(isOwn(owner));
  return cart?.id;
}

/** A cart, locked, so that what is done to one cart at once is done one after the other. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<string | undefined> {
  if (!owner.customerId && !owner.cartId) return undefined;
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(isOwn(owner)).for("update");
  return cart?.id;
}

/** How many lines there are, for the header. */
export async function countCart(db: Queryable, owner: CartOwner): Promise<number> {
  const id = await findCart(db, owner);
  return id ? db.$count(cartLines, eq(cartLines.cartId, id)) : 0;
}

const partyOf = ({ adults, children }: Party): Party => ({ adults, children });
const seenOf = (line: typeof cartLines.$inferSelect): SeenPrice => ({
  basePriceMinor: line.basePriceMinor,
  discountPercent: line.discountPercent,
  currency: z.enum(currencies).parse(line.currency),
  adultMinor: line.adultMinor,
  childMinor: line.childMinor,
});
const seenNow = (offer: Offer) => ({
  basePriceMinor: offer.basePriceMinor,
  discountPercent: offer.discountPercent,
  currency: offer.currency,
  adultMinor: offer.prices.ADULT.priceMinor,
  childMinor: offer.prices.CHILD?.priceMinor ?? null,
  startDate: offer.startDate,
});

/** The lines of a cart as they are now, oldest first, with what has changed since each was added; seats in `held` count as free. */
export async function cartLinesNow(
  db: Queryable,
  cartId: string,
  { held, ...view }: CartView & { now: Date; held?: ReadonlyMap<string, number> },
): Promise<CartLine[]> {
  const rows = await db.select().from(cartLines).where(eq(cartLines.cartId, cartId)).orderBy(asc(cartLines.addedAt), asc(cartLines.id));
  const settings = await readSettings(db);
  const ids = rows.map((row) => row.departureId);
  const offers = await offersOf(db, ids, { ...view, settings });
  return rows.flatMap((row) => {
    const found = offers.get(row.departureId);
    if (!found) return [];
    const offer = { ...found, vacancies: found.vacancies + (held?.get(row.departureId) ?? 0) };
    const party = partyOf(row);
    return {
      id: row.id,
      offer,
      party,
      totalMinor: partyTotal(offer.prices, party),
      changes: cartChanges({ party, seen: seenOf(row), day: row.startDate }, offer),
    };
  });
}

/** Seats that a checkout of this very cart holds, by departure: they are not missing to it. */
async function seatsHeldFor(db: Queryable, cartId: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ departureId: bookings.departureId, seats: count(travellers.id) })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(travellers, eq(travellers.bookingId, bookings.id))
    .where(and(eq(orders.cartId, cartId), eq(bookings.status, "ON_HOLD"), gt(bookings.holdExpiresAt, now)))
    .groupBy(bookings.departureId);
  return new Map(rows.map(({ departureId, seats }) => [departureId, seats]));
}

/** The same for the owner's cart, where she has one. */
export async function ownHeldSeats({ db, now }: CartContext, owner: CartOwner): Promise<Map<string, number>> {
  const id = await findCart(db, owner);
  return id ? seatsHeldFor(db, id, now()) : new Map();
}

/** The owner's cart, or undefined where she has none. */
export async function readCart({ db, now }: CartContext, owner: CartOwner, view: CartView): Promise<Cart | undefined> {
  const id = await findCart(db, owner);
  if (!id) return undefined;
  const held = await seatsHeldFor(db, id, now());
  const lines = await cartLinesNow(db, id, { ...view, now: now(), held });
  const totals = lines.map((line) => line.totalMinor);
  return {
    id,
    lines,
    totalMinor: totals.reduce<number | undefined>((sum, total) => (sum === undefined || total === undefined ? undefined : sum + total), 0),
    canBeBooked: lines.length > 0 && !lines.some((line) => preventsBooking(line.changes)),
  };
}

async function ensureCart(tx: Transaction, owner: CartOwner, now: Date): Promise<string> {
  const known = await lockCart(tx, owner);
  if (known) return known;
  const times = { createdAt: now, updatedAt: now };
  const [made] = await tx
    .insert(carts)
    .values({ customerId: owner.customerId, ...times })
    .onConflictDoNothing()
    .returning({ id: carts.id });
  // Of two first lines of one customer at once, the second finds the cart that the first has made.
  const id = made?.id ?? (await lockCart(tx, owner));
  if (!id) throw new Error("The cart could not be made.");
  return id;
}

const touch = (tx: Transaction, id: string, now: Date) => tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, id));

export type CartOutcome =
  | { ok: true; cartId: string }
  | { ok: false; reason: "not_found" | "party" | "too_many_lines" }
  /** It cannot be booked so, and why. */
  | { ok: false; reason: "unavailable"; changes: CartChange[] };

/** Adds a departure for a party; one that is there already gets this party, so that adding twice is adding once. Makes the cart where there is none. */
export async function addToCart(
  { db, now }: CartContext,
  owner: CartOwner,
  wish: CartView & { departureId: string; party: Party },
): Promise<CartOutcome> {
  const party = partySchema.safeParse(wish.party);
  if (!party.success) return { ok: false, reason: "party" };
  return db.transaction(async (tx): Promise<CartOutcome> => {
    const settings = await readSettings(tx);
    const found = (await offersOf(tx, [wish.departureId], { ...wish, settings, now: now() })).get(wish.departureId);
    if (!found) return { ok: false, reason: "not_found" };
    const own = await lockCart(tx, owner);
    const held = own ? await seatsHeldFor(tx, own, now()) : undefined;
    const offer = { ...found, vacancies: found.vacancies + (held?.get(wish.departureId) ?? 0) };
    const seen = seenNow(offer);
    const changes = cartChanges({ party: party.data, seen }, offer);
    if (changes.length > 0) return { ok: false, reason: "unavailable", changes };
    const cartId = await ensureCart(tx, owner, now());
    const others = await tx.select({ departureId: cartLines.departureId }).from(cartLines).where(eq(cartLines.cartId, cartId));
    const isNew = !others.some((line) => line.departureId === wish.departureId);
    if (isNew && others.length >= maxLines) return { ok: false, reason: "too_many_lines" };
    const values = { ...party.data, ...seen };
    await tx
      .insert(cartLines)
      .values({ cartId, departureId: wish.departureId, ...values, addedAt: now() })
      .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.departureId], set: values });
    await touch(tx, cartId, now());
    return { ok: true, cartId };
  });
}

/** Changes the party of a line. That there are fewer seats than that is pointed out when the cart is read. */
export async function changeParty(context: CartContext, owner: CartOwner, line: { id: string; party: Party }): Promise<CartOutcome> {
  const party = partySchema.safeParse(line.party);
  if (!party.success) return { ok: false, reason: "party" };
  return changeLine(context, owner, (tx, cartId) =>
    tx
      .update(cartLines)
      .set(party.data)
      .where(and(eq(cartLines.id, line.id), eq(cartLines.cartId, cartId)))
      .returning({ id: cartLines.id }),
  );
}

/** Takes a line out of the owner's cart; `not_found` where it is not hers, or gone already. */
export function removeFromCart(context: CartContext, owner: CartOwner, lineId: string): Promise<CartOutcome> {
  return changeLine(context, owner, (tx, cartId) =>
    tx
      .delete(cartLines)
      .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId)))
      .returning({ id: cartLines.id }),
  );
}

async function changeLine(
  { db, now }: CartContext,
  owner: CartOwner,
  change: (tx: Transaction, cartId: string) => Promise<{ id: string }[]>,
): Promise<CartOutcome> {
  return db.transaction(async (tx): Promise<CartOutcome> => {
    const cartId = await lockCart(tx, owner);
    if (!cartId || (await change(tx, cartId)).length === 0) return { ok: false, reason: "not_found" };
    await touch(tx, cartId, now());
    return { ok: true, cartId };
  });
}

/** The visitor has been shown the prices of now and goes on: they are what she has seen. */
export async function acceptPrices({ db, now }: CartContext, owner: CartOwner, view: CartView): Promise<CartOutcome> {
  return db.transaction(async (tx): Promise<CartOutcome> => {
    const cartId = await lockCart(tx, owner);
    if (!cartId) return { ok: false, reason: "not_found" };
    for (const line of await cartLinesNow(tx, cartId, { ...view, now: now() }))
      await tx.update(cartLines).set(seenNow(line.offer)).where(eq(cartLines.id, line.id));
    await touch(tx, cartId, now());
    return { ok: true, cartId };
  });
}

/**
 * After signing in, what was in the browser's cart is in the customer's too; of a departure in both, the party chosen in this browser
 * counts. Returns the customer's cart, if there is any.
 */
export async function mergeCarts(
  { db, now }: CartContext,
  customerId: string,
  guestCartId: string | undefined,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const guest = await lockCart(tx, { cartId: guestCartId });
    const own = await lockCart(tx, { customerId });
    if (!guest) return own;
    // A checkout that has begun goes on as hers; what was submitted as a guest stays a guest's.
    const begun = and(eq(orders.cartId, guest), isNull(orders.submittedAt));
    await tx
      .update(orders)
      .set({ cartId: own ?? guest, customerId })
      .where(begun);
    if (!own) {
      await tx.update(carts).set({ customerId, updatedAt: now() }).where(eq(carts.id, guest));
      return guest;
    }
    const lines = await tx.select().from(cartLines).where(eq(cartLines.cartId, guest)).orderBy(asc(cartLines.addedAt));
    for (const { id: _, ...line } of lines) {
      const { cartId: __, departureId: ___, ...values } = line;
      await tx
        .insert(cartLines)
        .values({ ...line, cartId: own })
        .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.departureId], set: values });
    }
    await tx.delete(carts).where(eq(carts.id, guest));
    await touch(tx, own, now());
    return own;
  });
}

/** Deletes carts 30 days after their last change; orders made from them stay. */
export async function forgetOldCarts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptForDays * 86_400_000);
  const gone = await db.delete(carts).where(lt(carts.updatedAt, before)).returning({ id: carts.id });
  return gone.length;
}
