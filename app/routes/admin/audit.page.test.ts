import { expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

async function administrator() {
  const visitor = site.visitor();
  await signUp(site.services, visitor, { userType: "Admin" });
  return visitor;
}

test("the log tells who, what, about what, when, and what changed from what to what", async () => {
  const visitor = await administrator();
  await site.db.insert(schema.auditEntries).values({
    at: new Date("2026-11-18T06:00:00Z"),
    actorName: "Meera <b> Rawat",
    action: "account.admin-made",
    subjectType: "profile",
    subjectId: "p-1",
    details: { before: { userType: "Customer" }, after: { userType: "Admin" } },
  });
  const html = (await (await visitor.get("/admin/audit?actor=meera&from=2026-11-18&to=2026-11-18")).text()).replaceAll("<!-- -->", "");
  expect(html).toContain("Meera &lt;b&gt; Rawat");
  expect(html).toContain("made somebody an admin");
  expect(html).toContain("Role: Customer → Admin");
  expect(html).toMatch(/title="18 Nov 2026, 11:30:00 GMT\+5:30">3 days ago<\/time>/);
  expect(html).toContain('href="/admin/audit/export?actor=meera&amp;from=2026-11-18&amp;to=2026-11-18"');
  expect(await (await visitor.get("/admin/audit?actor=meera&to=2026-11-17")).text()).toContain("No entries found");
});

test("fields are named in words, amounts in whole units, and a name without words stands as it is kept", async () => {
  const visitor = await administrator();
  await site.db.insert(schema.auditEntries).values({
    actorName: "Words",
    action: "tour.edited",
    subjectType: "tour",
    subjectId: "1",
    details: {
      before: { basePriceUsd: 1_299, "de.title": "Reise" },
      after: { basePriceUsd: 1_399, "de.title": "Die Reise" },
      amountMinor: 81_250,
      ofTomorrow: "?",
    },
  });
  const html = async (language: string) =>
    (await (await visitor.get(`${language}/admin/audit?actor=words`)).text()).replaceAll("<!-- -->", "");
  const english = await html("");
  for (const line of ["Price in US dollars: 1299 → 1399", "Title (German): Reise → Die Reise", "Amount: 812.5", "ofTomorrow: ?"])
    expect(english).toContain(line);
  const german = await html("/de");
  for (const line of ["Preis in US-Dollar: 1299 → 1399", "Titel (Deutsch): Reise → Die Reise", "Betrag: 812,5"])
    expect(german).toContain(line);
});

test("whom the settings of the server have made an administrator is named, as long as she has an account", async () => {
  const visitor = site.visitor();
  const id = await signUp(site.services, visitor, { userType: "Admin", firstName: "Asha", lastName: "Devi" });
  const entry = { actorName: "ADMIN_EMAIL", action: "account.admin-made", subjectType: "profile" };
  await site.db.insert(schema.auditEntries).values([
    { ...entry, subjectId: id },
    { ...entry, subjectId: crypto.randomUUID() },
  ]);
  for (const address of ["/admin", "/admin/audit"]) {
    const text = (await (await visitor.get(address)).text()).replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
    expect(text).toMatch(/The settings of the server ?(?:What)?made Asha Devi an admin/);
    expect(text).toMatch(/The settings of the server ?(?:What)?made somebody an admin/);
    expect(text).not.toContain("ADMIN_EMAIL");
  }
});

test("the export is a CSV file with the page's filters", async () => {
  const visitor = await administrator();
  await site.db.insert(schema.auditEntries).values({ actorName: "=1+1", action: "export.tested", subjectType: "x", subjectId: "1" });
  const answer = await visitor.get("/admin/audit/export?action=export.tested");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="audit-2026-11-21.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const lines = (await answer.text()).trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=1+1","export.tested","x","1","{}"`);
});
