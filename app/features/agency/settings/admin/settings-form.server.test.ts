import { describe, expect, test } from "vitest";
import { fieldsOf, parseSettings, sentFields, withRatesDay } from "./settings-form.server.ts";
import { settingsSections, type SettingsSection } from "./settings-form.ts";
import { defaultSettings } from "#app/features/agency/settings/settings.server.ts";

const today = "2026-11-21";
const parse = (section: SettingsSection, changes: Record<string, string> = {}) =>
  parseSettings(section, { ...fieldsOf(section, defaultSettings), ...changes }, today);

test.each(settingsSections)("what the form of %s is filled in with is read as what is stored", (section) => {
  expect(parse(section)).toEqual({ ok: true, value: defaultSettings[section] });
});

describe("what cannot be meant is refused at its field", () => {
  test.each<[SettingsSection, string, string, unknown]>([
    ["brand", "name", "", { key: "required" }],
    ["brand", "name", "x".repeat(41), { key: "tooLong", max: 40 }],
    ["brand", "name", "{{x}}", { key: "signs" }],
    ["brand", "foundedYear", "long ago", { key: "number" }],
    ["brand", "foundedYear", "1850", { key: "range", min: 1900, max: 2100 }],
    ["brand", "countries", "2.5", { key: "whole" }],
    ["contacts", "phones-0", "11 4000 2015", { key: "phone" }],
    ["contacts", "phones-1", "+91 <b>", { key: "phone" }],
    ["contacts", "emails-0", "nobody", { key: "email" }],
    ["contacts", "country", "Q9", { key: "country" }],
    ["contacts", "country", "ZQ", { key: "country" }],
    ["contacts", "latitude", "91", { key: "range", min: -90, max: 90 }],
    ["contacts", "street", "", { key: "required" }],
    ["hours", "timeZone", "Middle/Earth", { key: "zone" }],
    ["hours", "closes-1", "08:00", { key: "closesFirst" }],
    ["social", "x", "http://x.com/yatrika", { key: "link" }],
    ["social", "youtube", "javascript:alert(1)", { key: "link" }],
    ["social", "linkedin", "yatrika", { key: "link" }],
    ["rates", "INR", "0", { key: "range", min: 40, max: 200 }],
    ["rates", "INR", "-75", { key: "range", min: 40, max: 200 }],
    ["rates", "INR", "7.5", { key: "range", min: 40, max: 200 }],
    ["rates", "EUR", "", { key: "required" }],
    ["rates", "EUR", "1e3", { key: "number" }],
    ["rates", "date", "2026-11-22", { key: "dateAhead" }],
    ["rates", "date", "2026-02-30", { key: "date" }],
    ["rates", "date", "", { key: "required" }],
    ["booking", "administrativeFee", "fifty", { key: "amount" }],
    ["booking", "administrativeFee", "", { key: "required" }],
    ["booking", "administrativeFee", "10001", { key: "range", min: 0, max: 10_000 }],
    ["booking", "childPricePercent", "101", { key: "range", min: 0, max: 100 }],
    ["booking", "cutOffDays", "-1", { key: "range", min: 0, max: 60 }],
    ["booking", "holdMinutes", "0", { key: "range", min: 5, max: 1_440 }],
    ["booking", "transferDueHours", "1.5", { key: "whole" }],
    ["bankTransfer", "accountNumber", "DE00 3704 0044 0532 0130 00", { key: "account" }],
    ["bankTransfer", "accountNumber", "12/34", { key: "account" }],
    ["bankTransfer", "bic", "SHORT", { key: "bic" }],
    ["bankTransfer", "bic", "HDFCO001234", { key: "bic" }],
    ["bankTransfer", "upi", "yatrika", { key: "upi" }],
    ["bankTransfer", "upi", "yatrika@ok bank", { key: "upi" }],
  ])("%s: %s is %j", (section, field, text, error) => {
    expect(parse(section, { [field]: text })).toEqual({ ok: false, errors: { [field]: error } });
  });

  test("the second address of two, where the first line was left empty, is told at its own line", () => {
    const changes = { "emails-0": "", "emails-1": "", "emails-2": "a@example.org", "emails-3": "none" };
    expect(parse("contacts", changes)).toEqual({ ok: false, errors: { "emails-3": { key: "email" } } });
  });

  test("no phone number at all is told at the first line", () => {
    expect(parse("contacts", { "phones-0": "", "phones-1": "" })).toEqual({ ok: false, errors: { "phones-0": { key: "required" } } });
  });
});

describe("what can be meant is taken", () => {
  test.each<[SettingsSection, Record<string, string>, unknown]>([
    ["rates", { INR: "84,25", date: today }, { INR: 84.25, date: today }],
    ["booking", { administrativeFee: "49.50" }, { administrativeFeeUsdMinor: 4_950 }],
    ["booking", { administrativeFee: "0" }, { administrativeFeeUsdMinor: 0 }],
    ["booking", { childPricePercent: "" }, { childPricePercent: null }],
    ["contacts", { country: "fr", "phones-0": "", "phones-1": "+33 1 23 45 67 89" }, { country: "FR", phones: ["+33 1 23 45 67 89"] }],
    ["bankTransfer", { accountNumber: "de89 3704 0044  0532 0130 00" }, { accountNumber: "DE89 3704 0044 0532 0130 00" }],
    ["bankTransfer", { upi: "yatrika.tours-1@okbank" }, { upi: "yatrika.tours-1@okbank" }],
    ["bankTransfer", { upi: "" }, { upi: "" }],
    ["hours", { timeZone: "Europe/Berlin" }, { timeZone: "Europe/Berlin" }],
  ])("%s %j", (section, changes, value) => {
    expect(parse(section, changes)).toMatchObject({ ok: true, value });
  });

  test("networks without an address are left out", () => {
    const nothing = { instagram: "", facebook: "", youtube: "" };
    expect(parse("social", { ...nothing, x: "https://x.com/yatrika" })).toEqual({
      ok: true,
      value: [{ network: "x", url: "https://x.com/yatrika" }],
    });
  });

  test("line breaks and control characters of a sent text are one space", () => {
    const sent = new FormData();
    sent.set("name", " Yatrika\r\nBcc: x\0 ");
    expect(sentFields(sent)).toEqual({ name: "Yatrika Bcc: x" });
  });
});

test.each([
  ["rates that nobody has changed keep their day", {}, "2026-11-01"],
  ["a rate written another way is not changed", { EUR: "0,920" }, "2026-11-01"],
  ["a changed rate is of today", { INR: "84.5" }, today],
  ["a changed rate is of the day that she gives", { INR: "84.5", date: "2026-11-19" }, "2026-11-19"],
  ["rates that she confirms are of today", { ofToday: "yes" }, today],
])("%s", (_name, typed, day) => {
  const stored = fieldsOf("rates", defaultSettings);
  expect(withRatesDay({ ...stored, ...typed }, stored, today).date).toBe(day);
});
