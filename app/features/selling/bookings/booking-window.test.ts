import fc from "fast-check";
import { expect, test } from "vitest";
import { firstBookableDate } from "#app/features/selling/catalogue/departures.ts";
import { practiceAccount } from "#app/features/agency/settings/practice-account.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { cutOffAt, transferVerdict } from "./booking-window.ts";

const own = { accountHolder: "Ladakh Trails", bank: "A real bank", accountNumber: "IN00 9876 5432 10", bic: "REALINBB" };
const settings = { booking: { cutOffDays: 7, transferDueHours: 72 }, bankTransfer: own };

test.each([
  ["Pacific/Auckland", "2027-03-08T11:00:00.000Z"],
  ["Pacific/Honolulu", "2027-03-09T10:00:00.000Z"],
  ["Asia/Kathmandu", "2027-03-08T18:15:00.000Z"],
])("for a start on 15 March 2027 in %s, 8 March is the last day to book: closed from %s", (timeZone, instant) => {
  expect(cutOffAt({ startDate: "2027-03-15", timeZone }, 7).toISOString()).toBe(instant);
});

test("what can be booked is what the departures table offers, at every instant", () => {
  const zones = fc.constantFrom("Pacific/Auckland", "Pacific/Honolulu", "Asia/Kathmandu", "America/New_York");
  const instants = fc.date({ min: new Date("2027-02-20T00:00:00Z"), max: new Date("2027-04-10T00:00:00Z"), noInvalidDate: true });
  fc.assert(
    fc.property(zones, instants, fc.integer({ min: 0, max: 30 }), (timeZone, now, cutOffDays) => {
      const departure = { startDate: "2027-03-28", timeZone };
      expect(now < cutOffAt(departure, cutOffDays)).toBe(departure.startDate >= firstBookableDate(dateInZone(now, timeZone), cutOffDays));
    }),
  );
});

test("a transfer is offered only if it is due before booking closes, for every trip paid together", () => {
  const far = { startDate: "2027-06-15", timeZone: "Asia/Kathmandu", isDemo: false, cutOffDays: null };
  const near = { startDate: "2027-03-15", timeZone: "Asia/Kathmandu", isDemo: false, cutOffDays: null };
  const lastMoment = new Date("2027-03-05T18:14:59.999Z");
  expect(transferVerdict([far, near], settings, lastMoment)).toBe("offered");
  expect(transferVerdict([far, near], settings, new Date("2027-03-05T18:15:00Z"))).toBe("too_late");
  expect(transferVerdict([far], settings, new Date("2027-03-05T18:15:00Z"))).toBe("offered");
});

test.each([
  ["as it was delivered", practiceAccount],
  ["with the agency's name on it", { ...practiceAccount, accountHolder: "Ladakh Trails", bank: "A real bank" }],
  ["written without spaces", { ...practiceAccount, accountNumber: "0000123456789 0", bic: "REALINBB" }],
  ["with the example's bank", { ...own, bic: practiceAccount.bic }],
])("the account that does not exist, %s, is for demo tours alone", (_, bankTransfer) => {
  const departure = { startDate: "2027-06-15", timeZone: "Asia/Kathmandu" };
  const verdict = (...demo: boolean[]) =>
    transferVerdict(
      demo.map((isDemo) => ({ ...departure, isDemo, cutOffDays: null })),
      { ...settings, bankTransfer },
      new Date("2027-03-01T00:00:00Z"),
    );
  expect([verdict(true, true), verdict(true, false), verdict(false)]).toEqual(["offered", "no_account", "no_account"]);
});
