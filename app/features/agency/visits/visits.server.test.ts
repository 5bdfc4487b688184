import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { schema, type Database } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openEmptyDatabase } from "#test/database.ts";
import { closeVisitDays, mayCount, VisitCounter } from "./visits.server.ts";

const { visitDays, visitHashes } = schema;
const handle = await openEmptyDatabase();
afterAll(() => handle.close());
const { db } = handle;

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const view = (address: string, headers: Record<string, string>) => ({ address, header: (name: string) => headers[name] });
const by = (agent: string, address = "192.0.2.1") => view(address, { "user-agent": agent });

let time = testNow;
function counter(database: Database = db) {
  const made = new VisitCounter(database, () => time);
  onTestFinished(() => made.stop());
  return made;
}
const days = () => db.select().from(visitDays).orderBy(visitDays.day);
const hashes = () => db.select().from(visitHashes);

beforeEach(async () => {
  time = testNow;
  await db.delete(visitDays);
  await db.delete(visitHashes);
});

describe("visitors of a day", () => {
  test("two browsers behind one address are two, one browser twice is one", async () => {
    const visits = counter();
    for (const agent of [firefox, safari, firefox]) visits.record(by(agent));
    await visits.flush();
    visits.record(by(firefox));
    await visits.flush();
    expect(await days()).toMatchObject([{ day: "2026-11-21", visitors: 2, pageViews: 4 }]);
  });

  test("one browser at two addresses is two, and counted by two processes still one each", async () => {
    const [one, other] = [counter(), counter()];
    for (const visits of [one, other]) {
      visits.record(by(firefox, "192.0.2.1"));
      visits.record(by(firefox, "192.0.2.2"));
    }
    await Promise.all([one.flush(), other.flush()]);
    expect(await days()).toMatchObject([{ visitors: 2, pageViews: 4 }]);
  });

  test("neither address nor browser is stored", async () => {
    const visits = counter();
    visits.record(by(firefox));
    await visits.flush();
    expect(JSON.stringify([await days(), await hashes()])).not.toMatch(/192\.0\.2|Firefox/);
  });

  test("the same browser has another hash on another day", async () => {
    const visits = counter();
    visits.record(by(firefox));
    await visits.flush();
    time = new Date("2026-11-22T06:00:00Z");
    visits.record(by(firefox));
    await visits.flush();
    const [first, second] = await hashes();
    expect(first?.hash).not.toBe(second?.hash);
    expect(await days()).toMatchObject([{ visitors: 1 }, { visitors: 1 }]);
  });
});

test.each([
  ["a browser", { "user-agent": firefox }, true],
  ["a browser that does not mind", { "user-agent": firefox, dnt: "0" }, true],
  ["Do Not Track", { "user-agent": firefox, dnt: "1" }, false],
  ["Global Privacy Control", { "user-agent": firefox, "sec-gpc": "1" }, false],
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, false],
  ["a program", { "user-agent": "curl/8.5.0" }, false],
  ["no name at all", {}, false],
  ["an empty name", { "user-agent": "" }, false],
] as const)("%s: counted %j %s", (_, headers, counted) => {
  expect(mayCount(view("192.0.2.1", headers).header)).toBe(counted);
});

describe("when the day is over", () => {
  test("salt and hashes go, the numbers stay", async () => {
    const visits = counter();
    visits.record(by(firefox));
    await visits.flush();
    await closeVisitDays(db, new Date("2026-11-21T23:59:59Z"));
    expect(await days()).toMatchObject([{ salt: expect.any(String) }]);
    await closeVisitDays(db, new Date("2026-11-22T00:05:00Z"));
    expect(await days()).toEqual([{ day: "2026-11-21", salt: null, visitors: 1, pageViews: 1 }]);
    expect(await hashes()).toEqual([]);
  });

  test("a clock that goes back writes no hash without a salt", async () => {
    await db.insert(visitDays).values({ day: "2026-11-21", salt: null, visitors: 7 });
    const visits = counter();
    visits.record(by(firefox));
    await visits.flush();
    expect(await hashes()).toEqual([]);
    expect(await days()).toMatchObject([{ salt: null, visitors: 7 }]);
  });
});

describe("counting is never in the way", () => {
  test("noting a page asks no database", () => {
    const asked = vi.fn();
    const visits = counter(new Proxy({}, { get: asked }) as Database);
    for (let n = 0; n < 20_000; n++) visits.record(by(firefox, `192.0.2.${n % 250}`));
    expect(asked).not.toHaveBeenCalled();
  });

  test("a database that is away costs the numbers, not the program, and the next visits count again", async () => {
    let away = true;
    const flaky = new Proxy(db, {
      get(database, name) {
        if (away) throw new Error("away");
        const member: unknown = Reflect.get(database, name);
        return typeof member === "function" ? member.bind(database) : member;
      },
    });
    const visits = counter(flaky);
    visits.record(by(safari));
    await expect(visits.flush()).rejects.toThrow("away");
    away = false;
    visits.record(by(firefox));
    await visits.flush();
    expect(await days()).toMatchObject([{ visitors: 1, pageViews: 1 }]);
  });

  test("what waits has its limits: in number, and in the length of a browser's name", async () => {
    const visits = counter();
    const long = `${firefox} ${"x".repeat(60_000)}`;
    visits.record(by(`${long}1`));
    visits.record(by(`${long}2`));
    for (let n = 0; n < 12_000; n++) visits.record(by(firefox, `2001:db8::${n.toString(16)}`));
    await visits.flush();
    const [day] = await days();
    expect(day).toMatchObject({ pageViews: 10_000, visitors: 9_999 });
  });
});
