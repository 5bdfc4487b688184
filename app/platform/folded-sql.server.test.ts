import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { foldText } from "#app/values/folded-text.ts";
import { openTestDatabase } from "#test/database.ts";
import { foldedSql } from "./folded-sql.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

test.each(["Málaga", "Größe", "STRASSE", "Smørrebrød", "Ærø", "Ngô Đình", "नमस्ते", "क़िला", "ﬁne"])(
  "%s is folded as a search folds it",
  async (text) => {
    const folded = sql<string>`${foldedSql(sql`${text}::text`)}`;
    expect(await handle.db.select({ folded }).from(sql`(select 1) as one`)).toEqual([{ folded: foldText(text) }]);
  },
);
