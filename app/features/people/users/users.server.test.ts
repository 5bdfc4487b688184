import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import { openTestDatabase, postgresUrl } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import type { UserListState } from "./user-list.ts";
import { listUsers, setUserType, usersById } from "./users.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const services = testServices(handle);
const { db } = services;
const { profiles, auditEntries } = schema;

type Person = Partial<typeof profiles.$inferInsert>;
async function person(facts: Person = {}): Promise<string> {
  const [row] = await db
    .insert(profiles)
    .values({ firstName: "Asha", lastName: "Rao", email: `${crypto.randomUUID()}@example.org`, ...facts })
    .returning({ id: profiles.id });
  return row!.id;
}
const admin = async (facts: Person = {}): Promise<Actor> => ({
  id: await person({ ...facts, userType: "Admin" }),
  name: "Ann Admin",
  userType: "Admin",
});
const typeOf = async (id: string) => (await db.select().from(profiles).where(eq(profiles.id, id)))[0]?.userType;
const list = async (state: Partial<UserListState> = {}) =>
  listUsers(db, { q: "", order: { by: "name", descending: false }, filters: {}, page: 1, ...state });
const names = async (state: Partial<UserListState> = {}) => (await list(state)).rows.map(({ name }) => name);

beforeEach(async () => {
  await db.delete(profiles);
});

describe("the list of users", () => {
  test("is searched by name without regard to case and accents, by email, and by phone however it is spaced", async () => {
    await person({ firstName: "José", lastName: "Núñez", email: "pepe@example.org", phone: "+34 600 123-456" });
    await person({ firstName: "मीरा", lastName: "रावत", email: "100%_meera@example.org" });
    expect(await names({ q: "jose nunez" })).toEqual(["José Núñez"]);
    expect(await names({ q: "NÚÑ" })).toEqual(["José Núñez"]);
    expect(await names({ q: "PEPE@" })).toEqual(["José Núñez"]);
    expect(await names({ q: "600 123 4" })).toEqual(["José Núñez"]);
    expect(await names({ q: "मीरा" })).toEqual(["मीरा रावत"]);
    expect(await names({ q: "0%_m" })).toEqual(["मीरा रावत"]);
    expect(await names({ q: "%" })).toEqual(["मीरा रावत"]);
    expect(await names({ q: "'; drop table profiles; --" })).toEqual([]);
  });

  test("is sorted by each of its orders, both ways", async () => {
    await person({ firstName: "bea", lastName: "", email: "c@example.org", createdAt: new Date("2026-01-02") });
    await person({ firstName: "Ann", lastName: "", email: "b@example.org", userType: "Admin", createdAt: new Date("2026-01-03") });
    await person({ firstName: "Cat", lastName: "", email: "a@example.org", createdAt: new Date("2026-01-01") });
    expect(await names()).toEqual(["Ann", "bea", "Cat"]);
    expect(await names({ order: { by: "name", descending: true } })).toEqual(["Cat", "bea", "Ann"]);
    expect(await names({ order: { by: "email", descending: false } })).toEqual(["Cat", "Ann", "bea"]);
    expect(await names({ order: { by: "registered", descending: true } })).toEqual(["Ann", "bea", "Cat"]);
    expect((await names({ order: { by: "type", descending: false } }))[0]).toBe("Ann");
    expect(await names({ filters: { type: "Admin" } })).toEqual(["Ann"]);
  });

  test("comes in pages of 25, and the page after the last is the last", async () => {
    await db
      .insert(profiles)
      .values(Array.from({ length: 51 }, (_, index) => ({ firstName: `P${100 + index}`, email: `p${index}@example.org` })));
    expect(await list({ page: 2 })).toMatchObject({ total: 51, page: 2, pageCount: 3 });
    const last = await list({ page: 99 });
    expect(last).toMatchObject({ page: 3 });
    expect(last.rows.map(({ name }) => name)).toEqual(["P150"]);
  });

  test("the people of a question are found by id, and ids that nobody has are left out", async () => {
    const id = await person();
    expect((await usersById(db, [id, crypto.randomUUID()])).map((user) => user.id)).toEqual([id]);
    expect(await usersById(db, [])).toEqual([]);
  });
});

describe("the type of a user", () => {
  test("is changed by an administrator, and the log says from what to what", async () => {
    const actor = await admin();
    const id = await person();
    expect(await setUserType(services, actor, { profileId: id, userType: "Admin" })).toEqual({
      ok: true,
      name: "Asha Rao",
      userType: "Admin",
    });
    expect(await typeOf(id)).toBe("Admin");
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry).toMatchObject({
      actorId: actor.id,
      action: "account.admin-made",
      details: { before: { userType: "Customer" }, after: { userType: "Admin" } },
    });
  });

  test("stays when it is already the wanted one, and the log stays too", async () => {
    const actor = await admin();
    const id = await person();
    expect(await setUserType(services, actor, { profileId: id, userType: "Customer" })).toMatchObject({ ok: true });
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toEqual([]);
  });

  test("is not changed by a customer, whatever her browser sends", async () => {
    const actor: Actor = { id: await person(), name: "Cat", userType: "Customer" };
    const refused: unknown = await setUserType(services, actor, { profileId: actor.id, userType: "Admin" }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ status: 403 });
    expect(await typeOf(actor.id)).toBe("Customer");
  });

  test("is not changed by who has been demoted a moment ago", async () => {
    const actor = await admin();
    await admin();
    await db.update(profiles).set({ userType: "Customer" }).where(eq(profiles.id, actor.id));
    expect(await setUserType(services, actor, { profileId: actor.id, userType: "Admin" })).toMatchObject({
      ok: false,
      reason: "not_allowed",
    });
    expect(await typeOf(actor.id)).toBe("Customer");
  });

  test("never one's own, never that of the last administrator, never of nobody", async () => {
    const actor = await admin();
    const demote = (profileId: string) => setUserType(services, actor, { profileId, userType: "Customer" });
    expect(await demote(actor.id)).toMatchObject({ ok: false, reason: "last_admin" });
    await admin();
    expect(await demote(actor.id)).toMatchObject({ ok: false, reason: "self" });
    expect(await demote(crypto.randomUUID())).toEqual({ ok: false, reason: "absent" });
    expect(await typeOf(actor.id)).toBe("Admin");
  });

  test("two administrators who demote each other at the same time leave one", async () => {
    for (let round = 0; round < (postgresUrl ? 10 : 2); round++) {
      await db.delete(profiles);
      const [ann, bea] = [await admin(), await admin()];
      const outcomes = await Promise.all([
        setUserType(services, ann, { profileId: bea.id, userType: "Customer" }),
        setUserType(services, bea, { profileId: ann.id, userType: "Customer" }),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db.select().from(profiles).where(eq(profiles.userType, "Admin"))).toHaveLength(1);
    }
  });
});
