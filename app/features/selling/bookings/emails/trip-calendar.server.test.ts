import { expect, test } from "vitest";
import { tripCalendar, type CalendarTrip } from "./trip-calendar.server.ts";

const made = { stamp: new Date("2026-11-21T06:00:00Z"), host: "yatrika.example", brand: "Yatrika" };
const trip: CalendarTrip = {
  reference: "YTR-7K3M9Q",
  title: "Japan: temples, tea; trains",
  startDate: "2027-03-15",
  endDate: "2027-03-24",
  place: "Kyoto and Tokyo, Japan",
  address: "https://yatrika.example/bookings/YTR-7K3M9Q",
  description: "Reference YTR-7K3M9Q\nTwo adults",
};

test("a trip is an entry of whole days with an exclusive end, named by its reference", () => {
  const lines = tripCalendar([trip], made).split("\r\n");
  expect(lines).toContain("UID:YTR-7K3M9Q@yatrika.example");
  expect(lines).toContain("DTSTART;VALUE=DATE:20270315");
  expect(lines).toContain("DTEND;VALUE=DATE:20270325");
  expect(lines).toContain("DTSTAMP:20261121T060000Z");
});

test.each(["Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Kolkata", "UTC"])("made in %s it has the same dates", (timeZone) => {
  const before = process.env["TZ"];
  process.env["TZ"] = timeZone;
  try {
    expect(tripCalendar([trip], made)).toContain("DTSTART;VALUE=DATE:20270315\r\nDTEND;VALUE=DATE:20270325\r\n");
  } finally {
    if (before === undefined) delete process.env["TZ"];
    else process.env["TZ"] = before;
  }
});

test("signs that mean something in the format, and line breaks, stay part of the text", () => {
  const file = tripCalendar([trip], made);
  expect(file).toContain(String.raw`SUMMARY:Japan: temples\, tea\; trains`);
  expect(file).toContain(String.raw`DESCRIPTION:Reference YTR-7K3M9Q\nTwo adults`);
});

test("several trips paid together are several entries of one file", () => {
  const file = tripCalendar([trip, { ...trip, reference: "YTR-ABCDEF" }], made);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
});

test("no line is longer than 75 octets, and unfolded it is whole", () => {
  const title = "हिमालय की पैदल यात्रा ".repeat(12).trim();
  const file = tripCalendar([{ ...trip, title }], made);
  for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
});

test("what a title holds cannot become another line", () => {
  const file = tripCalendar([{ ...trip, title: "A\r\nBEGIN:VALARM" }], made);
  expect(file).not.toMatch(/^BEGIN:VALARM/m);
});
