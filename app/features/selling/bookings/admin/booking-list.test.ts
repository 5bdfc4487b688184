import { expect, test } from "vitest";
import { bookingListPath, readBookingList } from "./booking-list.ts";
import { departureListPath, readDepartureList } from "./departure-list.ts";

test("the list's address says search, status, tour, days, order and page, and leads back to them", () => {
  const address = "/admin/bookings?q=Rao&status=PENDING&sort=start&page=2&tour=3&from=2027-03-01&to=2027-03-31";
  const state = readBookingList(new URL(address, "http://x").searchParams);
  expect(state).toMatchObject({ q: "Rao", filters: { status: "PENDING" }, tour: 3, from: "2027-03-01", to: "2027-03-31", page: 2 });
  expect(bookingListPath(state)).toBe(address);
});

test("what cannot be meant counts as not asked", () => {
  const state = readBookingList(new URLSearchParams("status=LOST&tour=x&from=2027-02-30&to=soon&page=-1"));
  expect(bookingListPath(state)).toBe("/admin/bookings");
  expect(departureListPath(readDepartureList(new URLSearchParams("show=all&tour=-1&from=x")))).toBe("/admin/departures");
});

test("the departures' address says what is shown", () => {
  const address = "/admin/departures?show=full&tour=2&from=2027-03-01";
  expect(departureListPath(readDepartureList(new URL(address, "http://x").searchParams))).toBe(address);
});
