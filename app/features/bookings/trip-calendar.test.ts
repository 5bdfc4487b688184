import { expect, test } from "vitest";
import { tripCalendar } from "./trip-calendar.ts";

const made = { stamp: new Date("2026-11-21T06:00:00Z"), host: "yatrika.example", brand: "Yatrika" };
const trip = { reference: "YTR-7K3M9Q", title: "Bali, Temple; Tide", startDate: "2027-02-26", endDate: "2027-02-28", description: "Ref" };

test("a trip is whole days with an exclusive end, whatever the reader's time zone", () => {
  const file = tripCalendar([trip], made);
  expect(file).toContain("DTSTART;VALUE=DATE:20270226\r\nDTEND;VALUE=DATE:20270301\r\n");
  expect(file).toContain("UID:YTR-7K3M9Q@yatrika.example\r\nDTSTAMP:20261121T060000Z\r\n");
});

test("what a title holds cannot become another line", () => {
  const file = tripCalendar([{ ...trip, title: "A\r\nBEGIN:VALARM" }], made);
  expect(file).toContain("SUMMARY:A\\nBEGIN:VALARM\r\n");
  expect(tripCalendar([trip], made)).toContain("SUMMARY:Bali\\, Temple\\; Tide\r\n");
});

test("no line is longer than 75 octets, and unfolded it is whole", () => {
  const title = "हिमालय की पैदल यात्रा ".repeat(12).trim();
  const file = tripCalendar([{ ...trip, title }], made);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});
