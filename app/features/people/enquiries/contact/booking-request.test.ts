import { expect, test } from "vitest";
import { adultsAsked, partyAsked } from "./booking-request.ts";

test.each([
  ["1", 1],
  ["4", 4],
  [" 4 ", 4],
  ["12", 12],
  ["0", 1],
  ["000", 1],
  ["999", 12],
  ["9".repeat(400), 12],
  ["-3", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["0x10", 1],
  ["abc", 1],
  ["", 1],
  [undefined, 1],
])("%j adults, where a group is at most 12, are %i", (asked, adults) => {
  expect(adultsAsked(asked, 12)).toBe(adults);
});

test.each([
  [
    { adults: "2", children: "1" },
    { adults: 2, children: 1 },
  ],
  [
    { adults: "10", children: "5" },
    { adults: 10, children: 2 },
  ],
  [
    { adults: "99", children: "5" },
    { adults: 12, children: 0 },
  ],
  [
    { adults: "0", children: "3" },
    { adults: 1, children: 3 },
  ],
  [{ children: "3" }, { adults: 1, children: 3 }],
  [
    { adults: "2", children: "-1" },
    { adults: 2, children: 0 },
  ],
  [
    { adults: "2", children: "x" },
    { adults: 2, children: 0 },
  ],
  // As older links say it.
  [{ travellers: "4" }, { adults: 4, children: 0 }],
  [
    { travellers: "4", adults: "2", children: "1" },
    { adults: 2, children: 1 },
  ],
  [{}, { adults: 1, children: 0 }],
])("%j, where a group is at most 12, is the party %j", (asked, party) => {
  expect(partyAsked(asked, { largestGroup: 12, childPrice: 100 })).toEqual(party);
});

test("where there is no price for children, none are asked for", () => {
  expect(partyAsked({ adults: "2", children: "3" }, { largestGroup: 12, childPrice: null })).toEqual({ adults: 2, children: 0 });
});
