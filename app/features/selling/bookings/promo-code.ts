/** What a promo code is worth for an order, or why it is worth nothing (docs/booking.md, Promo codes). */
import type { CodeWorth } from "#app/features/selling/bookings/price-parts.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { rateOf, roundHalfUp, type Currency, type Rates } from "#app/values/money.ts";

export const codeLimits = { shortest: 3, longest: 30 };

/** As codes are kept, however they are typed; undefined for what no code can be. */
export function codeOf(typed: string): string | undefined {
  const code = typed.slice(0, 100).replaceAll(/\s/g, "").toUpperCase();
  return /^[A-Z0-9-]{3,30}$/.test(code) ? code : undefined;
}

export type PromoTerms = {
  percent: number | null;
  amountUsdMinor: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  mostUses: number | null;
  used: number;
  minTravellers: number;
  tourIds: readonly number[];
  departsFrom: CalendarDate | null;
  departsTo: CalendarDate | null;
  paused: boolean;
};

export type PromoTrip = { tourId: number; startDate: CalendarDate; travellers: number };

export type PromoProblem = "unknown" | "not_yet" | "over" | "used_up" | "not_for_this" | "too_few";

/** `trips`: for which of them it is, in their order. */
export type PromoVerdict = { ok: true; trips: boolean[] } | { ok: false; reason: PromoProblem };

const isFor = ({ tourIds, departsFrom, departsTo }: PromoTerms, { tourId, startDate }: PromoTrip): boolean =>
  (tourIds.length === 0 || tourIds.includes(tourId)) &&
  (departsFrom === null || startDate >= departsFrom) &&
  (departsTo === null || startDate <= departsTo);

/** Whether an order with these trips may use it now. One that is paused is over. */
export function promoVerdict(terms: PromoTerms | undefined, trips: readonly PromoTrip[], now: Date): PromoVerdict {
  if (!terms) return { ok: false, reason: "unknown" };
  if (terms.startsAt !== null && now < terms.startsAt) return { ok: false, reason: "not_yet" };
  if (terms.paused || (terms.endsAt !== null && now >= terms.endsAt)) return { ok: false, reason: "over" };
  if (terms.mostUses !== null && terms.used >= terms.mostUses) return { ok: false, reason: "used_up" };
  const fits = trips.map((trip) => isFor(terms, trip));
  if (!fits.includes(true)) return { ok: false, reason: "not_for_this" };
  const travellers = trips.reduce((sum, trip, index) => (fits[index] ? sum + trip.travellers : sum), 0);
  return travellers < terms.minTravellers ? { ok: false, reason: "too_few" } : { ok: true, trips: fits };
}

/** What it takes off: an amount is converted once, to whole units of the currency. */
export function codeWorth({ percent, amountUsdMinor }: PromoTerms, currency: Currency, rates: Rates): CodeWorth {
  if (percent !== null) return { percent };
  return { amountMinor: roundHalfUp(((amountUsdMinor ?? 0) / 100) * rateOf(currency, rates)) * 100 };
}
