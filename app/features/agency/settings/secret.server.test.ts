import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { schema } from "#db/database.server.ts";
import { signingSecret } from "./secret.server.ts";

const { db, close } = await openTestDatabase();
afterAll(close);
beforeEach(async () => void (await db.delete(schema.secrets)));

test("the signing secret is made once and kept", async () => {
  const first = await signingSecret(db, undefined);
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(await signingSecret(db, undefined)).toBe(first);
});

test("several processes starting at once agree on one", async () => {
  const secrets = await Promise.all([1, 2, 3, 4].map(() => signingSecret(db, undefined)));
  expect(new Set(secrets).size).toBe(1);
});

test("the one from the environment wins and is not written down", async () => {
  expect(await signingSecret(db, "x".repeat(32))).toBe("x".repeat(32));
  expect(await db.$count(schema.secrets)).toBe(0);
});
