import { contextFor, giveRoles, somebody } from "#test/people.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import type { Actor } from "#app/features/people/access/actor.ts";
import type { Role } from "#app/features/people/access/permissions.ts";
import { rolesOf } from "#app/features/people/access/roles.server.ts";
import { openTestDatabase, postgresUrl } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import type { UserListState } from "./user-list.ts";
import { listUsers, changeRoles, usersById } from "./users.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const services = testServices(handle);
const { db } = services;
const { profiles, profileRoles, auditEntries } = schema;

type Person = Partial<typeof profiles.$inferInsert>;
async function person(facts: Person = {}): Promise<string> {
  const [row] = await db
    .insert(profiles)
    .values({ firstName: "Asha", lastName: "Rao", email: `${crypto.randomUUID()}@example.org`, ...facts })
    .returning({ id: profiles.id });
  return row!.id;
}
async function owner(): Promise<Actor> {
  const id = await person();
  await giveRoles(db, id, ["Owner"]);
  return somebody(["Owner"], { id });
}
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

describe("the roles of a user", () => {
  const rolesNow = async (id: string) => (await rolesOf(db, [id])).get(id) ?? [];
  const change = (actor: Actor, profileId: string, roles: Role[]) => changeRoles(contextFor(services, actor), { profileId, roles });

  test("are given by an owner, several at once, and the log says from what to what", async () => {
    const actor = await owner();
    const id = await person();
    expect(await change(actor, id, ["Content", "Bookings"])).toEqual({ ok: true, changed: true, name: "Asha Rao" });
    expect(await rolesNow(id)).toEqual(["Bookings", "Content"]);
    expect(await typeOf(id)).toBe("Admin");
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry).toMatchObject({
      actorId: actor.id,
      action: "account.roles-changed",
      details: { before: { roles: "" }, after: { roles: "Bookings, Content" } },
    });
    await change(actor, id, []);
    expect([await rolesNow(id), await typeOf(id)]).toEqual([[], "Customer"]);
  });

  test("stay when they are already the wanted ones, and the log stays too", async () => {
    const actor = await owner();
    const id = await person();
    expect(await change(actor, id, [])).toMatchObject({ ok: true, changed: false });
    expect(await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))).toEqual([]);
  });

  test.each([[[]], [["Manager", "Bookings", "Content", "Accounts", "Guide"]]] as const)(
    "are not changed by %j, whatever a browser sends",
    async (roles) => {
      const actor = somebody(roles, { id: await person() });
      await expect(change(actor, actor.id, ["Owner"])).rejects.toMatchObject({ status: 403 });
      expect(await rolesNow(actor.id)).toEqual([]);
    },
  );

  test("are not changed by who has lost her role a moment ago", async () => {
    const actor = await owner();
    await owner();
    await giveRoles(db, actor.id, []);
    expect(await change(actor, actor.id, ["Owner"])).toMatchObject({ ok: false, reason: "not_allowed" });
    expect(await rolesNow(actor.id)).toEqual([]);
  });

  test("an owner stays one: nobody takes that role from herself, and the last has it for ever", async () => {
    const actor = await owner();
    expect(await change(actor, actor.id, ["Manager"])).toMatchObject({ ok: false, reason: "self" });
    expect(await change(actor, actor.id, ["Owner", "Guide"])).toMatchObject({ ok: true });
    expect(await change(actor, crypto.randomUUID(), [])).toEqual({ ok: false, reason: "absent" });
    expect(await rolesNow(actor.id)).toEqual(["Owner", "Guide"]);
  });

  test("two owners who take the role from each other at the same time leave one", async () => {
    for (let round = 0; round < (postgresUrl ? 10 : 2); round++) {
      await db.delete(profiles);
      const [ann, bea] = [await owner(), await owner()];
      const outcomes = await Promise.all([change(ann, bea.id, []), change(bea, ann.id, [])]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await db.select().from(profileRoles).where(eq(profileRoles.role, "Owner"))).toHaveLength(1);
    }
  });
});
