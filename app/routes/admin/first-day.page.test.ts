import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { mailFailure } from "#app/features/agency/setup/test-mail.server.tsx";
import { openAgency } from "#test/bookings.ts";
import { signUp } from "#test/accounts.ts";
import { openTestDatabase } from "#test/database.ts";
import { startMailServer } from "#test/mail-server.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const handle = await openTestDatabase();
const { db } = handle;
const mail = await startMailServer();
const site = await openSite(handle, { settings: { SMTP_URL: mail.url } });
afterAll(async () => {
  await mail.stop();
  await handle.close();
});

const owner = site.visitor();
beforeAll(async () => void (await signUp(site.services, owner, { roles: ["Owner"], email: "owner@example.org" })));
beforeEach(() => db.delete(schema.outboxMails));
const dashboard = async () => mainText(await owner.get("/admin"));

describe("the checklist of a new site", () => {
  test("says what is still to be done, to whoever may do it", async () => {
    expect(await dashboard()).toContain("The bank account is still an example that doesn’t exist");
    const manager = site.visitor();
    await signUp(site.services, manager, { roles: ["Manager"] });
    expect(await mainText(await manager.get("/admin"))).not.toContain("Before the first booking");
  });

  test("has a test email, which arrives and makes its point done", async () => {
    expect(await dashboard()).toContain("Send a test to owner@example.org");
    const answer = await owner.post("/admin", { form: "test-mail" });
    expect(await mainText(answer)).toMatch(/The test is sent\. The email server took it for owner@example\.org and answered: 250/);
    expect(mail.arrived[0]).toMatchObject({ to: ["owner@example.org"], mail: { subject: "A test from your site" } });
    expect(await dashboard()).not.toContain("Send a test");
  });

  test("tells the words of a server that refuses, and stands open again", async () => {
    mail.state.refuses = true;
    const refused = await owner.post("/admin", { form: "test-mail" });
    mail.state.refuses = false;
    expect([refused.status, await mainText(refused)]).toEqual([
      502,
      expect.stringMatching(/The test was not sent.*451 try again later/) as string,
    ]);
    // The clock of tests stands still: what came later is told by its moment.
    const [latest] = await db
      .select()
      .from(schema.outboxMails)
      .where(eq(schema.outboxMails.status, "dead"))
      .orderBy(desc(schema.outboxMails.id));
    const later = new Date(latest!.createdAt.getTime() + 1);
    await db.update(schema.outboxMails).set({ createdAt: later }).where(eq(schema.outboxMails.id, latest!.id));
    expect(await dashboard()).toContain("didn’t take the last email. Its answer: 451 try again later");
  });

  test("is gone when all is so", async () => {
    const { settings, tours } = schema;
    const { defaultSettings } = await import("#app/features/agency/settings/settings.server.ts");
    const account = { ...defaultSettings.bankTransfer, accountNumber: "9876543210", bic: "HDFCINBBXXX" };
    const rates = { ...defaultSettings.rates, date: site.services.now().toISOString().slice(0, 10) };
    await db.insert(settings).values([
      { key: "bankTransfer", value: account },
      { key: "rates", value: rates },
      {
        key: "contacts",
        value: { ...defaultSettings.contacts, street: "8 Hawa Mahal Road", phones: ["+91 141 555 0101"], emails: ["a@b.org"] },
      },
    ]);
    await db.update(tours).set({ demo: false }).where(eq(tours.id, 1));
    await owner.post("/admin", { form: "test-mail" });
    expect(await dashboard()).toMatch(/4 of 6 done.*Visitors still read an example’s phone number.*Enter your social networks/);
    await db.insert(settings).values({ key: "social", value: [] });
    expect(await dashboard()).toContain("5 of 6 done");
    const demo = [schema.destinations, schema.testimonials, schema.teamMembers, schema.articles, tours];
    for (const table of demo) await db.update(table).set({ demo: false });
    expect(await dashboard()).not.toContain("Before the first booking");
    for (const table of demo) await db.update(table).set({ demo: true });
    await db.delete(settings);
  });
});

test.each([
  [{ code: "ESOCKET", message: "connect ECONNREFUSED 127.0.0.1:1" }, "unreachable"],
  [{ code: "EDNS", message: "getaddrinfo ENOTFOUND mail.example.test" }, "unknownHost"],
  [{ code: "ETIMEDOUT", message: "Connection timeout" }, "timeout"],
  [{ code: "EAUTH", message: "Invalid login", response: "535 5.7.8 no" }, "login"],
  [{ code: "EENVELOPE", message: "Can't send mail", response: "550 no such user" }, "address"],
  [{ code: "EMESSAGE", message: "Message failed", response: "451 try again later" }, "other"],
])("a server that says %o has a reason in words", (error, reason) => {
  expect(mailFailure(Object.assign(new Error(error.message), error))).toEqual({
    reason,
    answer: "response" in error ? error.response : error.message,
  });
});

test("the demo content stays while somebody has booked of it, who is named, goes once that is over, and can be loaded again", async () => {
  const agency = await openAgency(handle);
  const { id } = await agency.departure({ tourId: 1 });
  const { orderId } = await agency.confirmed([{ departureId: id, party: { adults: 1, children: 0 } }]);
  const [booking] = await db.select().from(schema.bookings).where(eq(schema.bookings.orderId, orderId));
  const asked = await mainText(await owner.get("/admin/demo?remove=yes"));
  expect(asked).toContain(booking!.reference);
  const refused = await owner.post("/admin/demo", { intent: "remove" });
  expect([refused.status, await mainText(refused)]).toEqual([409, expect.stringContaining(booking!.reference) as string]);
  await db.update(schema.bookings).set({ status: "EXPIRED" }).where(eq(schema.bookings.id, booking!.id));
  expect(await mainText(await owner.get("/admin/demo?remove=yes"))).toMatch(/Remove the demo content\?.*Articles: \d/);
  const removed = await owner.post("/admin/demo", { intent: "remove" });
  expect([removed.status, removed.headers.get("Location")]).toEqual([303, "/admin/demo"]);
  expect(await (await owner.get("/admin/demo")).text()).toContain(
    "Still the example’s: the contacts, the social networks and the bank account.",
  );
  const about = await mainText(await site.visitor().get("/about"));
  expect(about).toContain("Yatrika has planned and led journeys since 2015, today to over 50 countries.");
  expect(about).not.toMatch(/Anjali|minibus|sixteen at most|Half of what/);
  expect(await db.$count(schema.articles)).toBe(0);
  expect(await mainText(await owner.get("/admin/demo"))).toContain("There is no demo content on the site");
  expect((await owner.post("/admin/demo", { intent: "load" })).status).toBe(303);
  expect(await db.$count(schema.tours, eq(schema.tours.state, "published"))).toBe(9);
  const entries = await db
    .select({ action: schema.auditEntries.action })
    .from(schema.auditEntries)
    .where(eq(schema.auditEntries.subjectId, "demo"));
  expect(entries.map(({ action }) => action).sort()).toEqual(["demo.loaded", "demo.removed"]);
});
