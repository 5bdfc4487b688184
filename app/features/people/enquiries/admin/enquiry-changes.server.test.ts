import { contextFor, giveRoles, somebody } from "#test/people.ts";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "#app/features/people/accounts/deletion/delete-account.server.ts";
import { forgetOldEnquiries, submitEnquiry } from "#app/features/people/enquiries/enquiries.server.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { testServices } from "#test/services.ts";
import { answerEnquiry, noteOnEnquiry, setEnquiryStatus } from "./enquiry-changes.server.tsx";
import { readEnquiry } from "./enquiry-page.server.ts";

const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const { enquiries, enquiryEntries, outboxMails, auditEntries, profiles } = schema;
const wanted: string[] = [];
const services = { ...testServices(handle), enqueue: async (_: unknown, job: string) => void wanted.push(job) };
let context = contextFor(services, undefined);

async function enquiry(changes: { subject?: string; language?: Language } = {}) {
  const { subject = "Holi", language = "en" } = changes;
  const form = { name: "Asha Rao", email: "asha@example.org", subject, message: "When is Holi?", website: "" };
  const outcome = await submitEnquiry(contextFor(services, undefined, { language, address: crypto.randomUUID() }), form, undefined);
  const reference = outcome.ok ? outcome.reference : "";
  const [row] = await db.select().from(enquiries).where(eq(enquiries.reference, reference));
  await db.delete(auditEntries);
  wanted.splice(0);
  return row!;
}
const written = (seen: number, text = "In March.", key: string = crypto.randomUUID()) => ({ seen, text, key });
const stored = async (id: string) => (await db.select().from(enquiries).where(eq(enquiries.id, id)))[0]!;
const answersSent = () => db.select().from(outboxMails).where(eq(outboxMails.template, "enquiry-answer")).orderBy(asc(outboxMails.id));

beforeEach(async () => {
  for (const table of [enquiries, outboxMails, auditEntries, profiles, schema.rateCounts]) await db.delete(table);
  const [profile] = await db
    .insert(profiles)
    .values({ firstName: "Meera", lastName: "Rawat", email: "meera@yatrika.example", emailVerified: true })
    .returning();
  await giveRoles(db, profile!.id, ["Owner"]);
  context = contextFor(services, somebody(["Owner"], { id: profile!.id }));
});

describe("an answer", () => {
  test("is kept, mailed in the enquirer's language with the agency's address to reply to, and sets the status", async () => {
    const { id, reference } = await enquiry({ language: "de" });
    expect(await answerEnquiry(context, id, written(0, "Im März.\n\nIch freue mich,\nMeera"))).toEqual({ ok: true });
    const [mail, ...others] = await answersSent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      language: "de",
      toName: "Asha Rao",
      toAddress: "asha@example.org",
      replyTo: "hello@yatrika.example",
      subject: `Re: ${reference}: Holi`,
      status: "waiting",
    });
    for (const part of ["Guten Tag Asha Rao", "Im März.", "Ich freue mich,\nMeera", "Am 21. November 2026 schrieben Sie:", "When is Holi?"])
      expect(mail?.text).toContain(part);
    expect(wanted).toEqual(["deliver-mail"]);
    expect(await stored(id)).toMatchObject({ status: "answered", revision: 1 });
    expect((await readEnquiry(db, id, "en"))?.thread).toMatchObject([
      {
        id: mail!.id,
        kind: "answer",
        body: "Im März.\n\nIch freue mich,\nMeera",
        author: "Meera Rawat",
        at: testNow.toISOString(),
        mail: "waiting",
      },
    ]);
  });

  test("belongs to the thread: its mail refers to those before it, by their own ids", async () => {
    const { id } = await enquiry();
    await answerEnquiry(context, id, written(0, "First"));
    await answerEnquiry(context, id, written(1, "Second"));
    const [first, second] = await answersSent();
    const [received] = await db.select().from(outboxMails).where(eq(outboxMails.template, "enquiry-received"));
    const name = (mailId: string) => `<${mailId}@yatrika>`;
    expect(received?.id).toBe(id);
    expect(first?.headers).toEqual({ "In-Reply-To": name(id), References: name(id) });
    expect(second?.headers).toEqual({ "In-Reply-To": name(first!.id), References: `${name(id)} ${name(first!.id)}` });
    expect(second?.subject).toBe(first?.subject);
  });

  test("keeps the reference in its subject however long that is", async () => {
    const { id, reference } = await enquiry({ subject: "x".repeat(200) });
    await answerEnquiry(context, id, written(0));
    const [mail] = await answersSent();
    expect(mail?.subject).toHaveLength(200);
    expect(mail?.subject).toMatch(new RegExp(`^Re: ${reference}: xxx`));
  });

  test("sent twice, one after the other or at the same moment, is one answer and one mail", async () => {
    const { id } = await enquiry();
    const form = written(0);
    const outcomes = await Promise.all([1, 2, 3].map(() => answerEnquiry(context, id, form)));
    expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await answerEnquiry(context, id, form)).toEqual({ ok: true });
    expect(await answersSent()).toHaveLength(1);
    expect(await db.select().from(enquiryEntries)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ revision: 1 });
  });

  test("to a page that somebody else has changed meanwhile is not sent", async () => {
    const { id } = await enquiry();
    const colleague = contextFor(services, somebody(["Owner"], { id: context.actor!.id, name: "Tara Sen" }));
    const outcomes = await Promise.all([
      answerEnquiry(context, id, written(0, "In March.")),
      answerEnquiry(colleague, id, written(0, "In spring.")),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, reason: "changed" });
    expect(await answersSent()).toHaveLength(1);
    await setEnquiryStatus(colleague, id, { status: "closed", seen: 1 });
    expect(await answerEnquiry(context, id, written(1))).toEqual({ ok: false, reason: "changed" });
    expect(await answerEnquiry(context, id, written(2))).toEqual({ ok: true });
    expect(await stored(id)).toMatchObject({ status: "answered", revision: 3 });
  });

  test("with another text under a key that was used is not swallowed", async () => {
    const [one, other] = [await enquiry(), await enquiry({ subject: "Diwali" })];
    const form = written(0);
    await answerEnquiry(context, one.id, form);
    expect(await answerEnquiry(context, one.id, { ...form, text: "In April." })).toEqual({ ok: false, reason: "changed" });
    expect(await answerEnquiry(context, other.id, form)).toEqual({ ok: false, reason: "changed" });
    expect(await noteOnEnquiry(context, one.id, form)).toEqual({ ok: false, reason: "changed" });
    expect(await answersSent()).toHaveLength(1);
  });

  test("whose mail cannot be written is not kept", async () => {
    const { id } = await enquiry();
    const broken = { ...context, enqueue: () => Promise.reject(new Error("queue away")) };
    await expect(answerEnquiry(broken, id, written(0))).rejects.toThrow("queue away");
    expect(await db.select().from(enquiryEntries)).toEqual([]);
    expect(await answersSent()).toEqual([]);
    expect(await stored(id)).toMatchObject({ status: "new", revision: 0 });
  });

  test("stays text: no header, no markup, none of our own marks", async () => {
    const { id } = await enquiry({ subject: "x\r\nBcc: victim@example.org {{reference}}" });
    await answerEnquiry(context, id, written(0, `<script>alert(1)</script> $t(mail:unsubscribe) {{name}}`));
    const [mail] = await answersSent();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain("<script>");
    expect(mail?.text).toContain("<script>alert(1)</script> $t(mail:unsubscribe) {{name}}");
  });
});

