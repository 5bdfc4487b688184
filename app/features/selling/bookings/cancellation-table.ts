/** The policy of a booking as a table of real dates and amounts, as it is shown before paying and before cancelling. */
import { addDays, type CalendarDate } from "#app/values/calendar-date.ts";
import { feeTotal, refundsInTier, refundTotal, type CancellationPolicy, type PaidTraveller } from "./cancellation-policy.ts";

export type CancellationRow = {
  /** First and last day on which it holds, as dates at the place of departure. */
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  fromDays: number;
  percent: number;
  /** Minor units of the booking's currency. */
  feeMinor: number;
  refundMinor: number;
};

type TableFacts = { travellers: readonly PaidTraveller[]; feeTakenMinor: number; today: CalendarDate };

/** The rows that still lie ahead for all these travellers at once; the first is the one that holds today. Empty once the tour has begun and the day is over. */
export function cancellationTable(policy: CancellationPolicy, { travellers, feeTakenMinor, today }: TableFacts): CancellationRow[] {
  const rows: CancellationRow[] = [];
  let firstDay = today;
  for (const tier of policy.tiers) {
    const lastDay = addDays(policy.startDate, -tier.fromDays);
    if (lastDay < today) continue;
    const refunds = refundsInTier(tier, travellers, { feeMinor: policy.feeMinor, feeTakenMinor });
    rows.push({
      firstDay,
      lastDay,
      fromDays: tier.fromDays,
      percent: tier.percent,
      feeMinor: feeTotal(refunds),
      refundMinor: refundTotal(refunds),
    });
    firstDay = addDays(lastDay, 1);
  }
  return rows;
}
