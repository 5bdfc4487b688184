import { expect, test } from "vitest";
import { hoursErrors, hoursFields, hoursValue } from "./settings-hours.ts";

const week = (...days: [string, string][]) =>
  Object.fromEntries(
    days.flatMap(([opens, closes], index) => [
      [`opens-${index + 1}`, opens],
      [`closes-${index + 1}`, closes],
    ]),
  );
const nine: [string, string] = ["09:00", "18:00"];
const closed: [string, string] = ["", ""];
const value = (fields: Record<string, string>) => hoursValue((name) => fields[name] ?? "").periods;

test("days that follow each other with the same hours are one period; a closed day parts them", () => {
  expect(value(week(nine, nine, closed, nine, nine, ["10:00", "16:00"], closed))).toEqual([
    { from: 1, to: 2, opens: "09:00", closes: "18:00" },
    { from: 4, to: 5, opens: "09:00", closes: "18:00" },
    { from: 6, to: 6, opens: "10:00", closes: "16:00" },
  ]);
});

test("the table of stored hours gives back the same hours", () => {
  const periods = [
    { from: 1, to: 5, opens: "09:00", closes: "18:00" },
    { from: 6, to: 6, opens: "10:00", closes: "16:00" },
  ];
  const fields = hoursFields({ timeZone: "Asia/Kolkata", periods });
  expect(fields).toMatchObject({ timeZone: "Asia/Kolkata", "opens-5": "09:00", "closes-6": "16:00", "opens-7": "" });
  expect(value(fields)).toEqual(periods);
});

test.each([
  ["half a day", week(["09:00", ""]), { "closes-1": { key: "required" } }],
  ["no time", week(["nine", "18:00"]), { "opens-1": { key: "time" } }],
  ["a time that no clock has", week(["09:00", "24:30"]), { "closes-1": { key: "time" } }],
  ["closing before opening", week(["18:00", "09:00"]), { "closes-1": { key: "closesFirst" } }],
  ["closing when opening", week(["09:00", "09:00"]), { "closes-1": { key: "closesFirst" } }],
  ["a week without hours", week(closed, closed), { "opens-1": { key: "neverOpen" } }],
  ["one open day", week(closed, nine), {} as Record<string, { key: string }>],
])("of %s the table says so at the field", (_, fields, errors) => {
  expect(hoursErrors(fields)).toEqual(errors);
});
