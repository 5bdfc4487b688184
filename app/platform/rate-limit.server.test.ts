import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openEmptyDatabase } from "#test/database.ts";
import { connectionOf, countRequest, forgetOldRates, rateLimits } from "./rate-limit.server.ts";

const handle = await openEmptyDatabase();
afterAll(() => handle.close());
const { db } = handle;
beforeEach(() => db.delete(schema.rateCounts));

const limit = { name: "test", requests: 3, windowMs: 600_000 };
const ask = (time: string, source = "192.0.2.1", of = limit) =>
  countRequest({ db, secret: "a secret", now: () => new Date(`2026-11-21T${time}Z`) }, of, source);
const ok = { ok: true };

describe("a limit of three in ten minutes", () => {
  test("hears three, refuses the fourth until the window is over, and then hears again", async () => {
    for (const time of ["06:01:00", "06:02:00", "06:09:00"]) expect(await ask(time)).toEqual(ok);
    expect(await ask("06:09:01")).toEqual({ ok: false, wait: 59 });
    expect(await ask("06:09:59.999")).toEqual({ ok: false, wait: 1 });
    expect(await ask("06:10:00")).toEqual(ok);
  });

  test("does not touch other addresses or other things that are limited", async () => {
    for (let n = 0; n < 4; n++) await ask("06:01:00");
    expect(await ask("06:01:00", "192.0.2.2")).toEqual(ok);
    expect(await ask("06:01:00", "192.0.2.1", { ...limit, name: "other" })).toEqual(ok);
    expect(await ask("06:01:00")).toMatchObject({ ok: false });
  });

  test("counts in the database: of twenty at once three are heard", async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => ask("06:01:00")));
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(3);
    expect(await db.select({ count: schema.rateCounts.count }).from(schema.rateCounts)).toEqual([{ count: 20 }]);
  });
});

test("contact and newsletter hear ten in ten minutes", () => {
  for (const of of [rateLimits.contact, rateLimits.newsletter]) expect(of).toMatchObject({ requests: 10, windowMs: 600_000 });
});

test("no address is stored", async () => {
  await ask("06:01:00", "192.0.2.77");
  expect(JSON.stringify(await db.select().from(schema.rateCounts))).not.toContain("192.0.2.77");
});

test("windows that are over are forgotten, the running one is not", async () => {
  await ask("04:49:00");
  await ask("06:01:00");
  await forgetOldRates(db, new Date("2026-11-21T06:05:00Z"));
  expect(await db.select({ start: schema.rateCounts.windowStart }).from(schema.rateCounts)).toEqual([
    { start: new Date("2026-11-21T06:00:00Z") },
  ]);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["192.0.2.7:51812", "192.0.2.7"],
  ["[2001:db8:1:2:3::9]:51812", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2:3::9]", "2001:db8:1:2::/64"],
])("%s counts as %s", (address, connection) => expect(connectionOf(address)).toBe(connection));
