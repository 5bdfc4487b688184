import { schema } from "#db/database.server.ts";
import { giveRoles } from "#test/people.ts";
import { expect, test } from "vitest";
import { adminEntries } from "#app/features/agency/admin-layout/admin-entries.ts";
import { removeDemo } from "#db/seed.server.ts";
import { signUp } from "#test/accounts.ts";
import { markup } from "#test/markup.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

async function administrator() {
  const visitor = site.visitor();
  const id = await signUp(site.services, visitor, { roles: ["Owner"] });
  return { visitor, id };
}

test("the dashboard shows its cards, quick actions and the latest activity in words", async () => {
  const { visitor } = await administrator();
  await site.db.transaction(async (tx) => {
    const entry = { subjectType: "enquiry", subjectId: "1", at: new Date("2026-11-18T06:00:00Z") };
    await tx.insert(schema.auditEntries).values([
      { ...entry, actorName: "visitor", action: "enquiry.booking-request" },
      { ...entry, actorName: "Meera Rawat", action: "something-new.was_done" },
    ]);
  });
  const answer = await visitor.get("/admin");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const html = await markup(answer);
  expect(html).toMatch(/<meta name="robots" content="noindex"\/>/);
  for (const name of [
    "Total Users",
    "Active Tours",
    "Bookings",
    "pending tour bookings",
    "New Visitors",
    "Recent Activity",
    "Quick Actions",
    "Manage Users",
  ])
    expect(html).toContain(name);
  expect(html).toContain("<b>A visitor</b> sent a booking request");
  expect(html).toContain("<b>Meera Rawat</b> something new: was done");
  expect(html).toMatch(/<time dateTime="2026-11-18T06:00:00.000Z" title="18 Nov 2026, 11:30:00, India time">3 days ago<\/time>/);
});

test("the pages are in the language of their address", async () => {
  const { visitor } = await administrator();
  const html = await markup(await visitor.get("/de/admin"));
  expect(html).toContain('<html lang="de"');
  expect(html).toContain("Benutzer gesamt");
  expect(html).toContain('href="/de/users"');
});

test("the Admin menu of every page leads to all pages of administrators, the specified ones first", async () => {
  const { visitor } = await administrator();
  const html = await markup(await visitor.get("/fr"));
  const menu = /<ul class="preferences-panel admin-menu">.*?<\/ul>/s.exec(html)?.[0] ?? "";
  const links = [...menu.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, path, name]) => [path, name]);
  expect(links.slice(0, 4)).toEqual([
    ["/fr/admin", "Tableau de bord"],
    ["/fr/users", "Gestion des utilisateurs"],
    ["/fr/admin/trip-data", "Gestion des données de voyage"],
    ["/fr/admin/bookings", "Réservations"],
  ]);
  expect(links).toHaveLength(adminEntries.length);
  const customer = site.visitor();
  await signUp(site.services, customer);
  expect(await markup(await customer.get("/fr"))).not.toContain("admin-menu");
});

test("an administrator sees a notice while demo content is shown", async () => {
  const { visitor } = await administrator();
  expect(await markup(await visitor.get("/admin/bookings"))).toContain("The site is showing demo content.");
  await removeDemo(site.db);
  expect(await markup(await visitor.get("/admin/bookings"))).not.toContain("The site is showing demo content.");
});

test("somebody who is no longer an administrator is sent home from the next page on", async () => {
  const { visitor, id } = await administrator();
  expect((await visitor.get("/users")).status).toBe(200);
  await giveRoles(site.db, id, []);
  expect((await visitor.get("/users")).headers.get("Location")).toBe("/");
  const refused = await visitor.post("/users", { intent: "type", id, userType: "Admin" });
  expect(refused.status).toBe(403);
  expect(await markup(refused)).toContain("Permission Denied");
});

test("who asks for a page of the staff and is none of them reads why she is on the home page, and a colleague how to get there", async () => {
  const visitor = site.visitor();
  expect((await visitor.get("/de/admin/bookings?status=PENDING")).headers.get("Location")).toBe("/de");
  const home = await markup(await visitor.get("/de"));
  expect(home).toContain("Die aufgerufene Seite ist für das Team");
  expect(home).toContain('href="/de/sign-in?redirectTo=%2Fde%2Fadmin%2Fbookings%3Fstatus%3DPENDING"');
  const customer = site.visitor();
  await signUp(site.services, customer);
  await customer.get("/admin");
  expect(await markup(await customer.get("/"))).toContain("Your account has no role of the staff");
});
