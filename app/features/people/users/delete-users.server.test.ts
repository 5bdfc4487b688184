import type { Role } from "#app/features/people/access/permissions.ts";
import { contextFor, giveRoles, somebody } from "#test/people.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { deleteUsers } from "./delete-users.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const services = testServices(handle);
const { profiles, auditEntries } = schema;

async function person(firstName: string, ...roles: Role[]): Promise<string> {
  const [row] = await handle.db
    .insert(profiles)
    .values({ firstName, email: `${crypto.randomUUID()}@example.org` })
    .returning({ id: profiles.id });
  await giveRoles(handle.db, row!.id, roles);
  return row!.id;
}
let actor: Actor;
beforeEach(async () => {
  await handle.db.delete(profiles);
  actor = somebody(["Owner"], { id: await person("Meera", "Owner"), name: "Meera" });
});
const left = async () => (await handle.db.select().from(profiles)).map(({ firstName }) => firstName).sort();

test("deletes the ones it can, each noted in the log, and names the others with the reason", async () => {
  const [ann, bea] = [await person("Ann"), await person("Bea", "Owner")];
  const result = await deleteUsers(contextFor(services, actor), [ann, actor.id, crypto.randomUUID(), bea, ann]);
  expect(result).toEqual({
    deleted: 2,
    refused: [
      { name: "Meera", reason: "own_admin_account" },
      { name: "", reason: "not_found" },
    ],
    failed: false,
  });
  expect(await left()).toEqual(["Meera"]);
  expect(await handle.db.select().from(auditEntries).where(eq(auditEntries.subjectId, bea))).toMatchObject([{ action: "account.deleted" }]);
});

test("never deletes the last admin", async () => {
  expect(await deleteUsers(contextFor(services, actor), [actor.id])).toMatchObject({ deleted: 0, refused: [{ reason: "last_admin" }] });
});

test("does nothing for who is no admin", async () => {
  const ann = await person("Ann");
  await expect(deleteUsers(contextFor(services, somebody([], { id: actor.id, name: actor.name })), [ann])).rejects.toMatchObject({
    status: 403,
  });
  expect(await left()).toEqual(["Ann", "Meera"]);
});

test("a failure in the middle is told, and what was deleted stays deleted", async () => {
  const [ann, bea] = [await person("Ann"), await person("Bea")];
  // Of the second transaction the database answers no more.
  let begun = 0;
  const db = new Proxy(handle.db, {
    get(target, name) {
      if (name === "transaction" && ++begun === 2) return () => Promise.reject(new Error("the database is away"));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const result = await deleteUsers(contextFor({ ...services, db }, actor), [ann, bea]);
  expect(services.logLines.at(-1)?.err?.message).toBe("the database is away");
  expect(result).toMatchObject({ deleted: 1, failed: true });
  expect(await left()).toEqual(["Bea", "Meera"]);
});
