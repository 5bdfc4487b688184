/** Cancelling: which share of what was paid comes back, when, and what each traveller gets (docs/booking.md). */
import { z } from "zod";
import { cancellationTiers } from "#app/features/selling/catalogue/cancellation-tiers.ts";
import { addDays, daysBetween, startOfDay, type CalendarDate } from "#app/values/calendar-date.ts";
import { rateOf, roundHalfUp, type Currency, type Rates } from "#app/values/money.ts";
import { splitByWeight } from "#app/values/shares.ts";

const tierSchema = z.object({
  /** Valid while at least so many calendar days are left, in the departure place's time zone. */
  fromDays: z.int().min(0),
  percent: z.int().min(0).max(100),
  fee: z.boolean(),
  /** The instant (UTC) at which it is over. */
  until: z.iso.datetime(),
});

/** The policy in force as a booking keeps it: a later change of settings or clocks changes nothing for it. */
export const policySchema = z.object({
  startDate: z.iso.date(),
  timeZone: z.string(),
  /** Kept once per booking, in minor units of the booking's currency. */
  feeMinor: z.int().min(0),
  tiers: z.array(tierSchema).min(1),
});

export type CancellationPolicy = z.infer<typeof policySchema>;
export type CancellationTier = z.infer<typeof tierSchema>;

/** The administrative fee of the settings in minor units of a currency, at the booking's rate, rounded half up. */
export const feeIn = (feeUsdMinor: number, currency: Currency, rates: Rates): number => roundHalfUp(feeUsdMinor * rateOf(currency, rates));

/** The policy of a departure with its tier changes as instants. A tier from d days ends as the day with d - 1 days left begins there. */
export function cancellationPolicy(departure: { startDate: CalendarDate; timeZone: string }, feeMinor: number): CancellationPolicy {
  const { startDate, timeZone } = departure;
  const until = (fromDays: number) => startOfDay(addDays(startDate, 1 - fromDays), timeZone).toISOString();
  return { startDate, timeZone, feeMinor, tiers: cancellationTiers.map((share) => ({ ...share, until: until(share.fromDays) })) };
}

/** The tier at an instant; undefined once the day of the start is over, when cancelling is not offered. */
export function tierAt(policy: CancellationPolicy, now: Date): CancellationTier | undefined {
  return policy.tiers.find((tier) => now.getTime() < Date.parse(tier.until));
}

/** Whole calendar days from `today` (a date at the place of departure) to the start. */
export const daysBeforeStart = (policy: CancellationPolicy, today: CalendarDate): number => daysBetween(today, policy.startDate);

/** What comes back to one traveller, in minor units: the tier's share of what she has paid, less the fee. */
const travellerRefundSchema = z.object({
  travellerId: z.string(),
  paidMinor: z.int().min(0),
  feeMinor: z.int().min(0),
  refundMinor: z.int().min(0),
});
export type TravellerRefund = z.infer<typeof travellerRefundSchema>;

/** The lines of a quote as they are stored. */
export const quoteLinesSchema = z.array(travellerRefundSchema).min(1);

export type PaidTraveller = { travellerId: string; paidMinor: number };

/**
 * The refund of each traveller who cancels in a tier. Rounded half up to whole units each, so that cancelling one after another gives what
 * cancelling together gives. The fee is taken once per booking: what `feeTakenMinor` says was kept before is not asked again,
 * and what the first refund cannot bear is taken from the next.
 */
export function refundsInTier(
  tier: Pick<CancellationTier, "percent" | "fee">,
  travellers: readonly PaidTraveller[],
  fee: { feeMinor: number; feeTakenMinor: number },
): TravellerRefund[] {
  let feeLeft = tier.fee ? Math.max(0, fee.feeMinor - fee.feeTakenMinor) : 0;
  return travellers.map(({ travellerId, paidMinor }) => {
    // Whole units, as every price is: a refund has no cents that nobody has paid. What comes back in full is exactly what was paid.
    const share = tier.percent === 100 ? paidMinor : Math.min(paidMinor, roundHalfUp((paidMinor * tier.percent) / 10_000) * 100);
    const feeMinor = Math.min(feeLeft, share);
    feeLeft -= feeMinor;
    return { travellerId, paidMinor, feeMinor, refundMinor: share - feeMinor };
  });
}

/** The agency cancels: everything comes back, no fee. */
export const wholeRefunds = (travellers: readonly PaidTraveller[]): TravellerRefund[] =>
  travellers.map((traveller) => ({ ...traveller, feeMinor: 0, refundMinor: traveller.paidMinor }));

export const refundTotal = (refunds: readonly { refundMinor: number }[]): number =>
  refunds.reduce((sum, each) => sum + each.refundMinor, 0);
export const feeTotal = (refunds: readonly { feeMinor: number }[]): number => refunds.reduce((sum, each) => sum + each.feeMinor, 0);

/**
 * Staff may give more than the policy, never less and never more than was paid: the refunds raised to `wantedMinor` in all, what is
 * added split by what was kept of each. Undefined where the amount is outside these bounds.
 */
export function raisedRefunds(refunds: readonly TravellerRefund[], wantedMinor: number): TravellerRefund[] | undefined {
  const extra = wantedMinor - refundTotal(refunds);
  const kept = refunds.map((refund) => refund.paidMinor - refund.refundMinor);
  const keptInAll = kept.reduce((sum, part) => sum + part, 0);
  if (!Number.isSafeInteger(wantedMinor) || extra < 0 || extra > keptInAll) return undefined;
  const added = splitByWeight(extra, kept);
  // The fee counts as settled also where it was waived: it is not asked of the next who cancels.
  return refunds.map((refund, index) => ({ ...refund, refundMinor: refund.refundMinor + (added[index] ?? 0) }));
}
