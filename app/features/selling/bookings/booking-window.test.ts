import fc from "fast-check";
import { expect, test } from "vitest";
import { firstBookableDate } from "#app/features/selling/catalogue/departures.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { cutOffAt, isBookable, transferIsOffered } from "./booking-window.ts";

const settings = { cutOffDays: 7, transferDueHours: 72 };

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
      expect(isBookable(departure, cutOffDays, now)).toBe(departure.startDate >= firstBookableDate(dateInZone(now, timeZone), cutOffDays));
    }),
  );
});

test("a transfer is offered only if it is due before booking closes, for every trip paid together", () => {
  const far = { startDate: "2027-06-15", timeZone: "Asia/Kathmandu" };
  const near = { startDate: "2027-03-15", timeZone: "Asia/Kathmandu" };
  const lastMoment = new Date("2027-03-05T18:14:59.999Z");
  expect(transferIsOffered([far, near], settings, lastMoment)).toBe(true);
  expect(transferIsOffered([far, near], settings, new Date("2027-03-05T18:15:00Z"))).toBe(false);
  expect(transferIsOffered([far], settings, new Date("2027-03-05T18:15:00Z"))).toBe(true);
});
