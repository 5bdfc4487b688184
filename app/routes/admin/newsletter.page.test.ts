import { beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { subscriptions } = schema;
let visitor: Visitor;

beforeEach(async () => {
  await site.db.delete(subscriptions);
  visitor = site.visitor();
  await signUp(site.services, visitor, { roles: ["Owner"] });
});

const page = async (answer: Response) => (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
const at = new Date("2026-11-18T06:00:00Z");
const subscribe = async (email: string, status: "pending" | "confirmed" = "confirmed") => {
  const row = { email, language: "de", status, requestedAt: at, confirmedAt: status === "confirmed" ? at : null };
  return (await site.db.insert(subscriptions).values(row).returning())[0]!;
};

test("the page tells how many read in which language, and who", async () => {
  await subscribe("<b>@example.org");
  await subscribe("waits@example.org", "pending");
  const html = await page(await visitor.get("/admin/newsletter"));
  expect(html).toMatch(/<th scope="row">German<\/th><td>1<\/td><td>1<\/td>/);
  expect(html).toContain("Subscribers (2)");
  expect(html).toContain("&lt;b&gt;@example.org");
  expect(html).toContain("3 days ago");
  expect(await page(await visitor.get("/admin/newsletter?status=waiting&q=WAITS"))).toContain("Subscribers (1)");
  expect(await page(await visitor.get("/admin/newsletter?q=nobody"))).toContain("Nothing matches your search.");
});

test("removing is asked first, keeps the list's address, and says so when it is done", async () => {
  const reader = await subscribe("meera@example.org");
  const list = "/admin/newsletter?language=de";
  const question = await page(await visitor.get(`${list}&remove=${reader.id}`));
  expect(question).toContain("Remove meera@example.org from the newsletter?");
  expect(await site.db.select().from(subscriptions)).toHaveLength(1);
  const answer = await visitor.post(list, { id: reader.id });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
  expect(await page(await visitor.get(list))).toContain("meera@example.org is no longer subscribed.");
  expect(await site.db.select().from(subscriptions)).toEqual([]);
  const again = await visitor.post(list, { id: reader.id });
  expect([again.status, (await page(again)).includes("This address is no longer subscribed.")]).toEqual([404, true]);
  expect(await page(await visitor.get(`${list}&remove=${reader.id}`))).toContain("This address is no longer subscribed.");
});

test("the export is a CSV file", async () => {
  await subscribe("meera@example.org");
  const answer = await visitor.get("/admin/newsletter/export?q=meera");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="newsletter-2026-11-21.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toContain('"meera@example.org","de"');
});

test("nonsense in the address is the whole list, and nonsense in the form removes nobody", async () => {
  await subscribe("meera@example.org");
  for (const query of ["q=%00", "page=0", "remove=1", "remove='--", "sort=%FF", "status=x&status=waiting", `q=${"x".repeat(10_000)}`]) {
    expect((await visitor.get(`/admin/newsletter?${query}`)).status, query).toBe(200);
    expect((await visitor.get(`/admin/newsletter/export?${query}`)).status, query).toBe(200);
  }
  expect((await visitor.get(`/admin/newsletter?remove=${crypto.randomUUID()}`)).status).toBe(200);
  for (const id of ["", "1", "\0", "'; drop table subscriptions"])
    expect((await visitor.post("/admin/newsletter", { id })).status).toBe(400);
  expect((await visitor.post("/admin/newsletter", { id: crypto.randomUUID() })).status).toBe(404);
  expect(await site.db.select().from(subscriptions)).toHaveLength(1);
});

test("who looks after bookings neither sees, removes nor exports subscribers", async () => {
  const reader = await subscribe("meera@example.org");
  const seller = site.visitor();
  await signUp(site.services, seller, { roles: ["Bookings"] });
  for (const address of ["/admin/newsletter", "/admin/newsletter/export"]) expect((await seller.get(address)).status, address).toBe(403);
  expect((await seller.post("/admin/newsletter", { id: reader.id })).status).toBe(403);
  expect(await site.db.select().from(subscriptions)).toHaveLength(1);
});

test("nobody but an administrator removes a subscriber, nor a form of another site", async () => {
  const reader = await subscribe("meera@example.org");
  const stranger = site.visitor();
  await signUp(site.services, stranger);
  expect((await stranger.post("/admin/newsletter", { id: reader.id })).status).toBe(403);
  expect((await stranger.get("/admin/newsletter/export")).headers.get("Location")).toBe("/");
  const crossSite = await visitor.post(
    "/admin/newsletter",
    { id: reader.id },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  );
  expect(crossSite.status).toBe(403);
  expect(await site.db.select().from(subscriptions)).toHaveLength(1);
});
