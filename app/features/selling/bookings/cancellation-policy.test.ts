import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dateInZone } from "#app/values/calendar-date.ts";
import {
  cancellationPolicy,
  daysBeforeStart,
  feeIn,
  feeTotal,
  policySchema,
  raisedRefunds,
  refundsInTier,
  refundTotal,
  tierAt,
  wholeRefunds,
} from "./cancellation-policy.ts";

const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
const zones = ["Pacific/Auckland", "Pacific/Honolulu", "Asia/Kathmandu", "America/New_York", "Europe/Paris", "Pacific/Kiritimati", "UTC"];

describe("the tier", () => {
  const policy = cancellationPolicy({ startDate: "2027-03-15", timeZone: "Asia/Kathmandu" }, 5_000);
  const inKathmandu = (local: string) => new Date(`${local}+05:45`);

  test.each([
    ["2027-01-14T23:59:59", 60, 100, true],
    ["2027-01-15T00:00:00", 59, 50, false],
    ["2027-02-12T23:59:59", 31, 50, false],
    ["2027-02-13T00:00:00", 30, 25, false],
    ["2027-02-28T23:59:59", 15, 25, false],
    ["2027-03-01T00:00:00", 14, 0, false],
    ["2027-03-15T23:59:59", 0, 0, false],
  ])("at %s at the place of departure (%i days left) gives back %i percent, fee: %s", (local, days, percent, fee) => {
    const now = inKathmandu(local);
    expect(daysBeforeStart(policy, dateInZone(now, policy.timeZone))).toBe(days);
    expect(tierAt(policy, now)).toMatchObject({ percent, fee });
  });

  test("is none once the day of the start is over: cancelling is not offered", () => {
    expect(tierAt(policy, inKathmandu("2027-03-16T00:00:00"))).toBeUndefined();
  });

  test.each([
    // Summer time in Auckland until 4 April 2027; none in Honolulu and Kathmandu; New York changes on 14 March.
    [
      "Pacific/Auckland",
      "2027-05-20",
      ["2027-03-21T11:00:00.000Z", "2027-04-19T12:00:00.000Z", "2027-05-05T12:00:00.000Z", "2027-05-20T12:00:00.000Z"],
    ],
    [
      "Pacific/Honolulu",
      "2027-05-20",
      ["2027-03-22T10:00:00.000Z", "2027-04-20T10:00:00.000Z", "2027-05-06T10:00:00.000Z", "2027-05-21T10:00:00.000Z"],
    ],
    [
      "Asia/Kathmandu",
      "2027-05-20",
      ["2027-03-21T18:15:00.000Z", "2027-04-19T18:15:00.000Z", "2027-05-05T18:15:00.000Z", "2027-05-20T18:15:00.000Z"],
    ],
    [
      "America/New_York",
      "2027-04-20",
      ["2027-02-20T05:00:00.000Z", "2027-03-21T04:00:00.000Z", "2027-04-06T04:00:00.000Z", "2027-04-21T04:00:00.000Z"],
    ],
  ])("changes in %s for a start on %s at these instants", (timeZone, startDate, instants) => {
    expect(cancellationPolicy({ startDate, timeZone }, 0).tiers.map((tier) => tier.until)).toEqual(instants);
  });

  test("follows the calendar days at the place of departure, at every instant and in every zone", () => {
    const starts = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2026-01-01", days));
    fc.assert(
      fc.property(starts, fc.constantFrom(...zones), fc.integer({ min: -90 * 86_400, max: 2 * 86_400 }), (startDate, timeZone, seconds) => {
        const now = new Date(Date.parse(`${startDate}T00:00:00Z`) + seconds * 1_000);
        const each = cancellationPolicy({ startDate, timeZone }, 0);
        const days = daysBeforeStart(each, dateInZone(now, timeZone));
        const expected = days >= 60 ? 100 : days >= 31 ? 50 : days >= 15 ? 25 : days >= 0 ? 0 : undefined;
        expect(tierAt(each, now)?.percent).toBe(expected);
      }),
    );
  });

  test("never rises as time passes", () => {
    const percents = policy.tiers.map((tier) => tier.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    const ends = policy.tiers.map((tier) => tier.until);
    expect(ends).toEqual(ends.toSorted());
  });

  test("is read back from where it was stored", () => {
    expect(policySchema.parse(JSON.parse(JSON.stringify(policy)))).toEqual(policy);
  });
});

test.each([
  ["USD", 5_000],
  ["INR", 375_000],
  ["EUR", 4_600],
  ["GBP", 3_950],
] as const)("the fee of 50 dollars in %s is %i minor units", (currency, minor) => {
  expect(feeIn(5_000, currency, rates)).toBe(minor);
});

describe("refunds", () => {
  const full = { percent: 100, fee: true };
  const three = ["a", "b", "c"].map((travellerId) => ({ travellerId, paidMinor: 8_281_100 }));
  const parties = fc
    .array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 })
    .map((all) => all.map((paidMinor, index) => ({ travellerId: String(index), paidMinor })));
  const tiers = fc.constantFrom(full, { percent: 50, fee: false }, { percent: 25, fee: false }, { percent: 0, fee: false });
  const fees = fc.nat(20_000_000);

  test.each([
    [full, [7_906_100, 8_281_100, 8_281_100]],
    [{ percent: 50, fee: false }, [4_140_600, 4_140_600, 4_140_600]],
    [{ percent: 25, fee: false }, [2_070_300, 2_070_300, 2_070_300]],
    [{ percent: 0, fee: false }, [0, 0, 0]],
  ])("of three who paid 82,811 rupees each in tier %j are %j", (tier, refunds) => {
    expect(refundsInTier(tier, three, { feeMinor: 375_000, feeTakenMinor: 0 }).map((refund) => refund.refundMinor)).toEqual(refunds);
  });

  test("a share is in whole units, a half of one rounded up, for each traveller", () => {
    const refunds = refundsInTier(
      { percent: 50, fee: false },
      [
        { travellerId: "a", paidMinor: 10_100 },
        { travellerId: "b", paidMinor: 9_880 },
      ],
      { feeMinor: 0, feeTakenMinor: 0 },
    );
    expect(refunds.map((refund) => refund.refundMinor)).toEqual([5_100, 4_900]);
  });

  test("a fee not fully taken from the first is taken from the next", () => {
    const small = [100, 30, 500].map((paidMinor, index) => ({ travellerId: String(index), paidMinor }));
    expect(refundsInTier(full, small, { feeMinor: 150, feeTakenMinor: 0 }).map((refund) => refund.refundMinor)).toEqual([0, 0, 480]);
  });

  test("cancelling one after another, in any order, gives what cancelling together gives", () => {
    const shuffled = parties.chain((party) => fc.tuple(fc.constant(party), fc.shuffledSubarray(party, { minLength: party.length })));
    fc.assert(
      fc.property(shuffled, tiers, fees, ([party, order], tier, feeMinor) => {
        let feeTakenMinor = 0;
        let given = 0;
        for (const traveller of order) {
          const one = refundsInTier(tier, [traveller], { feeMinor, feeTakenMinor });
          feeTakenMinor += feeTotal(one);
          given += refundTotal(one);
        }
        expect(given).toBe(refundTotal(refundsInTier(tier, party, { feeMinor, feeTakenMinor: 0 })));
      }),
    );
  });

  test("are never negative, never more than was paid, and the fee is never taken twice", () => {
    fc.assert(
      fc.property(parties, tiers, fees, fees, (party, tier, feeMinor, feeTakenMinor) => {
        const refunds = refundsInTier(tier, party, { feeMinor, feeTakenMinor });
        for (const { refundMinor, paidMinor } of refunds)
          expect(refundMinor >= 0 && refundMinor <= paidMinor && Number.isInteger(refundMinor)).toBe(true);
        expect(feeTotal(refunds)).toBeLessThanOrEqual(Math.max(0, feeMinor - feeTakenMinor));
      }),
    );
  });

  test("when the agency cancels are all that was paid", () => {
    expect(refundTotal(wholeRefunds(three))).toBe(24_843_300);
  });

  test("staff may give more, never less, and never more than was paid", () => {
    const half = refundsInTier({ percent: 50, fee: false }, three, { feeMinor: 0, feeTakenMinor: 0 });
    const raised = raisedRefunds(half, 12_421_801)!;
    expect(raised.map((refund) => refund.refundMinor)).toEqual([4_140_601, 4_140_600, 4_140_600]);
    expect(raisedRefunds(half, 12_421_799)).toBeUndefined();
    expect(raisedRefunds(half, 24_843_301)).toBeUndefined();
    expect(raisedRefunds(half, 12_421_800.5)).toBeUndefined();
    expect(raisedRefunds(half, 24_843_300)!.map((refund) => refund.refundMinor)).toEqual([8_281_100, 8_281_100, 8_281_100]);
  });
});
