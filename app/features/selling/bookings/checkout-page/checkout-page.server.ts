/** Everything the checkout page shows of an order, computed here and nowhere else. */
import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "#app/features/people/access/context.server.ts";
import type { Unit } from "#app/features/selling/bookings/booking-price.ts";
import type { CancellationPolicy } from "#app/features/selling/bookings/cancellation-policy.ts";
import { transferVerdict, type TransferVerdict } from "#app/features/selling/bookings/booking-window.ts";
import { cancellationTable, type CancellationRow } from "#app/features/selling/bookings/cancellation-table.ts";
import { priceLines, type PriceLine } from "#app/features/selling/bookings/cart/price-lines.ts";
import { policyOf } from "#app/features/selling/bookings/checkout/holds.server.ts";
import { priceNow, type Priced } from "#app/features/selling/bookings/checkout/order-price.server.ts";
import { agreedPrice, sumOfParts, type PriceParts, type PriceSum } from "#app/features/selling/bookings/price-parts.ts";
import { readOrder, type BookingContext, type OrderAccess } from "#app/features/selling/bookings/order.server.ts";
import { availableMethods, type PaymentMethodName } from "#app/features/selling/bookings/payment/payment-methods.server.ts";
import { runsOf } from "#app/features/selling/catalogue/run.server.ts";
import { runText, type RunText } from "#app/features/selling/catalogue/run-text.server.ts";
import { english, inLanguage, ofTour, ofTourInEnglish } from "#app/features/publishing/content/shown-texts.server.ts";
import { isPracticeAccount } from "#app/features/agency/settings/practice-account.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import type { Picture } from "#app/ui/picture.tsx";
import { dateInZone, type CalendarDate } from "#app/values/calendar-date.ts";
import { rateOf, type Currency } from "#app/values/money.ts";
import { schema, type Queryable } from "#db/database.server.ts";

const { orders, tours, tourTranslations } = schema;

export type CheckoutTrip = {
  departureId: string;
  slug: string;
  title: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  picture: Picture;
  run: RunText;
  travellers: Unit[];
  priceLines: PriceLine[];
  cancellation: CancellationRow[];
  notIncluded: string[];
};

export type CheckoutPage = {
  orderId: string;
  /** Nobody's account has it: who books is known by her cookie, then by the link in her mail. */
  guest: boolean;
  currency: Currency;
  /** Units of the currency for one US dollar, and the day that was set. */
  rate: number;
  rateDate: CalendarDate;
  trips: CheckoutTrip[];
  /** The promo code that is taken off; undefined where none is. */
  promoCode: string | undefined;
  /** False once it was sent for a card: what was agreed stays until the payment ends. */
  takesCodes: boolean;
  sum: PriceSum;
  methods: PaymentMethodName[];
  /** Why a transfer is not among them; and that the account of one does not exist, while nobody has entered her own. */
  transfer: { verdict: TransferVerdict; isPractice: boolean };
  transferDueHours: number;
  hold: {
    /** Instants as ISO 8601 text; `now` is the server's, so that a browser's wrong clock does not matter. */
    expiresAt: string;
    now: string;
    extended: boolean;
    expired: boolean;
    minutes: number;
  };
  /** Of the agency: what a time is said in before the browser's own is known. */
  timeZone: string;
};

/** `open` can be filled in and submitted, `moved` has gone on as another order, `done` is submitted. */
export type CheckoutState =
  | { kind: "open"; page: CheckoutPage }
  | { kind: "moved"; orderId: string }
  | { kind: "done"; id: string; reference: string; guest: boolean };

const lines = z.array(z.string());

async function notIncludedOf(db: Queryable, tourIds: number[], language: Language): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: tours.id, texts: inLanguage<unknown>(tourTranslations.notIncluded, english.tour.notIncluded) })
    .from(tours)
    .innerJoin(english.tour, ofTourInEnglish)
    .leftJoin(tourTranslations, ofTour(language))
    .where(inArray(tours.id, tourIds));
  return new Map(rows.map(({ id, texts }) => [id, lines.parse(texts)]));
}

