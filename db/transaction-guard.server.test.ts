import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { schema } from "./database.server.ts";

const { db, close } = await openTestDatabase();
afterAll(close);
const { tours } = schema;

test.each<[string, () => unknown]>([
  ["select", () => db.select().from(tours)],
  ["insert", () => db.insert(schema.settings).values({ key: "x", value: 1 })],
  ["update", () => db.update(tours).set({ featured: true })],
  ["delete", () => db.delete(tours)],
  ["execute", () => db.execute(sql`select 1`)],
  ["$count", () => db.$count(tours)],
  ["transaction", () => db.transaction(async () => {})],
])("db.%s inside a transaction is refused at once instead of waiting for itself for ever", async (name, use) => {
  await expect(db.transaction(async () => void (await use()))).rejects.toThrow(`db.${name} inside a transaction`);
});

test("the transaction's own handle works, in nested ones too, and afterwards db does again", async () => {
  const count = await db.transaction((tx) => tx.transaction((inner) => inner.$count(tours)));
  expect(await db.$count(tours)).toBe(count);
});

test("the refusal takes back what the transaction wrote", async () => {
  const broken = db.transaction(async (tx) => {
    await tx.delete(schema.testimonials);
    await db.$count(tours);
  });
  await expect(broken).rejects.toThrow("inside a transaction");
  expect(await db.$count(schema.testimonials)).toBe(4);
});

test("what runs beside a transaction, not inside it, is let through", async () => {
  const [, count] = await Promise.all([db.transaction((tx) => tx.$count(tours)), db.$count(tours)]);
  expect(count).toBe(9);
});
