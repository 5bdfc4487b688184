/** Which role may open which page of the staff, send which form and run which verb: by the table of roles and nothing else. */
import fs from "node:fs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { permissions, roleNames, roles, type Permission, type Role } from "#app/features/people/access/permissions.ts";
import routes from "#app/routes.ts";
import { signUp } from "./accounts.ts";
import { openTestDatabase } from "./database.ts";
import { contextFor, somebody } from "./people.ts";
import { openSite } from "./site.ts";
import { testServices } from "./services.ts";

/** A page, what it takes to read it, and what it takes to send its form; without `write` it has none. */
type Page = { read: Permission; write?: Permission; at?: string };

const table: Record<string, Page> = {
  "/admin": { read: "admin.open", write: "settings.change" },
  "/users": { read: "users.read", write: "users.read" },
  "/admin/trip-data": { read: "tripData.read", write: "tripData.change" },
  "/admin/trip-data/upload": { read: "tripData.change", write: "tripData.change" },
  "/admin/trip-data/progress": { read: "tripData.change" },
  "/admin/trip-data/:file": { read: "tripData.read", at: "/admin/trip-data/nothing.csv" },
  "/admin/bookings": { read: "bookings.read" },
  "/admin/bookings/:reference": { read: "bookings.read", write: "bookings.read", at: "/admin/bookings/YTR-NOBODY" },
  "/admin/departures": { read: "departures.read" },
  "/admin/departures/new": { read: "departures.change", write: "departures.change" },
  "/admin/departures/change": { read: "departures.change", write: "departures.change" },
  "/admin/departures/:id": { read: "departures.read", write: "departures.change", at: "/admin/departures/none" },
  "/admin/departures/:id/cancel": { read: "bookings.decide", write: "bookings.decide", at: "/admin/departures/none/cancel" },
  "/admin/departures/:id/travellers.csv": { read: "departures.export", at: "/admin/departures/none/travellers.csv" },
  "/admin/content": { read: "content.read", write: "content.change" },
  "/admin/content/tours/:id/:section?": { read: "content.change", write: "content.change", at: "/admin/content/tours/1" },
  "/admin/content/drafts": { read: "content.change", write: "content.change" },
  "/admin/content/tours/:id/history": { read: "content.change", write: "content.change", at: "/admin/content/tours/1/history" },
  "/admin/content/:kind/:id/history": { read: "content.change", write: "content.change", at: "/admin/content/destinations/1/history" },
  "/admin/content/tours/:id/dates": { read: "departures.change", write: "departures.change", at: "/admin/content/tours/1/dates" },
  "/admin/content/tours/:id/preview": { read: "content.read", at: "/admin/content/tours/1/preview" },
  "/admin/content/destinations/:id": { read: "content.change", write: "content.change", at: "/admin/content/destinations/1" },
  "/admin/content/destinations/:id/preview": { read: "content.read", at: "/admin/content/destinations/1/preview" },
  "/admin/content/articles/:id": { read: "content.change", write: "content.change", at: "/admin/content/articles/1" },
  "/admin/content/articles/:id/preview": { read: "content.read", at: "/admin/content/articles/1/preview" },
  "/admin/content/testimonials/:id": { read: "content.change", write: "content.change", at: "/admin/content/testimonials/new" },
  "/admin/content/pictures": { read: "content.read", write: "content.change" },
  "/admin/content/pictures/quick": { read: "content.read", write: "content.change" },
  "/admin/content/pictures/:folder/:name": { read: "content.change", write: "content.change", at: "/admin/content/pictures/uploads/none" },
  "/admin/content/guides": { read: "content.read" },
  "/admin/content/guides/:id": { read: "content.change", write: "content.change", at: "/admin/content/guides/new" },
  "/admin/content/notes": { read: "content.read" },
  "/admin/content/notes/:scope": { read: "content.change", write: "content.change", at: "/admin/content/notes/site" },
  "/admin/content/reviews": { read: "reviews.read", write: "reviews.change" },
  "/admin/content/reviews/new": { read: "reviews.change", write: "reviews.change" },
  "/admin/content/reviews/:id": {
    read: "reviews.read",
    write: "reviews.change",
    at: "/admin/content/reviews/018f0000-0000-7000-8000-00000000dead",
  },
  "/admin/promo-codes": { read: "promoCodes.change" },
  "/admin/promo-codes/:id": { read: "promoCodes.change", write: "promoCodes.change", at: "/admin/promo-codes/none" },
  "/admin/enquiries": { read: "enquiries.read" },
  "/admin/enquiries/:id": {
    read: "enquiries.read",
    write: "enquiries.answer",
    at: "/admin/enquiries/019a0000-0000-7000-8000-000000000000",
  },
  "/admin/enquiries/export": { read: "enquiries.export" },
  "/admin/newsletter": { read: "subscribers.read", write: "subscribers.remove" },
  "/admin/newsletter/export": { read: "subscribers.export" },
  "/admin/demo": { read: "settings.change", write: "settings.change" },
  "/admin/setup": { read: "settings.change", write: "settings.change" },
  "/admin/settings": { read: "settings.read", write: "settings.change" },
  "/admin/audit": { read: "audit.read" },
  "/admin/audit/export": { read: "audit.export" },
};

