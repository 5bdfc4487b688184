import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { expect, onTestFinished, test } from "vitest";

const folder = path.resolve("db/migrations");
const files = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .sort();
const statesFile = files.find((file) => file.includes("content_states")) ?? "";

test("what was published stays published when states come, and what was not becomes a draft", { tags: "more" }, async () => {
  const database = await PGlite.create();
  onTestFinished(() => database.close());
  const run = (file: string) => database.exec(fs.readFileSync(path.join(folder, file), "utf8"));
  for (const file of files.slice(0, files.indexOf(statesFile))) await run(file);
  await database.exec(`
    insert into pictures (name, version, width, height, dominant_colour) values ('a/b', '1', 1, 1, '#000000');
    insert into destinations (slug, continent, latitude, longitude, picture_name, place_folded, published)
      values ('shown', 'Asia', 0, 0, 'a/b', 'x', true), ('unseen', 'Asia', 0, 0, 'a/b', 'x', false);
    insert into tours (slug, category, duration_days, base_price_minor, group_min, group_max, published, time_zone, start_weekday, latitude, longitude, picture_name)
      values ('shown', 'Luxury', 2, 100, 1, 2, true, 'UTC', 1, 0, 0, 'a/b'), ('unseen', 'Luxury', 2, 100, 1, 2, false, 'UTC', 1, 0, 0, 'a/b');
    insert into reviews (id, tour_id, name, language, date, rating, comment)
      values ('018f0000-0000-7000-8000-000000000001', 1, 'Asha', 'en', '2026-01-01', 5, 'Good');
    insert into testimonials (id, slug, name, picture_name, rating, position)
      values ('018f0000-0000-7000-8000-000000000001', 'asha', 'Asha', 'a/b', 5, 1);
  `);
  await run(statesFile);
  const statesOf = async (table: string, by: string) =>
    (await database.query<{ state: string }>(`select state from ${table} order by ${by}`)).rows.map(({ state }) => state);
  expect(await statesOf("tours", "slug")).toEqual(["published", "draft"]);
  expect(await statesOf("destinations", "slug")).toEqual(["published", "draft"]);
  expect(await statesOf("testimonials", "slug")).toEqual(["published"]);
  expect(await statesOf("reviews", "id")).toEqual(["published"]);
});
