import fc from "fast-check";
import { expect, test } from "vitest";
import { agreedPrice, partsOfUnit } from "#app/features/selling/bookings/price-parts.ts";
import { invoiceSum } from "./invoice.ts";

const adult = { ...partsOfUnit({ baseMinor: 9_742_500, priceMinor: 8_281_100 }), paidMinor: 8_281_100, cancelled: false };

test("an invoice has the price before the discount, the discount, the total and what is still to pay", () => {
  const unpaid = { ...adult, paidMinor: 0 };
  expect(invoiceSum([unpaid, unpaid], { receivedMinor: 0, refundedMinor: 0 })).toMatchObject({
    baseMinor: 19_485_000,
    discountMinor: 2_922_800,
    totalMinor: 16_562_200,
    balanceMinor: 16_562_200,
  });
});

test("of who has cancelled it asks only what the terms keep, and nothing is left to pay", () => {
  const gone = { ...adult, paidMinor: 4_140_550, cancelled: true };
  expect(invoiceSum([adult, gone], { receivedMinor: 16_562_200, refundedMinor: 4_140_550 })).toMatchObject({
    cancelledMinor: 8_281_100,
    keptMinor: 4_140_550,
    dueMinor: 12_421_650,
    netPaidMinor: 12_421_650,
    balanceMinor: 0,
  });
});

test("whatever is paid and given back, the balance is what those who travel still owe", () => {
  const person = fc.record({ agreedMinor: fc.nat(1e9), cancelled: fc.boolean(), paid: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 9 }), (people) => {
      const travellers = people.map(({ agreedMinor, cancelled, paid }) => ({
        ...partsOfUnit({ baseMinor: agreedMinor, priceMinor: agreedMinor }),
        cancelled,
        paidMinor: Math.floor((agreedMinor * paid) / 100),
      }));
      const receivedMinor = travellers.reduce((sum, { paidMinor }) => sum + paidMinor, 0);
      const owed = travellers.filter(({ cancelled }) => !cancelled).reduce((sum, each) => sum + agreedPrice(each) - each.paidMinor, 0);
      expect(invoiceSum(travellers, { receivedMinor, refundedMinor: 0 }).balanceMinor).toBe(owed);
    }),
  );
});