type QuotedPrice = { people: (PriceParts & { unit: Unit })[]; policy: CancellationPolicy };

/** What was quoted when the seats were held; where the hold is over, what submitting would hold them at now. */
function quoteOf({ booking, offer, parts }: Priced, settings: Settings): QuotedPrice {
  if (booking.status === "EXPIRED" && parts)
    return {
      people: booking.travellers.flatMap(({ unit }, index) => {
        const own = parts[index];
        return own ? [{ unit, ...own }] : [];
      }),
      policy: policyOf(offer, settings),
    };
  return { people: booking.travellers, policy: booking.policy };
}

/** The checkout of an order, or undefined where there is none or the asker may not see it. */
export async function readCheckout(
  context: BookingContext & Pick<Context, "env">,
  access: OrderAccess,
  orderId: string,
): Promise<CheckoutState | undefined> {
  const { db } = context;
  const now = context.now();
  const order = await readOrder(db, orderId, access);
  if (!order) return undefined;
  const expired = order.bookings.every((booking) => booking.status === "EXPIRED");
  if (expired) {
    const [successor] = await db.select({ id: orders.id }).from(orders).where(eq(orders.replacesId, orderId));
    if (successor) return { kind: "moved", orderId: successor.id };
  }
  if (!expired && !order.bookings.every((booking) => booking.status === "ON_HOLD"))
    return { kind: "done", id: order.id, reference: order.reference, guest: order.customerId === null };
  const settings = await readSettings(db);
  const language = isLanguage(order.language) ? order.language : defaultLanguage;
  const departureIds = order.bookings.map((booking) => booking.departureId);
  const tourIds = order.bookings.map((booking) => booking.tourId);
  const [{ priced }, runs, notIncluded] = await Promise.all([
    priceNow(db, order, { settings, now }),
    runsOf(db, departureIds),
    notIncludedOf(db, tourIds, language),
  ]);
  const quoted = priced.flatMap((each) => {
    const run = runs.get(each.booking.departureId);
    return run ? [{ ...each, run, ...quoteOf(each, settings) }] : [];
  });
  const trips = quoted.map(({ booking, offer, run, people, policy }): CheckoutTrip => ({
    departureId: booking.departureId,
    slug: offer.slug,
    title: booking.tourTitle,
    startDate: booking.startDate,
    endDate: booking.endDate,
    picture: offer.picture,
    run: runText(language, run),
    travellers: booking.travellers.map(({ unit }) => unit),
    priceLines: priceLines(people),
    cancellation: cancellationTable(policy, {
      travellers: people.map((parts, index) => ({ travellerId: String(index), paidMinor: agreedPrice(parts) })),
      feeTakenMinor: 0,
      today: dateInZone(now, booking.timeZone),
    }),
    notIncluded: notIncluded.get(booking.tourId) ?? [],
  }));
  const [first] = order.bookings;
  const page: CheckoutPage = {
    orderId,
    guest: order.customerId === null,
    currency: order.currency,
    rate: expired ? rateOf(order.currency, settings.rates) : order.rate,
    rateDate: expired ? settings.rates.date : order.rateDate,
    trips,
    promoCode: order.promoCode ?? undefined,
    takesCodes: order.submittedAt === null,
    sum: sumOfParts(quoted.flatMap(({ people }) => people)),
    methods: availableMethods({ env: context.env, settings, now, departures: order.bookings }),
    transfer: { verdict: transferVerdict(order.bookings, settings, now), isPractice: isPracticeAccount(settings.bankTransfer) },
    transferDueHours: settings.booking.transferDueHours,
    hold: {
      expiresAt: (first?.holdExpiresAt ?? now).toISOString(),
      now: now.toISOString(),
      extended: first?.holdExtended ?? true,
      expired: expired || (first !== undefined && first.holdExpiresAt <= now),
      minutes: settings.booking.holdMinutes,
    },
    timeZone: settings.hours.timeZone,
  };
  return { kind: "open", page };
}