type Entry = { path?: string | undefined; children?: Entry[] | undefined };
const addresses = (entries: Entry[]): string[] =>
  entries.flatMap((entry) => (entry.children ? addresses(entry.children) : entry.path === undefined ? [] : [`/${entry.path}`]));

const handle = await openTestDatabase();
afterAll(() => handle.close());
const site = await openSite(handle);
beforeEach(() => handle.db.delete(schema.rateCounts));

test("every page of the staff has the permissions that it takes", async () => {
  const ofStaff = addresses(await routes).filter((address) => /^\/(admin|users)(\/|$)/.test(address));
  expect(ofStaff.sort()).toEqual(Object.keys(table).sort());
});

const allowed = (role: Role, permission: Permission) => roles[role].some((known: Permission) => known === permission);

describe.each(roleNames)("%s", (role) => {
  const visitor = site.visitor();
  const open = allowed(role, "admin.open");

  test("opens the pages, sends the forms and sees the menu entries that her role allows, and no others", async () => {
    await signUp(site.services, visitor, { roles: [role] });
    const found: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const [address, { read, write, at = address }] of Object.entries(table)) {
      const [page, form] = [await visitor.get(at), await visitor.post(at)];
      await Promise.all([page.arrayBuffer(), form.arrayBuffer()]);
      // Who may open no page of the staff is led home; whoever may open others is told that she may not.
      const refusedPage = page.status === 403 || page.headers.get("Location") === "/";
      found[address] = { read: !refusedPage, write: write && form.status !== 403 };
      wanted[address] = { read: allowed(role, read), write: write && allowed(role, write) };
      if (refusedPage) expect([address, page.status]).toEqual([address, open ? 403 : 302]);
    }
    expect(found).toEqual(wanted);
    const html = await (await visitor.get("/")).text();
    const menu = ["/admin", "/users", "/admin/trip-data", "/admin/bookings", "/admin/departures", "/admin/promo-codes", "/admin/enquiries"]
      .concat(["/admin/newsletter", "/admin/content", "/admin/settings", "/admin/audit"])
      .filter((path) => html.includes(`href="${path}"`));
    expect(menu).toEqual(menu.filter((path) => allowed(role, table[path]!.read)));
    expect(menu.includes("/admin")).toBe(open);
  });
});

describe("verbs", () => {
  const files = import.meta.glob<Record<string, unknown>>(["../app/features/**/*.server.{ts,tsx}", "!**/*.test.*"]);
  const firstLine = /\{\n {2}(?:const actor = )?requirePermission\(context, "([\w.]+)"\)/;
  const verbs = Object.entries(files).flatMap(([file, load]) => {
    const parts = fs.readFileSync(file.replace("../", ""), "utf8").split("\nexport ");
    return parts.flatMap((part) => {
      const [text = ""] = part.split("\n}\n");
      const name = /^(?:async )?function (\w+)/.exec(text)?.[1];
      const permission = permissions.find((known) => known === firstLine.exec(text)?.[1]);
      return name && permission ? [{ name, permission, load }] : [];
    });
  });

  test("are found in the code", () => {
    expect(verbs.length).toBeGreaterThan(15);
  });

  test.each(verbs)("$name refuses whoever lacks $permission, before anything else", async ({ name, permission, load }) => {
    const verb = (await load())[name] as (...given: unknown[]) => unknown;
    const without = roleNames.filter((role) => !allowed(role, permission));
    const services = testServices(handle);
    for (const asker of [undefined, somebody(), ...without.map((role) => somebody([role]))]) {
      // Whatever is asked for: it is not looked at.
      const refused = await Promise.resolve()
        .then(() => verb(contextFor(services, asker), {}, {}))
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 403 });
    }
  });
});
