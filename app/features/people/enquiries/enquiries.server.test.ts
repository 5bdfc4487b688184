import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { contextFor } from "#test/people.ts";
import { testServices } from "#test/services.ts";
import { forgetOldEnquiries, submitEnquiry, type RequestedTour } from "./enquiries.server.tsx";
import type { EnquiryForm } from "./enquiry-form.server.ts";

const { enquiries, outboxMails, auditEntries, departures } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const wanted: string[] = [];
const services = { ...testServices(handle), enqueue: async (_: unknown, job: string) => void wanted.push(job) };
const context = contextFor(services, undefined);

const form: EnquiryForm = { name: "Meera Rao", email: "meera@example.org", subject: "A question", message: "When is Holi?", website: "" };
const send = (changes: Partial<EnquiryForm> = {}, request?: RequestedTour, address: string = crypto.randomUUID()) =>
  submitEnquiry({ ...context, address }, { ...form, ...changes }, request);
const referenceOf = (outcome: Awaited<ReturnType<typeof send>>) => (outcome.ok ? outcome.reference : undefined);

async function stored() {
  const mails = await db.select().from(outboxMails);
  return {
    enquiries: await db.select().from(enquiries),
    mails,
    received: mails.find(({ template }) => template === "enquiry-received"),
    notification: mails.find(({ template }) => template === "enquiry-notification"),
  };
}

beforeEach(async () => {
  await db.delete(enquiries);
  await db.delete(outboxMails);
  await db.delete(auditEntries);
  await db.delete(schema.rateCounts);
  wanted.splice(0);
});

test("a stranger's address is mailed three times an hour at most; every message is stored and reaches the agency", async () => {
  for (const number of [1, 2, 3, 4, 5]) await send({ message: `Message ${number}`, email: "Stranger@example.org" });
  const { enquiries: kept, mails } = await stored();
  expect(kept).toHaveLength(5);
  expect(mails.filter(({ template }) => template === "enquiry-notification")).toHaveLength(5);
  expect(mails.filter(({ template }) => template === "enquiry-received")).toHaveLength(3);
});

describe("a message", () => {
  test("is stored, mailed to the agency and acknowledged to its sender", async () => {
    const reference = referenceOf(await send());
    expect(reference).toMatch(/^ENQ-[2-9A-HJKMNP-Z]{6}$/);
    const { received, notification, ...all } = await stored();
    expect(all.enquiries).toMatchObject([
      { reference, name: "Meera Rao", email: "meera@example.org", subject: "A question", message: "When is Holi?", language: "en" },
    ]);
    expect(all.enquiries[0]?.searchText).toBe(`${reference?.toLowerCase()} meera rao meera@example.org a question when is holi?`);
    expect(all.enquiries[0]).toMatchObject({ tourId: null, travellers: null, status: "new", createdAt: testNow });
    expect(all.mails).toHaveLength(2);
    expect(received).toMatchObject({ toName: "Meera Rao", toAddress: "meera@example.org", replyTo: null, status: "waiting" });
    expect(received?.subject).toBe(`We’ve received your message (${reference})`);
    expect(received?.text).toContain("When is Holi?");
    expect(received?.headers).toEqual({ "Auto-Submitted": "auto-replied" });
    expect(notification).toMatchObject({ toAddress: "hello@yatrika.example", replyTo: "meera@example.org" });
    expect(notification?.subject).toBe(`${reference}: A question`);
    expect(notification?.text).toContain("Meera Rao <meera@example.org>");
    expect(notification?.text).not.toContain("you can ignore it");
    expect(received?.text).toContain("you can ignore it");
    expect(wanted).toEqual(["deliver-mail"]);
  });

  test("is in the audit without anything personal", async () => {
    await send();
    const [entry, ...others] = await db.select().from(auditEntries);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actorName: "visitor", action: "enquiry.message", subjectType: "enquiry", details: {} });
    expect(JSON.stringify(entry)).not.toMatch(/meera/i);
  });

  test("sent twice is one message with one reference and two mails in all", async () => {
    const first = referenceOf(await send());
    expect(referenceOf(await send({ email: "Meera@Example.org" }))).toBe(first);
    const { mails, ...all } = await stored();
    expect(all.enquiries).toHaveLength(1);
    expect(mails).toHaveLength(2);
    expect(wanted).toHaveLength(1);
  });

  test("sent five times at the same moment is one message", async () => {
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => send()));
    expect(new Set(outcomes.map(referenceOf)).size).toBe(1);
    const { mails, ...all } = await stored();
    expect([all.enquiries.length, mails.length]).toEqual([1, 2]);
  });

  test("with one word changed is another message", async () => {
    const first = referenceOf(await send());
    expect(referenceOf(await send({ message: "When is Diwali?" }))).not.toBe(first);
    expect((await stored()).enquiries).toHaveLength(2);
  });

  test("with the hidden field filled gets a reference and is not stored", async () => {
    expect(referenceOf(await send({ website: "https://spam.example" }))).toMatch(/^ENQ-/);
    const { mails, ...all } = await stored();
    expect([all.enquiries.length, mails.length]).toEqual([0, 0]);
  });
});

