import { afterAll, beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { defaultSettings, readSettings, settingsSchema, yearsOfExperience } from "./settings.server.ts";

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
  expect(await readSettings(db)).toEqual({ ...defaultSettings, rates });
});

test("a stored value from before a part of it existed is read with that part's default", async () => {
  const before = { cutOffDays: 5, holdMinutes: 20, transferDueHours: 48 };
  await db.insert(schema.settings).values({ key: "booking", value: before });
  expect((await readSettings(db)).booking).toEqual({ ...defaultSettings.booking, ...before });
});

test.each([
  ["rates", { date: "2026-11-20", INR: 0, EUR: 0.9, GBP: 0.8 }],
  ["rates", { INR: 80 }],
  ["booking", "soon"],
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
