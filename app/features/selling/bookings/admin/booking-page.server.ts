/** Everything thwith the staff's page of one booking shows. */
import { and, desc, eq, inArray } from "drizzle-orm";
import { may, type Actor } from "#app/features/people/access/actor.ts";
import { requirePermission } from "#app/features/people/access/context.server.ts";
import { canBecome, canBeCancelled, type BookingStatus } from "#app/features/selling/bookings/booking-status.ts";
import { tierAt } from "#app/features/selling/bookings/cancellation-policy.ts";
import {
  failuresOf,
  readOrderByReference,
  type LoadedBooking,
  type LoadedOrder,
  type StaffContext,
} from "#app/features/selling/bookings/order.server.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { auditEntries, bookingNotices, outboxMails } = schema;
const historyShown = 200;

export type NoticeKind = (typeof bookingNotices.$inferSelect)["kind"];
/** What has happened, or what the customer was told. `at` is ISO 8601; `mail` is how far the email of it has come, which the outbox forgets after a month. */
export type HistoryEntry = { id: string; at: string; reference: string } & (
  | { what: "done"; action: string; actorName: string; details: unknown }
  | { what: "told"; notice: NoticeKind; mail: "waiting" | "dead" | "sent" }
);

async function historyOf(db: Queryable, order: LoadedOrder): Promise<HistoryEntry[]> {
  const references = new Map(order.bookings.map(({ id, reference }) => [id, reference]));
  const about = and(eq(auditEntries.subjectType, "booking"), inArray(auditEntries.subjectId, [...references.keys()]));
  const done = await db.select().from(auditEntries).where(about).orderBy(desc(auditEntries.at), desc(auditEntries.id)).limit(historyShown);
  const told = await db
    .select({ notice: bookingNotices, mail: outboxMails.status })
    .from(bookingNotices)
    .leftJoin(outboxMails, eq(outboxMails.id, bookingNotices.id))
    .where(eq(bookingNotices.orderId, order.id))
    .orderBy(desc(bookingNotices.createdAt), desc(bookingNotices.id))
    .limit(historyShown);
  const entries: HistoryEntry[] = [
    ...told.map(({ notice, mail }) => ({
      id: notice.id,
      at: notice.createdAt.toISOString(),
      reference: references.get(notice.bookingId ?? "") ?? order.reference,
      what: "told" as const,
      notice: notice.kind,
      mail: notice.mailedAt === null ? ("waiting" as const) : (mail ?? ("sent" as const)),
    })),
    ...done.map(({ id, at, subjectId, action, actorName, details }) => ({
      id,
      at: at.toISOString(),
      reference: references.get(subjectId) ?? order.reference,
      what: "done" as const,
      action,
      actorName,
      details,
    })),
  ];
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : -1));
}

/** What she can decide about the booking now. */
const decisionsOf = ({ order, booking }: { order: LoadedOrder; booking: LoadedBooking }, actor: Actor, now: Date) => {
  const decides = may(actor, "bookings.decide");
  return {
    pay: order.submittedAt !== null && may(actor, "bookings.pay"),
    reject: decides && canBecome(booking.status, "REJECTED"),
    cancel: decides && canBeCancelled(booking.status),
    /** After the start only the agency cancels. */
    customerCancels: canBeCancelled(booking.status) && tierAt(booking.policy, now) !== undefined,
    refund: may(actor, "bookings.refund"),
    seeDeparture: may(actor, "departures.read"),
  };
};

type Refund = LoadedOrder["refunds"][number];

/** What staff have to do about a refund: send it by bank, send a failed one by bank after all, or decide what one was that nobody had promised. */
function toDoOf({ status, provider, reason }: Pick<Refund, "status" | "provider" | "reason">, failed: boolean) {
  if (failed) return "resend";
  if (status === "due" && provider === "bank_transfer") return "send";
  return status === "sent" && reason === "outside" ? "decide" : undefined;
}

/** The booking with this reference for the staff, with what she who asks may do about it; undefined where there is none. */
export async function readAdminBooking(context: Pick<StaffContext, "db" | "now" | "actor" | "language" | "reading">, reference: string) {
  const actor = requirePermission(context, "bookings.read");
  const { db } = context;
  const order = await readOrderByReference(db, reference, { actor });
  const booking = order?.bookings.find((each) => each.reference === reference);
  if (!order || !booking) return undefined;
  const { money } = order;
  const failures = new Set(failuresOf(order).map(({ id }) => id));
  return {
    id: booking.id,
    reference,
    status: booking.status,
    orderId: order.id,
    orderReference: order.reference,
    siblings: order.bookings
      .filter((each) => each.id !== booking.id)
      .map(({ reference: other, tourTitle, status }): { reference: string; tourTitle: string; status: BookingStatus } => ({
        reference: other,
        tourTitle,
        status,
      })),
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone, language: order.language },
    trip: {
      title: booking.tourTitle,
      startDate: booking.startDate,
      endDate: booking.endDate,
      timeZone: booking.timeZone,
      departureId: booking.departureId,
    },
    dueAt: booking.status === "PENDING" ? (booking.dueAt?.toISOString() ?? null) : null,
    bookedAt: (order.submittedAt ?? order.createdAt).toISOString(),
    method: order.method,
    currency: order.currency,
    money: { ...money, owedMinor: Math.max(0, money.agreedMinor - money.paidMinor - money.surplusMinor) },
    travellers: booking.travellers.map((traveller) => ({
      id: traveller.id,
      name: traveller.name,
      unit: traveller.unit,
      diet: traveller.diet,
      accessNeeds: traveller.accessNeeds,
      agreedMinor: traveller.agreedPriceMinor,
      paidMinor: traveller.paidMinor,
      cancelledAt: traveller.cancelledAt?.toISOString() ?? null,
    })),
    payments: order.payments.map(({ id, amountMinor, provider, providerReference, receivedAt }) => ({
      id,
      amountMinor,
      provider,
      reference: providerReference,
      receivedAt: receivedAt.toISOString(),
    })),
    refunds: order.refunds.map(({ id, bookingId, amountMinor, provider, providerReference, reason, status, createdAt, sentAt }) => ({
      id,
      booking: order.bookings.find((each) => each.id === bookingId)?.reference,
      toDo: toDoOf({ reason, status, provider }, failures.has(id)),
      amountMinor,
      provider,
      reference: providerReference,
      reason,
      status,
      at: (sentAt ?? createdAt).toISOString(),
    })),
    can: decisionsOf({ order, booking }, actor, context.now()),
    history: await historyOf(db, order),
  };
}

export type AdminBooking = NonNullable<Awaited<ReturnType<typeof readAdminBooking>>>;
