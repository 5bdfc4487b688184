import { afterAll, beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { auditPerPage, type AuditFilters } from "./audit-list.ts";
import { auditCsv, auditPage } from "./audit-log.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { auditEntries } = schema;
const timeZone = "Asia/Kolkata";

const all: AuditFilters = { actor: "", action: "", subject: "", from: undefined, to: undefined };
const logOf = (filters: Partial<AuditFilters> = {}) => ({ filters: { ...all, ...filters }, timeZone });
const entry = { actorName: "Meera", action: "account.admin-made", subjectType: "profile", subjectId: "p1" };
const idOf = (index: number) => `019a0000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const found = async (filters: Partial<AuditFilters>) => (await auditPage(db, logOf(filters), {})).rows.map(({ subjectId }) => subjectId);

beforeEach(async () => {
  await db.delete(auditEntries);
});

test("who did something is found by the name of then, by her name of now and by her email address, with or without accents", async () => {
  const [zoe] = await db
    .insert(schema.profiles)
    .values({ firstName: "Zoé", lastName: "Married", email: "zoe.maiden@example.org" })
    .returning();
  await db.insert(auditEntries).values([
    { ...entry, subjectId: "1", actorId: zoe!.id, actorName: "Zoé Maiden" },
    { ...entry, subjectId: "2", actorName: "Somebody else" },
  ]);
  for (const actor of ["zoe maiden", "ZOÉ MARRIED", "zoe.maiden@"]) expect([actor, await found({ actor })]).toEqual([actor, ["1"]]);
  expect(await found({ actor: "zoe unmarried" })).toEqual([]);
});

test("pages follow each other by key in both directions, also while entries are written", async () => {
  const count = 2 * auditPerPage + 10;
  await db
    .insert(auditEntries)
    .values(Array.from({ length: count }, (_, index) => ({ ...entry, id: idOf(index), subjectId: String(index) })));
  const numbers = (page: Awaited<ReturnType<typeof auditPage>>) => page.rows.map(({ subjectId }) => Number(subjectId));
  const first = await auditPage(db, logOf(), {});
  expect(numbers(first)[0]).toBe(count - 1);
  expect(first).toMatchObject({ newer: undefined, older: idOf(count - auditPerPage) });
  await db.insert(auditEntries).values({ ...entry, id: idOf(9_999) });
  const second = await auditPage(db, logOf(), { before: first.older! });
  expect(numbers(second)[0]).toBe(numbers(first).at(-1)! - 1);
  const third = await auditPage(db, logOf(), { before: second.older! });
  expect(numbers(third)).toHaveLength(10);
  expect(third.older).toBeUndefined();
  const back = await auditPage(db, logOf(), { after: third.newer! });
  expect(numbers(back)).toEqual(numbers(second));
  expect(back).toMatchObject({ newer: idOf(count - auditPerPage - 1), older: idOf(10) });
});

test("the log is filtered by who, what, about what and when", async () => {
  await db.insert(auditEntries).values([
    { ...entry, subjectId: "1", actorName: "MEERA Rawat" },
    { ...entry, subjectId: "2", action: "team.added", subjectType: "team-member" },
    { ...entry, subjectId: "3", actorName: "100%" },
  ]);
  expect(await found({ actor: "rawat" })).toEqual(["1"]);
  expect(await found({ actor: "%" })).toEqual(["3"]);
  expect(await found({ action: "team.added" })).toEqual(["2"]);
  expect(await found({ subject: "team-member" })).toEqual(["2"]);
  expect(await found({ subject: "3" })).toEqual(["3"]);
  expect(await found({ subject: "profile 3" })).toEqual(["3"]);
  expect(await found({ subject: "team-member 3" })).toEqual([]);
});

test("days begin and end in the agency's time zone", async () => {
  await db.insert(auditEntries).values([
    { ...entry, id: idOf(1), subjectId: "before", at: new Date("2026-11-19T18:29:59Z") },
    { ...entry, id: idOf(2), subjectId: "first", at: new Date("2026-11-19T18:30:00Z") },
    { ...entry, id: idOf(3), subjectId: "last", at: new Date("2026-11-20T18:29:59Z") },
    { ...entry, id: idOf(4), subjectId: "after", at: new Date("2026-11-20T18:30:00Z") },
  ]);
  expect(await found({ from: "2026-11-20", to: "2026-11-20" })).toEqual(["last", "first"]);
});

test("the export has every matching entry once, and no cell is a formula", async () => {
  await db
    .insert(auditEntries)
    .values(
      Array.from({ length: 1_001 }, (_, index) => ({ ...entry, id: idOf(index), actorName: "=cmd()", details: { note: 'say "so"' } })),
    );
  await db.insert(auditEntries).values({ ...entry, action: "other" });
  let text = "";
  for await (const piece of auditCsv({ db, language: "en" }, logOf({ action: entry.action }))) text += piece;
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe('\uFEFF"When","Who","What","About","Number","Details"');
  expect(lines).toHaveLength(1_002);
  expect(lines[1]).toContain(`"'=cmd()"`);
  expect(lines[1]).toContain('"{""note"":""say \\""so\\""""}"');
});