test("a note is kept for the team, mails nobody and leaves the status", async () => {
  const { id } = await enquiry();
  const note = written(0, "Called her.");
  expect(await noteOnEnquiry(context, id, note)).toEqual({ ok: true });
  expect(await noteOnEnquiry(context, id, note)).toEqual({ ok: true });
  expect((await readEnquiry(db, id, "en"))?.thread).toMatchObject([{ kind: "note", body: "Called her.", mail: undefined }]);
  expect(await answersSent()).toEqual([]);
  expect(wanted).toEqual([]);
  expect(await stored(id)).toMatchObject({ status: "new", revision: 1 });
});

test("the status goes from any to any other, once, and not from a page that is out of date", async () => {
  const { id } = await enquiry();
  const set = (status: "new" | "in_progress" | "closed", seen: number) => setEnquiryStatus(context, id, { status, seen });
  expect(await set("in_progress", 0)).toEqual({ ok: true });
  // A double click.
  expect(await set("in_progress", 0)).toEqual({ ok: true });
  expect(await set("closed", 0)).toEqual({ ok: false, reason: "changed" });
  expect(await set("closed", 1)).toEqual({ ok: true });
  expect(await set("new", 2)).toEqual({ ok: true });
  expect(await stored(id)).toMatchObject({ status: "new", revision: 3 });
});

test("the audit says who did what and from which status to which, and nothing of what was written", async () => {
  const { id } = await enquiry();
  await answerEnquiry(context, id, written(0, "secret words"));
  await noteOnEnquiry(context, id, written(1, "secret note"));
  await setEnquiryStatus(context, id, { status: "closed", seen: 2 });
  const entries = await db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  const by = { actorId: context.actor!.id, actorName: "Meera Rawat", subjectType: "enquiry", subjectId: id };
  expect(entries).toMatchObject([
    { ...by, action: "enquiry.answered", details: { before: { status: "new" }, after: { status: "answered" } } },
    { ...by, action: "enquiry.noted", details: {} },
    { ...by, action: "enquiry.status", details: { before: { status: "answered" }, after: { status: "closed" } } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/secret|asha/i);
});

test("nobody but an administrator does any of it, and an enquiry that is not there is absent", async () => {
  const { id } = await enquiry();
  const customer = contextFor(services, somebody([], { id: context.actor!.id }));
  const verbs = (who: typeof context, where: string) => [
    answerEnquiry(who, where, written(0)),
    noteOnEnquiry(who, where, written(0)),
    setEnquiryStatus(who, where, { status: "closed", seen: 0 }),
  ];
  for (const refused of verbs(customer, id)) await expect(refused).rejects.toMatchObject({ status: 403 });
  for (const outcome of verbs(context, crypto.randomUUID())) expect(await outcome).toEqual({ ok: false, reason: "absent" });
  expect(await stored(id)).toMatchObject({ revision: 0 });
});

test("answers and notes are forgotten with the enquiry, 24 months after it was sent", async () => {
  const { id } = await enquiry();
  await answerEnquiry(context, id, written(0));
  expect(await forgetOldEnquiries(db, new Date("2028-11-21T07:00:00Z"))).toBe(1);
  expect(await db.select().from(enquiryEntries)).toEqual([]);
});

test("what somebody wrote stays when her account is deleted, without her name", async () => {
  const { id } = await enquiry();
  const [other] = await db.insert(profiles).values({ firstName: "Tara", lastName: "Sen", email: "tara@yatrika.example" }).returning();
  await giveRoles(db, other!.id, ["Owner"]);
  await answerEnquiry(context, id, written(0));
  expect(
    await deleteAccount(contextFor(services, somebody(["Owner"], { id: other!.id, name: "Tara Sen" })), context.actor!.id),
  ).toMatchObject({
    ok: true,
  });
  expect((await readEnquiry(db, id, "en"))?.thread).toMatchObject([{ body: "In March.", author: undefined }]);
});
