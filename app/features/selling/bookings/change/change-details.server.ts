/** Changing names, notes and contact of a booking, by who may see it. */
import { eq } from "drizzle-orm";
import { auditBooking } from "#app/features/selling/bookings/booking-changes.server.ts";
import {
  changedDetails,
  changingOf,
  isOfContact,
  type BookingDetails,
  type ChangeState,
  type TravellerDetails,
} from "#app/features/selling/bookings/booking-details.ts";
import {
  activeTravellers,
  lockOrderOfBooking,
  mayChange,
  type BookingContext,
  type LoadedBooking,
  type LoadedOrder,
  type OrderAccess,
} from "#app/features/selling/bookings/order.server.ts";
import { hashToken } from "#app/platform/signature.server.ts";
import { schema, type Transaction } from "#db/database.server.ts";

const { orders, travellers } = schema;

type FoundBooking = { order: LoadedOrder; booking: LoadedBooking };

/** What stands now of those who travel, and of the contact where the order holds one. */
export const detailsOf = ({ order, booking }: FoundBooking): BookingDetails => ({
  contact: order.contactName === null ? undefined : { name: order.contactName, phone: order.contactPhone },
  travellers: activeTravellers(booking).map(({ name, diet, accessNeeds }) => ({ name: name ?? "", diet, accessNeeds })),
});

/** Says that details are those that a page has shown: another one after every change, also of who travels. */
export const versionOf = (found: FoundBooking): string =>
  hashToken(JSON.stringify([detailsOf(found), activeTravellers(found.booking).map(({ id }) => id)]));

/** `changed_elsewhere`: what the page has shown is no longer what would be replaced. */
export type ChangeRefusal = Exclude<ChangeState, "offered"> | "changed_elsewhere";

/** Why what a page of this version sends is not saved; undefined where it is. */
export function refusalOf(found: FoundBooking, seen: string, now: Date): ChangeRefusal | undefined {
  const changing = changingOf(found.booking, now);
  if (changing !== "offered") return changing;
  return versionOf(found) === seen ? undefined : "changed_elsewhere";
}

export type ChangeWish = { bookingId: string; seen: string; details: BookingDetails };
export type ChangeOutcome = { ok: true; changed: boolean } | { ok: false; reason: ChangeRefusal | "not_found" };

async function writeTravellers(tx: Transaction, booking: LoadedBooking, wanted: readonly TravellerDetails[]): Promise<void> {
  for (const [index, { id, ...before }] of activeTravellers(booking).entries()) {
    const after = wanted[index];
    if (!after) continue;
    const { name, diet, accessNeeds } = after;
    if (name === before.name && diet === before.diet && accessNeeds === before.accessNeeds) continue;
    await tx.update(travellers).set({ name, diet, accessNeeds }).where(eq(travellers.id, id));
  }
}

/**
 * Saves what the page sends, where it has seen what it replaces. Nothing is written where nothing differs. The log says which fields,
 * not what stands in them: names are personal, what people eat or need is sensitive, and the log outlives both.
 */
export async function changeDetails(context: BookingContext, access: OrderAccess, wish: ChangeWish): Promise<ChangeOutcome> {
  const now = context.now();
  return context.db.transaction(async (tx): Promise<ChangeOutcome> => {
    const found = await lockOrderOfBooking(tx, wish.bookingId);
    if (!found || !mayChange(found.order, access)) return { ok: false, reason: "not_found" };
    const refusal = refusalOf(found, wish.seen, now);
    if (refusal) return { ok: false, reason: refusal };
    const { order, booking } = found;
    const before = detailsOf(found);
    const { contact, travellers: people } = wish.details;
    if (people.length !== before.travellers.length) return { ok: false, reason: "changed_elsewhere" };
    const fields = changedDetails(before, wish.details);
    if (fields.length === 0) return { ok: true, changed: false };
    if (before.contact && contact)
      await tx.update(orders).set({ contactName: contact.name, contactPhone: contact.phone }).where(eq(orders.id, order.id));
    await writeTravellers(tx, booking, people);
    await auditBooking(tx, access.actor, { action: "booking.changed", booking, details: { fields } });
    // The contact is the order's: it has changed for its other trips as well, and their histories say so.
    const shared = fields.filter(isOfContact);
    if (shared.length === 0) return { ok: true, changed: true };
    for (const other of order.bookings) {
      if (other.id === booking.id) continue;
      await auditBooking(tx, access.actor, { action: "booking.changed", booking: other, details: { fields: shared } });
    }
    return { ok: true, changed: true };
  });
}
