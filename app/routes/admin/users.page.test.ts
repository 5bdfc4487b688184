import { rolesOf } from "#app/features/people/access/roles.server.ts";
import { beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { profiles } = schema;
let visitor: Visitor;
let self: string;

beforeEach(async () => {
  await site.db.delete(profiles);
  visitor = site.visitor();
  self = await signUp(site.services, visitor, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat", email: "meera@example.org" });
});

async function person(facts: Partial<typeof profiles.$inferInsert> = {}): Promise<string> {
  const values = { firstName: "Asha", lastName: "Rao", email: `${crypto.randomUUID()}@example.org`, ...facts };
  const [row] = await site.db.insert(profiles).values(values).returning({ id: profiles.id });
  return row!.id;
}
const read = async (answer: Response) => (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
const page = async (address: string) => read(await visitor.get(address));
const rowsOf = (html: string) => [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name);

test("the table is titled All Users (count) and has the specified columns", async () => {
  await person({ phone: "+91 98100 02015", createdAt: new Date("2026-11-18T06:00:00Z") });
  const html = await page("/users");
  expect(html).toMatch(/<h1[^>]*>User Management<\/h1>/);
  expect(html).toMatch(/<caption>All Users \(2\)<\/caption>/);
  const heads = [...html.matchAll(/<th scope="col"[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, name]) => name).filter(Boolean);
  expect(heads).toEqual(["Name", "Email", "Phone", "Type", "Registered"]);
  expect(html).toContain("Not provided");
  expect(html).toContain("+91 98100 02015");
  expect(html).toMatch(/class="badge">Customer</);
  expect(html).toMatch(/class="badge badge-plum">Admin</);
  expect(html).toMatch(/title="18 Nov 2026, 11:30:00, India time">3 days ago<\/time>/);
});

test("search, filter, order and page are in the address", async () => {
  await site.db
    .insert(profiles)
    .values(Array.from({ length: 30 }, (_, index) => ({ firstName: `Zoë ${100 + index}`, email: `z${index}@example.org` })));
  const html = await page("/users?q=zoe&type=Customer&sort=-name&page=2");
  expect(rowsOf(html)).toEqual(["Zoë 104", "Zoë 103", "Zoë 102", "Zoë 101", "Zoë 100"]);
  expect(html).toContain("26–30 of 30");
  expect(html).toMatch(/aria-sort="descending"/);
  expect(html).toContain('href="/users?q=zoe&amp;type=Customer&amp;sort=name"');
  expect(rowsOf(await page("/users?q=zoe&page=99&sort=name"))).toHaveLength(5);
});

test("nobody found says so", async () => {
  expect(await page("/users?q=nobody-at-all")).toContain("No users found");
});

test("names cannot smuggle in code", async () => {
  await person({ firstName: "<img src=x onerror=alert(1)>" });
  expect(await page("/users")).not.toContain("<img src=x");
});

test("roles are asked for first, with what each allows, given several at once, and told", async () => {
  const id = await person();
  const question = await page(`/users?confirm=roles&id=${id}`);
  expect(question).toContain("Roles of Asha Rao");
  expect(question).toContain("Payments, refunds and the audit log");
  expect(question).toMatch(new RegExp(`<input type="hidden" name="id" value="${id}"/>`));
  const rolesNow = async () => (await rolesOf(site.db, [id])).get(id) ?? [];
  expect(await rolesNow()).toEqual([]);
  const give = (...roles: string[]) => {
    const body = new URLSearchParams([["intent", "roles"], ["id", id], ...roles.map((role) => ["role", role])]);
    return visitor.request("/users", { method: "POST", body, headers: { Origin: site.services.env.origin } });
  };
  const answer = await give("Content", "Bookings");
  expect(answer.status).toBe(200);
  expect(await read(answer)).toContain("Asha Rao now has these roles: Bookings and Content.");
  expect(await rolesNow()).toEqual(["Bookings", "Content"]);
  expect(await read(await give())).toContain("Asha Rao is now a customer.");
  expect(await rolesNow()).toEqual([]);
});

test("what cannot be done is refused in words", async () => {
  const refused = async (fields: Record<string, string>) => {
    const answer = await visitor.post("/users", fields);
    return [answer.status, /role="alert"[^>]*>.*?<span><b>.*?<\/b> (.*?)<\/span>/s.exec(await read(answer))?.[1]];
  };
  expect(await refused({ intent: "roles", id: self })).toEqual([409, "You can’t take the role of Owner from yourself. Ask another owner."]);
  expect(await refused({ intent: "roles", id: crypto.randomUUID(), role: "Guide" })).toEqual([404, "This account no longer exists."]);
  expect(await refused({ intent: "roles", id: self, role: "Root" })).toEqual([400, "We couldn’t tell whom to change. Choose again."]);
});

test("who may only look at the users sees neither boxes nor ways to change roles, and is refused both", async () => {
  const manager = site.visitor();
  await signUp(site.services, manager, { roles: ["Manager"] });
  const html = await read(await manager.get("/users"));
  expect(html).toContain("All Users");
  expect(html).not.toContain("Change roles");
  expect(html).not.toContain("Delete Selected");
  expect((await manager.post("/users", { intent: "roles", id: self, role: "Guide" })).status).toBe(403);
  expect((await manager.post("/users", { intent: "delete", id: self })).status).toBe(403);
});

test("a question about an account that has gone meanwhile says so", async () => {
  expect(await page(`/users?confirm=roles&id=${crypto.randomUUID()}`)).toContain("This account no longer exists.");
  expect((await visitor.get("/users?confirm=roles&id=1")).status).toBe(200);
});

test("Delete Selected asks first, naming who will be deleted, and then tells how many were and why others were not", async () => {
  const [ann, bea] = [await person({ firstName: "Ann", lastName: "" }), await person({ firstName: "Bea", lastName: "" })];
  const list = await page("/users?q=a");
  expect(list).toMatch(/<form id="chosen-users"|<form[^>]* id="chosen-users"/);
  expect(list).toMatch(new RegExp(`<input type="checkbox" aria-label="Select Ann" form="chosen-users" name="id" value="${ann}"`));
  const question = await page(`/users?confirm=delete&id=${ann}&id=${bea}&id=${self}`);
  expect(question).toContain("Delete 3 users?");
  for (const name of ["Ann", "Bea", "Meera Rawat"]) expect(question).toContain(`<b>${name}</b>`);
  const body = new URLSearchParams([
    ["intent", "delete"],
    ["id", ann],
    ["id", bea],
    ["id", self],
  ]);
  const answer = await visitor.request("/users", { method: "POST", body, headers: { Origin: site.services.env.origin } });
  expect(answer.status).toBe(200);
  const told = await read(answer);
  expect(told).toContain("2 user(s) deleted successfully");
  expect(told).toContain("Meera Rawat stays: the last owner can’t be deleted.");
  expect(await site.db.select().from(profiles)).toHaveLength(1);
});

test("the choice of language keeps what the list is asked for", async () => {
  const html = await page("/users?q=zoe&type=Customer&sort=-name");
  expect(html).toContain('href="/de/users?q=zoe&amp;sort=-name&amp;type=Customer"');
});
