/** Recounts seats and money from the bookings up, and tells what does not agree: the proof after every fault. */
import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { paidByTraveller, received, seated, surplus } from "#app/features/selling/bookings/ledger.server.ts";
import type { Database } from "#db/database.server.ts";

export type Difference = { rule: string; id: string; stored: number; counted: number };

const perTraveller = sql`select travellers.*, bookings.status, ${paidByTraveller} as paid
  from travellers join bookings on bookings.id = travellers.booking_id`;

/** Each query gives the rows that break its rule, as `id`, `stored`, `counted`. */
const rules: Record<string, SQL> = {
  "vacancies are capacity less the seats of held, pending, confirmed and travelled bookings": sql`
    select d.id, d.vacancies as stored, d.capacity - count(t.id) as counted
    from departures d
    left join bookings b on b.departure_id = d.id and b.status in (${seated})
    left join travellers t on t.booking_id = b.id and t.cancelled_at is null
    group by d.id having d.vacancies <> d.capacity - count(t.id)`,
  "nobody has paid less than nothing or more than agreed": sql`
    select p.id, p.agreed_price_minor as stored, p.paid as counted from (${perTraveller}) p
    where p.paid < 0 or p.paid > p.agreed_price_minor`,
  "a confirmed or travelled booking is paid in full": sql`
    select p.id, p.agreed_price_minor as stored, p.paid as counted from (${perTraveller}) p
    where p.status in ('CONFIRMED', 'REDEEMED') and p.cancelled_at is null and p.paid <> p.agreed_price_minor`,
  "of a hold, an expired or a rejected booking nothing is kept": sql`
    select p.id, 0 as stored, p.paid as counted from (${perTraveller}) p
    where p.status in ('EXPIRED', 'REJECTED') and p.cancelled_at is null and p.paid <> 0`,
  "of who has cancelled is kept what she had paid less her refund": sql`
    select p.id, c.paid_minor - c.refund_minor as stored, p.paid as counted
    from (${perTraveller}) p join cancelled_travellers c on c.traveller_id = p.id
    where p.status not in ('EXPIRED', 'REJECTED') and p.paid <> c.paid_minor - c.refund_minor`,
  "who has cancelled has a cancellation, and nobody else": sql`
    select t.id, count(c.traveller_id) as stored, case when t.cancelled_at is null then 0 else 1 end as counted
    from travellers t left join cancelled_travellers c on c.traveller_id = t.id
    group by t.id having (t.cancelled_at is not null) <> (count(c.traveller_id) = 1)`,
  "a booking is cancelled when nobody in it travels any more": sql`
    select b.id, case when b.status = 'CANCELLED' then 0 else 1 end as stored, count(t.id) as counted
    from bookings b left join travellers t on t.booking_id = b.id and t.cancelled_at is null
    group by b.id having (b.status = 'CANCELLED') <> (count(t.id) = 0)`,
  "a payment is never given back beyond its amount": sql`
    select p.id, p.amount_minor as stored, sum(r.amount_minor) as counted
    from payments p join refunds r on r.payment_id = p.id and r.status <> 'failed'
    group by p.id having sum(r.amount_minor) > p.amount_minor`,
  "what was received covers what is kept and given back": sql`
    select orders.id, ${received} as stored, ${received} - ${surplus} as counted from orders where ${surplus} < 0`,
  "a cancellation's refund is the sum of its travellers' and of what was promised": sql`
    select c.id, c.refund_minor as stored, coalesce((select sum(r.amount_minor) from refunds r where r.cancellation_id = c.id), 0) as counted
    from cancellations c
    where c.refund_minor <> coalesce((select sum(r.amount_minor) from refunds r where r.cancellation_id = c.id), 0)
      or c.refund_minor <> (select sum(t.refund_minor) from cancelled_travellers t where t.cancellation_id = c.id)`,
  "a promo code is used as often as orders use it": sql`
    select c.id, c.used as stored, count(u.order_id) as counted
    from promo_codes c left join promo_code_uses u on u.code_id = c.id and u.given_back_at is null
    group by c.id having c.used <> count(u.order_id)`,
  "the fee is taken once per booking": sql`
    select b.id, (b.policy->>'feeMinor')::bigint as stored, sum(c.fee_minor) as counted
    from bookings b join cancellations c on c.booking_id = b.id
    group by b.id having sum(c.fee_minor) > (b.policy->>'feeMinor')::bigint`,
};

const shownPerRule = 20;
/** PostgreSQL counts in 64 bits, which its drivers hand over as text. */
const found = z.object({ rows: z.array(z.object({ id: z.coerce.string(), stored: z.coerce.number(), counted: z.coerce.number() })) });

/** What does not agree; nothing when all is well. Each rule is one statement, so it may run beside writers. */
export async function recountSeats(db: Database): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = found.parse(await db.execute(sql`${query} limit ${shownPerRule}`));
    differences.push(...rows.map((row) => ({ rule, ...row })));
  }
  return differences;
}
