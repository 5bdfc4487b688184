/** What whoever comes back from the card payment page is shown: how her payment stands, and how to go on. */
import { eq } from "drizzle-orm";
import { readOrder, readOrderByReference, type LoadedOrder, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Currency } from "#app/values/money.ts";
import { schema } from "#db/database.server.ts";
import { awaitsCard, type CardContext } from "./card-pages.server.ts";
import { lookAtPayment } from "./card-payment.server.ts";
import { availableMethods, type PaymentMethodName } from "./payment-methods.server.ts";

const { orders } = schema;

export type PaymentPageData = {
  reference: string;
  orderId: string;
  /**
   * `open`: the seats are held, and nothing has been paid. `processing`: it has, and the provider is not certain yet. `over`: the hold has
   * ended, seats are held anew if there is room. `returned`: money came when the seats were gone, and goes back.
   */
  state: "open" | "processing" | "over" | "returned";
  totalMinor: number;
  currency: Currency;
  /** ISO 8601. */
  heldUntil: string;
  timeZone: string;
  methods: PaymentMethodName[];
  /** The provider was asked and did not answer. */
  away: boolean;
};

export type PaymentState =
  | { kind: "page"; page: PaymentPageData }
  /** Nothing is to be paid by card any more: its confirmation tells the rest. */
  | { kind: "done"; order: { id: string; reference: string; guest: boolean } }
  /** It has gone on as another order. */
  | { kind: "moved"; order: LoadedOrder };

const confirmationOf = ({ id, reference, customerId }: LoadedOrder) => ({ id, reference, guest: customerId === null });
const isWaiting = (order: LoadedOrder) => order.bookings.every(({ status }) => status === "ON_HOLD" || status === "EXPIRED");

/**
 * How the card payment of an order stands; undefined where there is none, or the asker may not see it. `ask`: the provider is asked once, and
 * what it says counts as if its event had come.
 */
export async function readPayment(
  context: CardContext,
  access: OrderAccess,
  { reference, ask }: { reference: string; ask: boolean },
): Promise<PaymentState | undefined> {
  const { db, env } = context;
  const before = await readOrderByReference(db, reference, access);
  if (!before?.submittedAt || before.method === null) return undefined;
  const news = before.method === "card" && isWaiting(before) && ask ? await lookAtPayment(context, before.id) : "open";
  const order = await readOrder(db, before.id, access);
  if (!order) return undefined;
  if (order.method !== "card" || !isWaiting(order)) return { kind: "done", order: confirmationOf(order) };
  const [successor] = await db.select({ id: orders.id }).from(orders).where(eq(orders.replacesId, order.id));
  const moved = successor && (await readOrder(db, successor.id, { ...access, guestToken: undefined }));
  if (moved?.submittedAt) return { kind: "moved", order: moved };
  const now = context.now();
  const settings = await readSettings(db);
  const held = awaitsCard(order, now) ? "open" : "over";
  const state = order.refunds.length > 0 ? "returned" : news === "processing" ? "processing" : held;
  return {
    kind: "page",
    page: {
      reference: order.reference,
      orderId: order.id,
      state,
      totalMinor: order.bookings.flatMap((booking) => booking.travellers).reduce((sum, each) => sum + each.agreedPriceMinor, 0),
      currency: order.currency,
      heldUntil: (order.bookings[0]?.holdExpiresAt ?? now).toISOString(),
      timeZone: settings.hours.timeZone,
      methods: availableMethods({ env, settings, now, departures: order.bookings }),
      away: news === "away",
    },
  };
}
