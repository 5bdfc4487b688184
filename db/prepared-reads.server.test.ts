import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepPlans } from "./prepared-reads.server.ts";

const client = new PGlite();
beforeAll(async () => {
  await client.exec(`
    create table tours (id integer primary key, title text not null, start_date date, price numeric, tags text[] not null);
    insert into tours values (1, 'Kyoto', '2027-04-03', 12.50, '{a,b}'), (2, 'Paris', null, null, '{}');
  `);
  keepPlans(client);
});
afterAll(() => client.close());

const planned = async () => (await client.query<{ statement: string }>("SELECT statement FROM pg_prepared_statements")).rows;
const array = { rowMode: "array" as const };

test("a read answers the same the first time and every later time, in rows of either shape", async () => {
  const text = "select id, title, start_date, price, tags from tours where id >= $1 and title <> $2 order by id";
  const first = await client.query(text, [1, "x"], array);
  for (let time = 2; time <= 4; time++) expect((await client.query(text, [1, "x"], array)).rows).toEqual(first.rows);
  expect(first.rows).toHaveLength(2);
  expect((await client.query(text, [2, "x"])).rows).toEqual([{ id: 2, title: "Paris", start_date: null, price: null, tags: [] }]);
  expect((await client.query(text, [1, null])).rows).toEqual([]);
  expect((await planned()).some(({ statement }) => statement === text)).toBe(true);
});

test("the caller's own way of reading a type holds", async () => {
  const text = "select start_date from tours where id = $1";
  const asText = { ...array, parsers: { 1082: (value: string) => value } };
  for (let time = 1; time <= 3; time++) expect((await client.query(text, [1], asText)).rows).toEqual([["2027-04-03"]]);
  expect((await client.query<[Date]>(text, [1], array)).rows[0]?.[0]).toBeInstanceOf(Date);
});

test("what is asked once is not planned for later, and neither is a write", async () => {
  const once = "select 1 + $1::integer";
  const write = "update tours set title = title where id = $1";
  await client.query(once, [1]);
  for (let time = 1; time <= 3; time++) await client.query(write, [1]);
  const statements = (await planned()).map(({ statement }) => statement);
  expect(statements).not.toContain(once);
  expect(statements).not.toContain(write);
});

test("a read that fails says so as ever, and the next one answers", async () => {
  const text = "select 10 / $1::integer as result";
  for (let time = 1; time <= 3; time++) {
    expect((await client.query(text, [5])).rows).toEqual([{ result: 2 }]);
    await expect(client.query(text, [0])).rejects.toThrow("division by zero");
  }
});

test("a read follows a table that was changed meanwhile", async () => {
  const text = "select * from guides";
  await client.exec("create table guides (id integer)");
  for (let time = 1; time <= 2; time++) expect((await client.query(text)).rows).toEqual([]);
  await client.exec("alter table guides add name text; insert into guides values (1, 'Mira')");
  expect((await client.query(text)).rows).toEqual([{ id: 1, name: "Mira" }]);
  await client.exec("drop table guides");
  await expect(client.query(text)).rejects.toThrow("does not exist");
});

test("a read waits for a running transaction and sees what it wrote", async () => {
  const text = "select title from tours where id = $1";
  for (let time = 1; time <= 2; time++) await client.query(text, [1]);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const renaming = client.transaction(async (tx) => {
    begin();
    await asked;
    await tx.query("update tours set title = 'Nara' where id = 1");
  });
  await begun;
  const reading = client.query(text, [1], array);
  ask();
  await renaming;
  expect((await reading).rows).toEqual([["Nara"]]);
});

test("however many reads are planned, only the latest two hundred are kept", async () => {
  for (let number = 0; number < 230; number++) for (let time = 1; time <= 2; time++) await client.query(`select ${number} as number`);
  expect((await planned()).length).toBeLessThanOrEqual(201);
  expect((await client.query("select 0 as number")).rows).toEqual([{ number: 0 }]);
});
