import { expect, test } from "vitest";
import type { SubjectKind } from "#app/features/agency/audit/admin/audit-subjects.ts";
import { schema, type Database } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { openAgency } from "#test/bookings.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

async function administrator() {
  const visitor = site.visitor();
  await signUp(site.services, visitor, { roles: ["Owner"] });
  return visitor;
}

async function bookedTrip(db: Database): Promise<string> {
  const agency = await openAgency({ db });
  const { id: departureId } = await agency.departure();
  const { orderId } = await agency.held([{ departureId, party: { adults: 1, children: 0 } }]);
  return (await agency.read(orderId)).bookings[0]!.id;
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
  expect(html).toContain("made someone an admin");
  expect(html).toContain("Role: Customer → Admin");
  expect(html).toMatch(/title="18 Nov 2026, 11:30:00, India time">3 days ago<\/time>/);
  expect(html).toContain('href="/admin/audit/export?actor=meera&amp;from=2026-11-18&amp;to=2026-11-18"');
  expect(await (await visitor.get("/admin/audit?actor=meera&to=2026-11-17")).text()).toContain("No entries found");
});

test("whatever an entry is about is named, and leads to where administrators see it", async () => {
  const visitor = await administrator();
  const { db } = site;
  const first = async <Row>(rows: Promise<Row[]>): Promise<Row> => (await rows)[0]!;
  const [tour, destination, article] = await Promise.all([
    first(db.select().from(schema.tours).limit(1)),
    first(db.select().from(schema.destinations).limit(1)),
    first(db.select().from(schema.articles).limit(1)),
  ]);
  const enquiry = { reference: "ENQ-9TEST9", name: "Ann", email: "ann@example.org", subject: "Hello", message: "Hi", language: "en" };
  const about: Record<SubjectKind, string | number> = {
    booking: await bookedTrip(db),
    departure: (await first(db.select().from(schema.departures).limit(1))).id,
    "promo-code": (await first(db.insert(schema.promoCodes).values({ code: "AUDITED", percent: 5 }).returning())).id,
    enquiry: (
      await first(
        db
          .insert(schema.enquiries)
          .values({ ...enquiry, contentKey: "x" })
          .returning(),
      )
    ).id,
    profile: (await first(db.select().from(schema.profiles).limit(1))).id,
    subscription: (await first(db.insert(schema.subscriptions).values({ email: "reader@example.org", language: "en" }).returning())).id,
    tour: tour.id,
    destination: destination.id,
    article: article.id,
    testimonial: (await first(db.select().from(schema.testimonials).limit(1))).id,
    guide: (await first(db.select().from(schema.guides).limit(1))).id,
    notes: "JP",
    review: (await first(db.select().from(schema.reviews).limit(1))).id,
    picture: (await first(db.select().from(schema.pictures).limit(1))).name,
    "team-member": (await first(db.select().from(schema.teamMembers).limit(1))).id,
    "data-upload": (
      await first(db.insert(schema.dataUploads).values({ kind: "trip", fileName: "trips.csv", fileBytes: 1, actorName: "Ann" }).returning())
    ).id,
    settings: "brand",
  };
  const entries = Object.entries(about).map(([subjectType, id]) => ({ subjectType, subjectId: String(id) }));
  await db.insert(schema.auditEntries).values(entries.map((entry) => ({ ...entry, actorName: "Finder", action: "x.y" })));
  const html = (await (await visitor.get("/admin/audit?actor=finder")).text()).replaceAll("<!-- -->", "");
  const cells = [...html.matchAll(/<span class="audit-subject">.*?<\/span><a class="text-link"[^>]*href="([^"]*)"[^>]*>([^<]*)</gs)];
  expect(cells).toHaveLength(entries.length);
  for (const [, path = "", name] of cells) {
    expect(name).not.toBe("");
    expect((await visitor.get(path.replaceAll("&amp;", "&"))).status, path).toBe(200);
  }
  expect(html).toContain(">Brand</a>");
});

test("what an entry is about and is gone, or never had a page, is told by its kind and id", async () => {
  const visitor = await administrator();
  await site.db.insert(schema.auditEntries).values([
    { actorName: "Gone", action: "account.deleted", subjectType: "profile", subjectId: "unknown" },
    { actorName: "Gone", action: "tour.edited", subjectType: "tour", subjectId: "no number" },
    { actorName: "Gone", action: "x.y", subjectType: "something", subjectId: "7" },
  ]);
  const html = (await (await visitor.get("/de/admin/audit?actor=gone")).text()).replaceAll("<!-- -->", "");
  expect(html).toMatch(/>Konto<\/span><span [^>]*>unknown</);
  expect(html).toMatch(/>something<\/span><span [^>]*>7</);
  expect(html).toContain('href="/de/admin/audit?actor=gone&amp;subject=something+7"');
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
  const id = await signUp(site.services, visitor, { roles: ["Owner"], firstName: "Asha", lastName: "Devi" });
  const entry = { actorName: "ADMIN_EMAIL", action: "account.admin-made", subjectType: "profile" };
  await site.db.insert(schema.auditEntries).values([
    { ...entry, subjectId: id },
    { ...entry, subjectId: crypto.randomUUID() },
  ]);
  for (const address of ["/admin", "/admin/audit"]) {
    const text = (await (await visitor.get(address)).text()).replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
    expect(text).toMatch(/The server’s settings ?(?:What)?made Asha Devi an admin/);
    expect(text).toMatch(/The server’s settings ?(?:What)?made someone an admin/);
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
