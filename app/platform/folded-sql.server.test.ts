import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { foldText } from "#app/values/folded-text.ts";
import { openTestDatabase } from "#test/database.ts";
import { foldedSql } from "./folded-sql.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

test.each(["Málaga", "Größe", "STRASSE", "Smørrebrød", "Ærø", "Ngô Đình", "नमस्ते", "ﬁne"])(
  "a column folds %j as the search folds it",
  async (text) => {
    const { rows } = await handle.db.execute<{ folded: string }>(sql`select ${foldedSql(sql`${text}::text`)} as folded`);
    expect(rows).toEqual([{ folded: foldText(text) }]);
  },
);
