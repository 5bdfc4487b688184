import { describe, expect, test } from "vitest";
import { nextStep, type Standing } from "./booking-next.ts";

const booking: Standing = {
  status: "PENDING",
  startDate: "2027-03-15",
  endDate: "2027-03-24",
  timeZone: "Pacific/Auckland",
  dueAt: new Date("2026-11-24T06:00:00Z"),
  holdExpiresAt: new Date("2026-11-21T06:30:00Z"),
  choice: undefined,
  owedMinor: 16_562_200,
  refundsDue: [],
};
const at = (instant: string) => ({ now: new Date(instant), agencyTimeZone: "Asia/Kolkata" });

describe("the next thing to do", () => {
  test("of a departure that does not take place is to choose", () => {
    const asked = { ...booking, status: "CONFIRMED" as const, choice: { answerBy: new Date("2026-11-30T10:00:00Z") } };
    expect(nextStep(asked, at("2026-11-23T10:00:00Z"))).toEqual({ kind: "choice", until: "2026-11-30T10:00:00.000Z" });
  });

  test("of a transfer is to pay what is owed by its due time; once that has passed, as soon as possible", () => {
    expect(nextStep(booking, at("2026-11-24T05:59:59Z"))).toEqual({
      kind: "transfer",
      amountMinor: 16_562_200,
      until: "2026-11-24T06:00:00.000Z",
    });
    expect(nextStep(booking, at("2026-11-24T06:00:00Z"))).toEqual({ kind: "late", amountMinor: 16_562_200 });
  });

  test("of a card payment is to pay before the hold ends", () => {
    expect(nextStep({ ...booking, status: "ON_HOLD" }, at("2026-11-21T06:00:00Z"))).toMatchObject({
      kind: "card",
      until: "2026-11-21T06:30:00.000Z",
    });
  });

  test.each([
    ["2027-03-14T10:59:59Z", { kind: "departure", day: "2027-03-15" }],
    ["2027-03-14T11:00:00Z", { kind: "return", day: "2027-03-24" }],
    ["2027-03-24T10:59:59Z", { kind: "return", day: "2027-03-24" }],
    ["2027-03-24T11:00:00Z", { kind: "travelled", day: "2027-03-24" }],
  ])("of a confirmed trip follows the calendar of the place of departure: at %s", (instant, expected) => {
    expect(nextStep({ ...booking, status: "CONFIRMED" }, at(instant))).toEqual(expected);
  });

  test.each([
    ["CANCELLED", "cancelled"],
    ["REJECTED", "rejected"],
    ["EXPIRED", "expired"],
  ] as const)("of a booking that is %s is its refund, within 14 days, if there is one", (status, kind) => {
    expect(nextStep({ ...booking, status }, at("2026-12-01T06:00:00Z"))).toEqual({ kind });
    // 20:00 in London is the next day in India.
    const refundsDue = [
      { amountMinor: 100, createdAt: new Date("2026-11-30T20:00:00Z") },
      { amountMinor: 50, createdAt: new Date("2026-11-30T20:00:00Z") },
    ];
    expect(nextStep({ ...booking, status, refundsDue }, at("2026-12-01T06:00:00Z"))).toEqual({
      kind: `${kind}Refund`,
      amountMinor: 150,
      day: "2026-12-15",
    });
    // The last day is over in India at 18:30 in London.
    expect(nextStep({ ...booking, status, refundsDue }, at("2026-12-15T18:29:59Z")).kind).toBe(`${kind}Refund`);
    expect(nextStep({ ...booking, status, refundsDue }, at("2026-12-15T18:30:00Z"))).toMatchObject({
      kind: "refundLate",
      day: "2026-12-15",
    });
  });
});
