import { expect, test } from "vitest";
import { ago, exactTime } from "./time-texts.ts";

const now = "2026-11-21T06:00:00.000Z";

test.each([
  ["2026-11-21T05:59:31Z", "now"],
  ["2026-11-21T05:59:00Z", "1 minute ago"],
  ["2026-11-21T03:01:00Z", "2 hours ago"],
  ["2026-11-18T06:00:00Z", "3 days ago"],
  ["2026-11-08T06:00:00Z", "1 week ago"],
  ["2026-09-01T06:00:00Z", "2 months ago"],
  ["2024-11-01T06:00:00Z", "2 years ago"],
])("%s is told as %j", (instant, told) => expect(ago("en", instant, now)).toBe(told));

test("a time from now is told in the page's language", () => {
  expect(ago("de", "2026-11-18T06:00:00Z", now)).toBe("vor 3 Tagen");
  expect(ago("hi", new Date("2026-11-18T06:00:00Z"), new Date(now))).toBe("3 दिन पहले");
});

test("an exact time names its zone", () => {
  expect(exactTime("en", now, "Asia/Kolkata")).toBe("21 Nov 2026, 11:30:00, India time");
});
