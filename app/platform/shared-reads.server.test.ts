import { expect, test } from "vitest";
import type { Queryable } from "#db/database.server.ts";
import { forgetReads, keepReads, sharedRead } from "./shared-reads.server.ts";

const aDatabase = () => ({}) as Queryable;

function countedRead() {
  let asked = 0;
  const read = sharedRead(async (_db: Queryable, language: string) => `${language} ${++asked}`);
  return { read, asked: () => asked };
}

test("a shared read asks the database once for each key until the catalogue changes", async () => {
  const db = aDatabase();
  keepReads(db);
  const { read, asked } = countedRead();
  expect(await Promise.all([read(db, "en"), read(db, "en"), read(db, "hi")])).toEqual(["en 1", "en 1", "hi 2"]);
  forgetReads(db);
  expect(await read(db, "en")).toBe("en 3");
  expect(asked()).toBe(3);
});

test("a database that nobody watches is asked every time", async () => {
  const db = aDatabase();
  const { read, asked } = countedRead();
  forgetReads(db);
  await read(db, "en");
  await read(db, "en");
  expect(asked()).toBe(2);
});

test("two databases of one process do not see each other's answers", async () => {
  const [one, other] = [aDatabase(), aDatabase()];
  keepReads(one);
  keepReads(other);
  const { read } = countedRead();
  expect(await read(one, "en")).not.toBe(await read(other, "en"));
});

test("a failed read is not kept", async () => {
  const db = aDatabase();
  keepReads(db);
  let fails = true;
  const read = sharedRead(async () => {
    if (fails) throw new Error("database is away");
    return "there";
  });
  await expect(read(db, "en")).rejects.toThrow("away");
  fails = false;
  expect(await read(db, "en")).toBe("there");
});
