import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";
import { readRecurrence } from "#app/features/selling/catalogue/schedule/recurrence.server.ts";

const folder = path.resolve("db/migrations");
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .sort();
const schedulesFile = files.find((file) => file.includes("schedules")) ?? "";

test("what departed each week of before goes on by a rule; what was made on other days stays by itself", async () => {
  const database = await PGlite.create();
  onTestFinished(() => database.close());
  const migrate = (file: string) => database.exec(fs.readFileSync(path.join(folder, file), "utf8"));
  for (const file of files.slice(0, files.indexOf(schedulesFile))) await migrate(file);
  await database.exec(`
    insert into pictures (name, version, width, height, dominant_colour) values ('a/b', 'x', 1, 1, '#000000');
    insert into tours (slug, category, duration_days, base_price_minor, group_min, group_max, time_zone, start_weekday, latitude, longitude, picture_name, created_at)
      values ('weekly', 'Luxury', 2, 100, 1, 8, 'UTC', 6, 0, 0, 'a/b', '2026-11-01'), ('new', 'Luxury', 2, 100, 1, 8, 'UTC', 7, 0, 0, 'a/b', '2026-11-02');
    insert into departures (id, tour_id, start_date, end_date, capacity, vacancies)
      select gen_random_uuid(), 1, day, day + 1, 8, 3 from unnest(array['2026-11-28', '2026-12-05', '2026-12-09', '2027-05-01']::date[]) as day;
  `);
  const before = (await database.query("select id, start_date, capacity, vacancies, closed from departures order by id")).rows;
  await migrate(schedulesFile);
  const rules = (
    await database.query<{ id: string; tour_id: number; recurrence: string; on_sale_to: string | null; capacity: null }>(
      "select id, tour_id, recurrence, on_sale_to::text, capacity from schedule_rules order by tour_id",
    )
  ).rows;
  expect(rules.map(({ tour_id, recurrence, on_sale_to, capacity }) => [tour_id, readRecurrence(recurrence), on_sale_to, capacity])).toEqual(
    [
      [1, { pattern: { kind: "weekly", every: 1, weekdays: [6] }, first: "2026-11-28", until: null }, "2027-05-01", null],
      [2, { pattern: { kind: "weekly", every: 1, weekdays: [7] }, first: "2026-11-08", until: null }, null, null],
    ],
  );
  expect(rules.every(({ id }) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  const owned = await database.query("select start_date::text as day, rule_id is not null as ruled from departures order by start_date");
  expect(owned.rows).toEqual([
    { day: "2026-11-28", ruled: true },
    { day: "2026-12-05", ruled: true },
    { day: "2026-12-09", ruled: false },
    { day: "2027-05-01", ruled: true },
  ]);
  expect((await database.query("select id, start_date, capacity, vacancies, closed from departures order by id")).rows).toEqual(before);
});
