import { describe, expect, test } from "vitest";
import { previewAddress, readTripDataAddress, tripDataAddress } from "./trip-data-address.ts";

const read = (query: string) => readTripDataAddress(new URLSearchParams(query));

describe("the address of the page", () => {
  test("without anything shows all trips from the first page", () => {
    expect(read("")).toEqual({ tab: "trip", q: "", filters: {}, page: 1 });
    expect(tripDataAddress(read(""))).toBe("/admin/trip-data");
  });

  test.each([
    "/admin/trip-data?q=taj+mahal&region=Asia&country=India&activity=City+tours&page=3",
    "/admin/trip-data?tab=itinerary&q=museum&day=12&page=2",
  ])("says everything that is asked: %s", (address) => {
    expect(tripDataAddress(read(address.split("?")[1] ?? ""))).toBe(address);
  });

  test("knows only the filters of its tab", () => {
    expect(read("day=2&region=Asia").filters).toEqual({ region: "Asia" });
    expect(read("tab=itinerary&day=2&region=Asia").filters).toEqual({ day: "2" });
  });

  test("leaves out what cannot be meant", () => {
    expect(read("tab=users&q=%00%20&region=&page=-1")).toEqual(read(""));
    expect(read("tab=itinerary&day=second&page=1.5")).toEqual({ ...read(""), tab: "itinerary" });
    expect(read(`q=${"x".repeat(500)}`).q).toHaveLength(200);
  });
});

test("a preview is shown over the tab of its kind", () => {
  expect(previewAddress("trip", "an-id")).toBe("/admin/trip-data?preview=an-id");
  expect(previewAddress("itinerary", "an-id")).toBe("/admin/trip-data?tab=itinerary&preview=an-id");
});
