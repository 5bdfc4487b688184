/** Sums over the ledger that the desk's queries share. Each is a subquery about the joined row of bookings or orders; minor units. */
import { sql } from "drizzle-orm";
import { seatedStatuses } from "#app/features/selling/bookings/booking-status.ts";
import { schema } from "#db/database.server.ts";

const { bookings, orders } = schema;

const seated = sql.raw(seatedStatuses.map((status) => `'${status}'`).join(", "));

/** Travellers of the booking who have not cancelled. */
export const travelling =
  sql<number>`(select count(*) from travellers t where t.booking_id = ${bookings.id} and t.cancelled_at is null)`.mapWith(Number);

/** What is agreed for those who have not cancelled, in a booking that takes seats. */
export const agreed = sql<number>`(select coalesce(sum(t.agreed_price_minor), 0) from travellers t
  where t.booking_id = ${bookings.id} and t.cancelled_at is null and ${bookings.status} in (${seated}))`.mapWith(Number);

/** What has been paid for them. */
export const paid = sql<number>`(select coalesce(sum(a.amount_minor), 0) from allocations a join travellers t on t.id = a.traveller_id
  where t.booking_id = ${bookings.id} and t.cancelled_at is null and ${bookings.status} in (${seated}))`.mapWith(Number);

/** Promised back by the order, not sent yet. */
export const refundsDue = sql<number>`(select coalesce(sum(r.amount_minor), 0) from refunds r
  where r.order_id = ${orders.id} and r.status = 'due')`.mapWith(Number);

/** Of these, what staff send by bank. */
export const refundsToSend = sql<number>`(select coalesce(sum(r.amount_minor), 0) from refunds r
  where r.order_id = ${orders.id} and r.status = 'due' and r.provider = 'bank_transfer')`.mapWith(Number);

const received = sql`(select coalesce(sum(p.amount_minor), 0) from payments p where p.order_id = ${orders.id})`;

/** Received by the order, spread over nobody, and not given or promised back. */
export const surplus = sql<number>`(${received}
  - (select coalesce(sum(r.amount_minor), 0) from refunds r where r.order_id = ${orders.id} and r.status <> 'failed'
      and r.reason not in ('outside', 'goodwill'))
  - (select coalesce(sum(a.amount_minor), 0) from allocations a join travellers t on t.id = a.traveller_id
      join bookings b on b.id = t.booking_id where b.order_id = ${orders.id}))`.mapWith(Number);

/** What a transfer for the order quotes. */
export const orderReference = sql<string>`(select b.reference from bookings b where b.order_id = ${orders.id} and b.position = 0)`;
