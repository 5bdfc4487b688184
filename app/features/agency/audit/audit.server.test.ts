import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { desc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import * as audit from "./audit.server.ts";
import * as auditLog from "#app/features/agency/audit/admin/audit-log.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());

test("an entry keeps what a change replaced and by what", async () => {
  const facts = { actorName: "Meera", action: "team.changed", subjectType: "team-member", subjectId: "3" };
  await handle.db.transaction((tx) =>
    audit.writeAudit(tx, { ...facts, details: { why: "asked" }, before: { name: "Ann" }, after: { name: "Bea" } }),
  );
  const [entry] = await handle.db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ ...facts, details: { why: "asked", before: { name: "Ann" }, after: { name: "Bea" } } });
});

test("the log has verbs to write and to read, and none to change or delete", () => {
  expect(Object.keys(audit).sort()).toEqual(["latestActivity", "timesOf", "writeAudit"]);
  expect(Object.keys(auditLog).sort()).toEqual(["auditCsv", "auditPage"]);
});

/**
 * The name of somebody whose account is deleted goes from what she did (privacy policy): the one change that is ever made.
 */
const forgetsNames = "app/features/people/accounts/deletion/account-parts.server.ts";

/** Once, for all entries alike: the word for an article is another one since. */
const renamesArticles = "db/migrations/0024_articles.sql";

test("nothing in the program changes or deletes an entry, but the name of who has left", () => {
  const files = execFileSync("git", ["ls-files", "app", "db", "scripts"], { encoding: "utf8" }).split("\n");
  const sources = files.filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !/\.test\.tsx?$/.test(file) && fs.existsSync(file));
  expect(sources.length).toBeGreaterThan(300);
  const touches = (file: string) => {
    const code = fs.readFileSync(file, "utf8");
    return [
      ...code.matchAll(/(?:\.(?:update|delete)\(\s*(?:\w+\.)*auditEntries\s*\)|(?:update|delete from|truncate)\s+"?audit_entries)[^;]*/gi),
    ].map(([found]) => found);
  };
  const found = sources.flatMap((file) => touches(file).map((change) => ({ file, change })));
  for (const { file, change } of found) {
    if (file === renamesArticles) continue;
    expect(file).toBe(forgetsNames);
    expect(change).toMatch(/^\.update\(auditEntries\)\.set\(\{ actorName: "deleted-account" \}\)/);
  }
});
