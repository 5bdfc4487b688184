/** What an account's deletion asks of bookings: nothing open may be lost, and what stays holds no personal data. */
import { and, eq, inArray, isNotNull, lt, or } from "drizzle-orm";
import { lockOrder, openBookings, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { addDays, dateInZone } from "#app/values/calendar-date.ts";
import { schema, type Database, type Transaction } from "#db/database.server.ts";

const { orders, bookings, travellers, cancellations } = schema;

/** Why an account cannot be deleted: a trip lies ahead or is not over, or money is owed either way. */
export type OpenBusiness = "trip_ahead" | "money_owed";

async function ordersOf(tx: Transaction, customerId: string): Promise<LoadedOrder[]> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).orderBy(orders.id);
  const loaded: LoadedOrder[] = [];
  for (const { id } of rows) {
    const order = await lockOrder(tx, id);
    if (order) loaded.push(order);
  }
  return loaded;
}

/** What is open between a customer and the agency, under the locks of her orders; nothing when her account may go. */
export async function openBusiness(tx: Transaction, customerId: string, now: Date): Promise<OpenBusiness[]> {
  const all = await ordersOf(tx, customerId);
  const isAhead = ({ status, endDate, timeZone }: LoadedOrder["bookings"][number]) =>
    (status === "CONFIRMED" || status === "PENDING") && endDate >= dateInZone(now, timeZone);
  const owes = (order: LoadedOrder) => {
    const { surplusMinor, refundsDueMinor } = order.money;
    return surplusMinor > 0 || refundsDueMinor > 0 || (order.submittedAt !== null && openBookings(order).length > 0);
  };
  const reasons: OpenBusiness[] = [];
  if (all.some((order) => order.bookings.some(isAhead))) reasons.push("trip_ahead");
  if (all.some(owes)) reasons.push("money_owed");
  return reasons;
}

/** Takes the personal data out of a customer's orders and unties them from her; bookings, prices and the ledger stay. */
export async function forgetCustomer(tx: Transaction, customerId: string, now: Date): Promise<void> {
  for (const order of await ordersOf(tx, customerId)) {
    const ids = order.bookings.map((booking) => booking.id);
    await tx
      .update(orders)
      .set({ customerId: null, cartId: null, contactName: null, contactEmail: null, contactPhone: null, forgottenAt: now })
      .where(eq(orders.id, order.id));
    await tx.update(travellers).set({ name: null, diet: null, accessNeeds: null }).where(inArray(travellers.bookingId, ids));
    await tx.update(cancellations).set({ reason: null }).where(inArray(cancellations.bookingId, ids));
  }
}

const notesKeptDays = 30;

/** Empties what guides were told about food and access 30 days after a tour, as the privacy policy promises. Returns of how many travellers. */
export async function forgetTravelNotes(db: Database, now: Date): Promise<number> {
  const over = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lt(bookings.endDate, addDays(now.toISOString().slice(0, 10), -notesKeptDays)));
  const emptied = await db
    .update(travellers)
    .set({ diet: null, accessNeeds: null })
    .where(and(inArray(travellers.bookingId, over), or(isNotNull(travellers.diet), isNotNull(travellers.accessNeeds))))
    .returning({ id: travellers.id });
  return emptied.length;
}
