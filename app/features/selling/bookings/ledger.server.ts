/**
 * The rule of the ledger, once: what is agreed, paid, left over and to be sent back is stored nowhere and summed here, for whoever
 * shows it, decides by it or recounts it. Each sum is about the row of `travellers`, `bookings` or `orders` of the query it stands in;
 * minor units.
 */
import { sql } from "drizzle-orm";
import { seatedStatuses } from "./booking-status.ts";
import { unpromisedReasons } from "./payment-state.ts";

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");
const sumOf = (amount: string, rows: string) => `(select coalesce(sum(${amount}), 0) from ${rows})`;
/** As one piece of text: an order is read in every verb, and Drizzle would put a tree of pieces together each time. */
const asNumber = (text: string) => sql.raw(text).mapWith(Number);

/** The states of bookings that take seats, for `in (...)`. */
const seatedList = listed(seatedStatuses);
export const seated = sql.raw(seatedList);

const ofTraveller = "allocations a where a.traveller_id = travellers.id";
/** What has been spread over a traveller less what was taken off her again, and the former alone. */
export const paidByTraveller = asNumber(sumOf("a.amount_minor", ofTraveller));
export const receivedForTraveller = asNumber(sumOf("greatest(a.amount_minor, 0)", ofTraveller));

/** Of a booking that takes seats, those who have not cancelled. */
const going = `t.booking_id = bookings.id and t.cancelled_at is null and bookings.status in (${seatedList})`;
/** What is agreed for them, and what they have paid of it. */
export const agreed = asNumber(sumOf("t.agreed_price_minor", `travellers t where ${going}`));
export const paid = asNumber(sumOf("a.amount_minor", `allocations a join travellers t on t.id = a.traveller_id where ${going}`));

const receivedText = sumOf("p.amount_minor", "payments p where p.order_id = orders.id");
/** What has come in for an order. */
export const received = asNumber(receivedText);

/** What an order has promised back, sent or not. One that failed is promised no more. */
const promised = `refunds r where r.order_id = orders.id and r.status <> 'failed' and r.reason not in (${listed(unpromisedReasons)})`;
/** Of this, what is still to be sent, and what of that staff send by bank. */
export const refundsDue = asNumber(sumOf("r.amount_minor", `${promised} and r.status = 'due'`));
export const refundsToSend = asNumber(sumOf("r.amount_minor", `${promised} and r.status = 'due' and r.provider = 'bank_transfer'`));

const spread = sumOf(
  "a.amount_minor",
  "allocations a join travellers t on t.id = a.traveller_id join bookings b on b.id = t.booking_id where b.order_id = orders.id",
);
/** What an order has received, spread over nobody, and not promised back. */
export const surplus = asNumber(`(${receivedText} - ${sumOf("r.amount_minor", promised)} - ${spread})`);

/** How a booking stands, beside its order: what is left over and what goes back is the whole order's. */
export const bookingMoney = { agreedMinor: agreed, paidMinor: paid, surplusMinor: surplus, refundsDueMinor: refundsDue };
