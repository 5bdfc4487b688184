import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

test.runIf(handle.kind === "pglite")("lists of values are read as lists, those of whole rows are left as text", async () => {
  if (handle.kind !== "pglite") return;
  const { rows } = await handle.client.query(
    "select array['a','b'] words, array[1,2] numbers, array(select version_row from catalogue_version version_row) kept",
  );
  expect(rows).toEqual([{ words: ["a", "b"], numbers: [1, 2], kept: expect.stringMatching(/^\{"?\(/) }]);
});
