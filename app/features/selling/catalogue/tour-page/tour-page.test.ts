import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { shownPrice } from "#app/values/money.ts";
import {
  changedQuery,
  chosenDeparture,
  departureParameter,
  daysInLanguage,
  departuresByMonth,
  departuresInTable,
  monthAsked,
  monthParameter,
  numberedItinerary,
  partyPrice,
  travellersOf,
  tabQuery,
  tourTabOf,
} from "./tour-page.ts";

const params = (query: string) => new URLSearchParams(query);

describe("tabs of a tour", () => {
  test("the query parameter tab sets the tab when valid; other values are ignored", () => {
    expect(tourTabOf(params(""))).toBe("overview");
    expect(tourTabOf(params("tab=itinerary"))).toBe("itinerary");
    expect(tourTabOf(params("tab=reviews"))).toBe("reviews");
    expect(tourTabOf(params("tab=Itinerary"))).toBe("overview");
    expect(tourTabOf(params("tab=__proto__"))).toBe("overview");
  });

  test("changing the tab keeps what else was chosen, and overview is not written", () => {
    expect(tabQuery(params("departure=d1"), "itinerary")).toBe("?departure=d1&tab=itinerary");
    expect(tabQuery(params("tab=itinerary"), "overview")).toBe("?");
    expect(changedQuery(params("all=departures&tab=details"), { all: null, travellers: "3" })).toBe("?tab=details&travellers=3");
  });
});

describe("itinerary", () => {
  test("a day that nobody has translated yet stays English, part by part", () => {
    const english = [
      { title: "One", description: "First" },
      { title: "Two", description: "Second" },
    ];
    expect(daysInLanguage([], english)).toEqual(english);
    expect(daysInLanguage([{ title: "Eins", description: "" }], english)).toEqual([{ title: "Eins", description: "First" }, english[1]]);
    expect(daysInLanguage([...english, { title: "Drei", description: "Dritter" }], english)).toEqual(english);
  });

  const days = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Title ${index + 1}`, description: "…" }));

  test("the Departure day is numbered after the last itinerary day", () => {
    expect(numberedItinerary(days(8)).departureDay).toBe(9);
    expect(numberedItinerary(days(2)).departureDay).toBe(3);
  });

  test("a long itinerary folds after day 4, unless a single day would be hidden", () => {
    const dayNumbers = (count: number) => {
      const { shown, folded } = numberedItinerary(days(count));
      return [shown.map(({ day }) => day), folded.map(({ day }) => day)];
    };
    expect(dayNumbers(4)).toEqual([[1, 2, 3, 4], []]);
    expect(dayNumbers(5)).toEqual([[1, 2, 3, 4, 5], []]);
    expect(dayNumbers(8)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });
});

describe("the visitor's choice", () => {
  test("travellers are a whole number from 1 to the largest group", () => {
    expect(travellersOf("3", 16)).toBe(3);
    expect(travellersOf("0", 16)).toBe(1);
    expect(travellersOf("99", 16)).toBe(16);
    expect(travellersOf("2.5", 16)).toBe(2);
    expect(travellersOf(null, 16)).toBe(2);
    expect(travellersOf("", 1)).toBe(1);
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (typed, largest) => {
        const size = travellersOf(typed, largest);
        expect(Number.isInteger(size) && size >= 1 && size <= largest).toBe(true);
      }),
    );
  });

  test("1,299 dollars at 15 percent for three travellers is 2,48,433 rupees", () => {
    const rates = { INR: 75, EUR: 0.92, GBP: 0.79, date: "2026-11-01" };
    const { price } = shownPrice({ basePriceMinor: 129_900, discountPercent: 15 }, "INR", rates);
    expect(partyPrice({ adult: price, child: null }, { adults: 3, children: 0 })).toBe(248_433);
  });

  const departures = [
    { id: "full", startDate: "2027-03-27", seats: { state: "full" as const } },
    { id: "few", startDate: "2027-04-03", seats: { state: "few" as const, left: 2 } },
    { id: "free", startDate: "2027-04-10", seats: { state: "available" as const } },
  ];

  test("the departure asked for is chosen where it has seats, else the next one that has", () => {
    expect(chosenDeparture(departures, null)).toBe("few");
    expect(chosenDeparture(departures, "free")).toBe("free");
    expect(chosenDeparture(departures, "full")).toBe("few");
    expect(chosenDeparture(departures, "nobody's")).toBe("few");
    expect(chosenDeparture(departures, departureParameter("free"))).toBe("free");
    expect(chosenDeparture(departures.slice(0, 1), null)).toBe("");
  });

  test("that no departure in particular is wanted stands in the address as a word, which an empty field would not outlive", () => {
    expect(departureParameter("")).not.toBe("");
    expect(chosenDeparture(departures, departureParameter(""))).toBe("");
  });

  test("departures stand under the month they start in", () => {
    expect(departuresByMonth(departures).map(({ month, departures: own }) => [month, own.length])).toEqual([
      ["2027-03-01", 1],
      ["2027-04-01", 2],
    ]);
    expect(departuresByMonth([])).toEqual([]);
  });

  test("a month is asked for as the address writes it; nonsense asks for none", () => {
    expect(monthAsked(params(`month=${monthParameter("2027-04-01")}`))).toBe("2027-04-01");
    for (const query of ["", "month=", "month=2027-13", "month=2027-4", "month=2027-04-01", "month=april"])
      expect(monthAsked(params(query))).toBeUndefined();
  });

  test("the table shows those of the month asked for, else the first", () => {
    const days = (month: string | undefined) => departuresInTable(departures, { month, shown: 2 }).map(({ startDate }) => startDate);
    expect(days(undefined)).toHaveLength(2);
    expect(days("2027-04-01").every((day) => day.startsWith("2027-04-"))).toBe(true);
    expect(days("2027-04-01")).toHaveLength(2);
    expect(days("2028-01-01")).toEqual([]);
  });
});
