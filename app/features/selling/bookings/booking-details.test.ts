import { describe, expect, test } from "vitest";
import { changedDetails, changingOf, fieldsOf, movedParty, type BookingDetails } from "./booking-details.ts";

describe("a booking can be changed", () => {
  // Kathmandu is 5:45 hours ahead.
  const trip = { status: "CONFIRMED" as const, startDate: "2027-03-15", timeZone: "Asia/Kathmandu" };

  test("until the day before the departure ends at its place, and not from the first minute of that day on", () => {
    expect(changingOf(trip, new Date("2027-03-14T23:59:59.999+05:45"))).toBe("offered");
    expect(changingOf(trip, new Date("2027-03-15T00:00:00+05:45"))).toBe("begun");
    expect(changingOf(trip, new Date("2027-04-01T00:00:00Z"))).toBe("begun");
  });

  test("by the calendar of the place, whatever day it is elsewhere", () => {
    const now = new Date("2027-03-14T20:00:00Z");
    expect(changingOf(trip, now)).toBe("begun");
    expect(changingOf({ ...trip, timeZone: "Pacific/Honolulu" }, now)).toBe("offered");
  });

  test.each([
    ["ON_HOLD", "on_hold"],
    ["PENDING", "offered"],
    ["CONFIRMED", "offered"],
    ["REJECTED", "over"],
    ["EXPIRED", "over"],
    ["CANCELLED", "over"],
    ["REDEEMED", "over"],
  ] as const)("while it waits for its transfer or is booked: %s is %s", (status, changing) => {
    expect(changingOf({ ...trip, status }, new Date("2027-01-01T00:00:00Z"))).toBe(changing);
  });
});

const details: BookingDetails = {
  contact: { name: "Meera Rao", phone: null },
  travellers: [
    { name: "Meera Rao", diet: null, accessNeeds: null },
    { name: "Anna", diet: "Vegan", accessNeeds: null },
  ],
};

test("what has changed is told by fields, and never by what stands in them", () => {
  expect(changedDetails(details, structuredClone(details))).toEqual([]);
  const after: BookingDetails = {
    contact: { name: "Meera Rao", phone: "+91 98100" },
    travellers: [
      { name: "Mira Rao", diet: null, accessNeeds: "Step-free" },
      { name: "Anna", diet: null, accessNeeds: null },
    ],
  };
  expect(changedDetails(details, after)).toEqual(["contact phone", "traveller 1 name", "traveller 1 accessNeeds", "traveller 2 diet"]);
});

test("the contact of a booking that holds none is nobody's to change", () => {
  expect(changedDetails({ ...details, contact: undefined }, details)).toEqual([]);
  expect(Object.keys(fieldsOf({ ...details, contact: undefined }))).not.toContain("name");
});

test("what stands fills the fields of the checkout", () => {
  expect(fieldsOf(details)).toEqual({
    name: "Meera Rao",
    phone: "",
    "parties[0][0].name": "Meera Rao",
    "parties[0][0].diet": "",
    "parties[0][0].accessNeeds": "",
    "parties[0][1].name": "Anna",
    "parties[0][1].diet": "Vegan",
    "parties[0][1].accessNeeds": "",
  });
});

test("what was typed follows its travellers when one before them has cancelled meanwhile", () => {
  const party = [{ name: "A" }, { name: "B" }, { diet: "c" }, { name: "none" }];
  expect(movedParty(party, ["a", "b", "c"], ["a", "c"])).toEqual([{ name: "A" }, { diet: "c" }]);
  expect(movedParty([], ["a"], ["a"])).toEqual([{}]);
});
