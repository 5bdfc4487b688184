import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openEmptyDatabase } from "#test/database.ts";
import {
  beginAttempt,
  connectionOf,
  countRequest,
  forgetOldRates,
  forgiveAttempt,
  rateLimits,
  type RateLimit,
} from "./rate-limit.server.ts";

const handle = await openEmptyDatabase();
afterAll(() => handle.close());
const { db } = handle;
beforeEach(() => db.delete(schema.rateCounts));

const limit: RateLimit = { name: "test", most: 3, windowMs: 600_000 };
const at = (time: string) => ({ db, secret: "a secret", now: () => new Date(`2026-11-21T${time}Z`) });
const heard = { ok: true };
const ask = async (time: string, source = "192.0.2.1", of = limit) => countRequest(at(time), of, source);

describe("a limit of three in ten minutes", () => {
  test("hears three, refuses the fourth until the first is ten minutes old, and then hears one", async () => {
    for (const time of ["06:01:00", "06:02:00", "06:09:00"]) expect(await ask(time)).toMatchObject(heard);
    expect(await ask("06:10:01")).toEqual({ ok: false, wait: 59 });
    expect(await ask("06:10:59.999")).toEqual({ ok: false, wait: 1 });
    expect(await ask("06:11:00")).toMatchObject(heard);
    expect(await ask("06:11:30")).toEqual({ ok: false, wait: 30 });
  });

  test("does not touch other addresses or other things that are limited", async () => {
    for (let n = 0; n < 4; n++) await ask("06:01:00");
    expect(await ask("06:01:00", "192.0.2.2")).toMatchObject(heard);
    expect(await ask("06:01:00", "192.0.2.1", { ...limit, name: "other" })).toMatchObject(heard);
    expect(await ask("06:01:00")).toMatchObject({ ok: false });
  });

  test("counts in the database: of twenty at once three are heard", async () => {
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => ask("06:01:00")));
    expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(3);
  });
});

describe("what is forgiven", () => {
  const begin = async (...limits: RateLimit[]) => {
    const verdict = await beginAttempt(
      at("06:01:00"),
      limits.map((one) => ({ limit: one, source: "192.0.2.1" })),
    );
    return verdict.ok ? verdict.attempt : undefined;
  };
  const other = { ...limit, name: "other", most: 5 };

  test("leaves room for one more; what came at the same moment still counts", async () => {
    const [first] = await Promise.all([begin(limit), begin(limit), begin(limit)]);
    expect(await begin(limit)).toBeUndefined();
    await forgiveAttempt({ db }, first!);
    expect(await begin(limit)).toMatchObject({ full: true });
    expect(await begin(limit)).toBeUndefined();
  });

  test("clears one limit of its source, and no other", async () => {
    await begin(limit, other);
    const attempt = await begin(limit, other);
    await forgiveAttempt({ db }, attempt!, limit);
    for (let n = 0; n < 3; n++) expect(await begin(limit)).toBeDefined();
    expect(await begin(limit)).toBeUndefined();
    for (let n = 0; n < 4; n++) expect(await begin(other)).toBeDefined();
    expect(await begin(other)).toBeUndefined();
  });

  test("one that a limit refuses counts under none", async () => {
    for (let n = 0; n < 3; n++) await begin(limit);
    for (let n = 0; n < 6; n++) expect(await begin(other, limit)).toBeUndefined();
    expect(await begin(other)).toMatchObject({ full: false });
  });
});

test("contact and newsletter hear ten in ten minutes", () => {
  for (const of of [rateLimits.contact, rateLimits.newsletter]) expect(of).toMatchObject({ most: 10, windowMs: 600_000 });
});

test("no address is stored", async () => {
  await ask("06:01:00", "192.0.2.77");
  expect(JSON.stringify(await db.select().from(schema.rateCounts))).not.toContain("192.0.2.77");
});

test("what is over is forgotten, what counts is not", async () => {
  await ask("05:04:59");
  await ask("06:01:00");
  await forgetOldRates(db, new Date("2026-11-21T06:05:00Z"));
  expect(await db.select({ at: schema.rateCounts.windowStart }).from(schema.rateCounts)).toEqual([
    { at: new Date("2026-11-21T06:01:00Z") },
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
