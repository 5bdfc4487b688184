import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { settingsSections } from "#app/features/agency/settings/admin/settings-form.ts";
import { defaultSettings, readSettings, settingsSchema, yearsOfExperience, type Settings } from "./settings.server.ts";

const { db, close } = await openTestDatabase();
afterAll(close);
beforeEach(async () => void (await db.delete(schema.settings)));

test("what nobody has set has its default, and the defaults are valid", async () => {
  expect(settingsSchema.parse(defaultSettings)).toEqual(defaultSettings);
  expect(await readSettings(db)).toEqual(defaultSettings);
});

test("a stored value replaces its default and no other", async () => {
  const rates = { date: "2026-11-20", INR: 80, EUR: 0.9, GBP: 0.8 };
  await db.insert(schema.settings).values({ key: "rates", value: rates });
  expect(await readSettings(db)).toEqual({ ...defaultSettings, rates: { ...defaultSettings.rates, ...rates } });
});

/** What was saved in each section, no value of it a default's. */
const saved: Settings = {
  brand: { name: "Musafira", legalName: "Musafira Travel", foundedYear: 2016, countries: 12 },
  contacts: {
    phones: ["+91 22 4000 2016"],
    emails: ["hello@musafira.example"],
    street: "1 Marine Drive",
    city: "Mumbai",
    postalCode: "400002",
    country: "NP",
    latitude: 18.9432,
    longitude: 72.8235,
  },
  hours: { timeZone: "Asia/Kathmandu", periods: [{ from: 2, to: 4, opens: "08:00", closes: "12:00" }] },
  social: [{ network: "x", url: "https://x.com/musafira.example" }],
  rates: { date: "2026-11-20", INR: 80, EUR: 0.9, GBP: 0.8, defaultCurrency: "USD" },
  booking: {
    administrativeFeeUsdMinor: 7_500,
    dearerDateUsdMinor: 2_500,
    childPricePercent: null,
    cutOffDays: 5,
    holdMinutes: 20,
    transferDueHours: 48,
  },
  departures: { monthsAhead: 12 },
  bankTransfer: {
    accountHolder: "Musafira Travel",
    bank: "Bank of Mumbai",
    accountNumber: "9999 8888",
    bic: "MUMBINBB",
    upi: "musafira@okbank",
  },
};

describe("what an older release has saved", () => {
  test.each(
    settingsSections.flatMap((section) =>
      Object.keys(saved[section]).flatMap((key) => (Array.isArray(saved[section]) ? [] : [[section, key] as const])),
    ),
  )("%s before it had %s is read with that part's default and everything else as it was saved", async (section, key) => {
    const { [key]: _, ...before } = saved[section] as Record<string, unknown>;
    await db.insert(schema.settings).values({ key: section, value: before });
    const added = (defaultSettings[section] as Record<string, unknown>)[key];
    expect(await readSettings(db)).toEqual({ ...defaultSettings, [section]: { ...saved[section], [key]: added } });
  });

  test.each(settingsSections)("%s with parts that are no more is read without them", async (section) => {
    const value = Array.isArray(saved[section])
      ? saved[section].map((one) => ({ ...one, gone: 1 }))
      : { ...saved[section], gone: { by: 1 } };
    await db.insert(schema.settings).values([
      { key: section, value },
      { key: "noLongerASection", value: {} },
    ]);
    expect(await readSettings(db)).toEqual({ ...defaultSettings, [section]: saved[section] });
  });

  test("a list is what was saved, without what the default's holds more", async () => {
    await db.insert(schema.settings).values([
      { key: "social", value: [] },
      { key: "hours", value: saved.hours },
    ]);
    expect(await readSettings(db)).toMatchObject({ social: [], hours: saved.hours });
  });
});

test.each([
  ["rates", { date: "2026-11-20", INR: 0, EUR: 0.9, GBP: 0.8 }],
  ["rates", { INR: null }],
  ["booking", "soon"],
  ["booking", []],
  ["social", {}],
])("a stored value of %s that is not valid (%j) is refused: nothing is priced by it", async (key, value) => {
  await db.insert(schema.settings).values({ key, value });
  await expect(readSettings(db)).rejects.toThrow(key);
});

test.each([
  ["2026-11-21T06:00:00Z", 11],
  ["2018-01-01T00:00:00Z", 10],
  ["2035-12-31T23:59:59Z", 20],
])("on %s a company founded in 2015 has %i years of experience", (now, years) => {
  expect(yearsOfExperience(2015, new Date(now))).toBe(years);
});
