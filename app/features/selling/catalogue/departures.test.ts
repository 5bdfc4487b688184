import { expect, test } from "vitest";
import { departureStatus, seatsShown } from "./departures.ts";

test.each([
  { capacity: 10, vacancies: 10, status: "AVAILABLE", seats: { state: "available" } },
  { capacity: 10, vacancies: 5, status: "AVAILABLE", seats: { state: "available" } },
  { capacity: 12, vacancies: 5, status: "LIMITED", seats: { state: "available" } },
  { capacity: 9, vacancies: 4, status: "LIMITED", seats: { state: "few", left: 4 } },
  { capacity: 2, vacancies: 1, status: "AVAILABLE", seats: { state: "few", left: 1 } },
  { capacity: 9, vacancies: 0, status: "SOLD_OUT", seats: { state: "full" } },
])(
  "a departure with $vacancies of $capacity seats left is $status, and people read of its seats alone",
  ({ status, seats, ...departure }) => {
    expect(departureStatus({ ...departure, closed: false })).toBe(status);
    expect(seatsShown({ ...departure, closed: false })).toEqual(seats);
    expect([departureStatus({ ...departure, closed: true }), seatsShown({ ...departure, closed: true })]).toEqual([
      "CLOSED",
      { state: "closed" },
    ]);
  },
);
