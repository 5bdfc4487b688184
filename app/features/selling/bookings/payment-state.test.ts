import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentState, refundsByPayment, spreadPayment, type Money } from "./payment-state.ts";

const settled: Money = { agreedMinor: 300, paidMinor: 300, surplusMinor: 0, refundsDueMinor: 0 };
test.each([
  ["unpaid", { paidMinor: 0 }],
  ["part_paid", { paidMinor: 299 }],
  ["paid", {}],
  ["overpaid", { surplusMinor: 1 }],
  ["refund_due", { refundsDueMinor: 1 }],
  ["refund_due", { agreedMinor: 0, paidMinor: 0, surplusMinor: 5, refundsDueMinor: 1 }],
  ["unpaid", { agreedMinor: 0, paidMinor: 0 }],
] as const)("the payment state is %s with %j", (state, changes) => {
  expect(paymentState({ ...settled, ...changes })).toBe(state);
});

const owing = (agreed: number[], paid: number[] = []) =>
  agreed.map((agreedMinor, index) => ({ travellerId: String(index), agreedMinor, paidMinor: paid[index] ?? 0 }));

test("a part of the price is spread by agreed price, largest remainder", () => {
  expect(spreadPayment(100, owing([200, 100, 0])).shares).toEqual([
    { travellerId: "0", amountMinor: 67 },
    { travellerId: "1", amountMinor: 33 },
  ]);
});

test("what is more than is owed is left over", () => {
  expect(spreadPayment(350, owing([200, 100], [0, 40]))).toMatchObject({ leftMinor: 90 });
});

test("however a price is paid in parts, nobody pays more than agreed, and in the end all have paid all", () => {
  const agreed = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(agreed, fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 6 }), (prices, payments) => {
      const travellers = owing(prices);
      const pay = (amount: number) => {
        const { shares, leftMinor } = spreadPayment(amount, travellers);
        for (const share of shares) travellers[Number(share.travellerId)]!.paidMinor += share.amountMinor;
        expect(shares.reduce((sum, share) => sum + share.amountMinor, 0) + leftMinor).toBe(amount);
        for (const each of travellers) expect(each.paidMinor).toBeLessThanOrEqual(each.agreedMinor);
      };
      payments.forEach(pay);
      pay(200_000_000);
      for (const each of travellers) expect(each.paidMinor).toBe(each.agreedMinor);
    }),
  );
});

test("refunds go back by the earliest payment first, and never beyond what is left of all", () => {
  const payments = [
    { paymentId: "first", refundableMinor: 100 },
    { paymentId: "second", refundableMinor: 50 },
  ];
  expect(refundsByPayment(120, payments)).toEqual([
    { paymentId: "first", amountMinor: 100 },
    { paymentId: "second", amountMinor: 20 },
  ]);
  expect(() => refundsByPayment(151, payments)).toThrow(RangeError);
});