describe("all or nothing", () => {
  test("a mail that cannot be written leaves no message", async () => {
    await db.execute(sql`alter table outbox_mails add constraint no_mail_today check (false) not valid`);
    await expect(send()).rejects.toThrow();
    await db.execute(sql`alter table outbox_mails drop constraint no_mail_today`);
    expect(await stored()).toMatchObject({ enquiries: [], mails: [] });
    expect(await db.select().from(auditEntries)).toEqual([]);
    // The same again is not taken for a repetition of what was never stored.
    await send();
    expect((await stored()).mails).toHaveLength(2);
  });

  test("a job that cannot be queued leaves neither message nor mail", async () => {
    const broken = { ...context, enqueue: () => Promise.reject(new Error("no queue")) };
    await expect(submitEnquiry(broken, form, undefined)).rejects.toThrow("no queue");
    expect(await stored()).toMatchObject({ enquiries: [], mails: [] });
  });
});

test("the eleventh message in ten minutes from one address is refused, another address is heard", async () => {
  for (let n = 1; n <= 10; n++) expect(await send({ message: `Question ${n}` }, undefined, "192.0.2.1")).toMatchObject({ ok: true });
  const refused = await send({ message: "Question 11" }, undefined, "192.0.2.1");
  // The clock stands at the start of a window.
  expect(refused).toEqual({ ok: false, reason: "too_many", wait: 600 });
  expect((await stored()).enquiries).toHaveLength(10);
  expect(await send({ message: "Question 11" }, undefined, "192.0.2.2")).toMatchObject({ ok: true });
});

test("a booking request keeps tour, departure, adults and children, and the price and currency that were shown", async () => {
  const [departure] = await db.select().from(departures).where(eq(departures.tourId, 1)).limit(1);
  const request: RequestedTour = {
    tourId: 1,
    title: "Heritage of Japan",
    departure: { id: departure!.id, startDate: departure!.startDate },
    party: { adults: 2, children: 1 },
    total: 438_281,
    currency: "INR",
  };
  await send({}, request);
  const { received, notification, ...all } = await stored();
  expect(all.enquiries).toMatchObject([
    { tourId: 1, departureId: departure!.id, travellers: 3, children: 1, shownPriceMinor: 43_828_100, shownCurrency: "INR" },
  ]);
  for (const mail of [received, notification]) {
    for (const part of ["Heritage of Japan", "Travellers: 2 adults and 1 child", "₹4,38,281"]) expect(mail?.text).toContain(part);
  }
  expect(received?.text).toContain("No seat is held yet");
  expect(await db.select({ action: auditEntries.action }).from(auditEntries)).toEqual([{ action: "enquiry.booking-request" }]);
});

test("three adults, and two adults with a child, are two requests", async () => {
  const request = { tourId: 1, title: "Heritage of Japan", departure: undefined, total: 1, currency: "INR" } as const;
  const sent = [
    { adults: 3, children: 0 },
    { adults: 2, children: 1 },
  ].map((party) => send({}, { ...request, party }));
  expect(new Set((await Promise.all(sent)).map(referenceOf)).size).toBe(2);
});

describe("what people type stays text", () => {
  const headers = "x\r\nBcc: victim@example.org\r\n\r\nHello";

  test("line breaks in name, subject and address start no header", async () => {
    await send({ name: headers, subject: headers, email: "meera@example.org\r\nBcc: victim@example.org" });
    for (const { toName, toAddress, replyTo, subject } of (await stored()).mails) {
      for (const header of [toName, toAddress, replyTo, subject]) expect(header ?? "").not.toMatch(/[\r\n\u2028\u2029]/);
    }
  });

  test("HTML and scripts are shown, not run", async () => {
    const html = `<script>alert(1)</script><img src=x onerror="alert(2)">`;
    await send({ name: html, subject: html, message: html });
    for (const mail of (await stored()).mails) {
      expect(mail.html).not.toContain("<script");
      expect(mail.html).not.toContain("<img src=x");
      expect(mail.html).toContain("&lt;script&gt;");
      expect(mail.text).toContain("<script>alert(1)</script>");
    }
  });

  test("the marks of our own texts are nothing special", async () => {
    await send({ name: "{{reference}} $t(mail:unsubscribe)", subject: "$t(mail:signature)", message: "{{phone}}" });
    const { received, notification } = await stored();
    expect(received?.text).toContain("Hello {{reference}} $t(mail:unsubscribe),");
    expect(notification?.subject).toMatch(/: \$t\(mail:signature\)$/);
  });
});

test("messages are forgotten after 24 months", async () => {
  await send();
  expect(await forgetOldEnquiries(db, new Date("2028-11-21T05:00:00Z"))).toBe(0);
  expect(await forgetOldEnquiries(db, new Date("2028-11-21T07:00:00Z"))).toBe(1);
});
