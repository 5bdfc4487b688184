import { createElement } from "react";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { jobs } from "#app/jobs.server.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { startMailServer } from "#test/mail-server.ts";
import { testServices } from "#test/services.ts";
import { findMail, listMails } from "./outbox-list.server.ts";
import { deliverMails, forgetOldMails, maxAttempts, queueMails, renderMail, type MailToSend, type SendMail } from "./outbox.server.ts";
import { smtpSender } from "./smtp.server.ts";

const { outboxMails } = schema;
const handle = await openTestDatabase();
afterAll(() => handle.close());
const { db } = handle;
const from = { name: "Yatrika", address: "hello@yatrika.example" };
const minute = 60_000;

/** A clock that stands still until it is moved on. */
let time = testNow.getTime();
const now = () => new Date(time);
const later = (minutes: number) => void (time += minutes * minute);

beforeEach(async () => {
  time = testNow.getTime();
  await db.delete(outboxMails);
});

async function queue(changes: Partial<MailToSend> = {}, copies = 1) {
  const mail = await renderMail({
    template: "test",
    language: "en",
    to: { name: "Meera Rao", address: "meera@example.org" },
    subject: "Holi",
    body: createElement("p", null, "Colours & water"),
    ...changes,
  });
  await db.transaction((tx) =>
    queueMails(
      tx,
      Array.from({ length: copies }, () => mail),
      now(),
    ),
  );
}

async function mailServer(port?: number) {
  const server = await startMailServer(port);
  onTestFinished(() => server.stop());
  return server;
}
function senderTo(url: string) {
  const send = smtpSender(url, async () => from);
  onTestFinished(() => send.close());
  return send;
}
const outbox = () => db.select().from(outboxMails);

describe("over SMTP", () => {
  test("a mail comes from who the settings name when it is sent", async () => {
    const server = await mailServer();
    let sender = from;
    const send = smtpSender(server.url, async () => sender);
    onTestFinished(() => send.close());
    await queue({}, 1);
    await deliverMails(db, send, now);
    sender = { name: "Yatrika Anew", address: "anew@yatrika.example" };
    await queue({}, 1);
    await deliverMails(db, send, now);
    expect(server.arrived.map((mail) => mail.from)).toEqual([from.address, "anew@yatrika.example"]);
  });

  test("a mail arrives with both its parts, its addresses and its headers", async () => {
    const server = await mailServer();
    await queue({
      replyTo: "asker@example.org",
      headers: { "List-Unsubscribe": "<https://yatrika.example/u?id=1>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(await deliverMails(db, senderTo(server.url), now)).toEqual({ sent: 1, failed: 0 });
    const [{ mail, ...envelope } = { mail: undefined }] = server.arrived;
    expect(envelope).toMatchObject({ from: from.address, to: ["meera@example.org"] });
    expect(mail).toMatchObject({
      from: { ...from },
      to: [{ name: "Meera Rao", address: "meera@example.org" }],
      replyTo: [{ address: "asker@example.org" }],
      subject: "Holi",
    });
    expect(mail?.html).toContain("Colours &amp; water");
    expect(mail?.text).toContain("Colours & water");
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe")).toBe("<https://yatrika.example/u?id=1>");
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [row] = await outbox();
    expect(mail?.messageId).toBe(`<${row!.id}@yatrika>`);
    expect(row).toMatchObject({ status: "sent", attempts: 1, sentAt: testNow, lastError: null });
    expect(await deliverMails(db, senderTo(server.url), now)).toEqual({ sent: 0, failed: 0 });
  });

  test("a text file goes with it as an attachment, in every script", async () => {
    const server = await mailServer();
    const content = "BEGIN:VCALENDAR\nSUMMARY:होली\nEND:VCALENDAR\n";
    await queue({ attachments: [{ filename: "YTR-7K3M9Q.ics", contentType: "text/calendar; charset=utf-8", content }] });
    expect(await deliverMails(db, senderTo(server.url), now)).toEqual({ sent: 1, failed: 0 });
    const [attachment, ...others] = server.arrived[0]?.mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(attachment).toMatchObject({ filename: "YTR-7K3M9Q.ics", mimeType: "text/calendar", disposition: "attachment" });
    const bytes = attachment!.content;
    expect(typeof bytes === "string" ? bytes : new TextDecoder().decode(bytes)).toBe(content);
  });

  test("letters of every script arrive in names, subjects and addresses", async () => {
    const server = await mailServer();
    await queue({ to: { name: "मीरा राव", address: "मीरा@उदाहरण.example" }, subject: "होली 🎨", replyTo: "josé@españa.example" });
    expect(await deliverMails(db, senderTo(server.url), now)).toEqual({ sent: 1, failed: 0 });
    const [arrived] = server.arrived;
    expect(arrived?.mail.subject).toBe("होली 🎨");
    expect(arrived?.mail.to?.[0]).toMatchObject({ name: "मीरा राव" });
    expect(arrived?.to[0]).toMatch(/^मीरा@/);
  });

  test("line breaks in what people typed add no header and no recipient", async () => {
    const server = await mailServer();
    const evil = "x\r\nBcc: victim@example.org\r\nX-Evil: yes\u2028\n\nBody";
    await queue({ to: { name: evil, address: "meera@example.org" }, subject: evil, replyTo: evil });
    await deliverMails(db, senderTo(server.url), now);
    const [arrived] = server.arrived;
    expect(arrived?.to).toEqual(["meera@example.org"]);
    const keys = arrived?.mail.headers.map(({ key }) => key);
    expect(keys).not.toContain("bcc");
    expect(keys).not.toContain("x-evil");
    expect(arrived?.mail.subject).toContain("Bcc: victim@example.org");
  });

  test("a name that looks like addresses is a name", async () => {
    const server = await mailServer();
    await queue({ to: { name: `"x" <victim@example.org>, other@example.org`, address: "meera@example.org" } });
    await deliverMails(db, senderTo(server.url), now);
    expect(server.arrived[0]?.to).toEqual(["meera@example.org"]);
    expect(server.arrived[0]?.mail.to).toHaveLength(1);
  });
});

describe("a mail server that is down", () => {
  test("and comes back: mail waits with growing pauses and goes out once", async () => {
    const first = await startMailServer();
    const { port, url } = first;
    await first.stop();
    const send = senderTo(url);
    await queue({}, 3);
    const pauses: number[] = [];
    for (let n = 0; n < 4; n++) {
      expect(await deliverMails(db, send, now)).toEqual({ sent: 0, failed: 3 });
      const [row] = await outbox();
      pauses.push((row!.nextAttemptAt.getTime() - time) / minute);
      expect(row).toMatchObject({ status: "waiting", attempts: n + 1, lastError: expect.stringContaining("ECONNREFUSED") });
      // Before its time nothing is tried.
      expect(await deliverMails(db, send, now)).toEqual({ sent: 0, failed: 0 });
      later(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([1, 2, 4, 8]);
    const back = await mailServer(port);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 3, failed: 0 });
    later(600);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 0, failed: 0 });
    expect(back.arrived).toHaveLength(3);
    expect(new Set(back.arrived.map(({ mail }) => mail.messageId)).size).toBe(3);
  });

  test("or refuses for a while: the mail is tried again", async () => {
    const server = await mailServer();
    server.state.refuses = true;
    await queue();
    const send = senderTo(server.url);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 0, failed: 1 });
    expect((await outbox())[0]?.lastError).toContain("try again later");
    server.state.refuses = false;
    later(1);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 1, failed: 0 });
    expect(server.arrived).toHaveLength(1);
  });

  test("for good: after ten tries the mail is given up, and shown first", async () => {
    const broken: SendMail = () => Promise.reject(new Error("no route to host"));
    await queue({ subject: "Never arrives" });
    for (let n = 0; n < maxAttempts; n++) {
      expect(await deliverMails(db, broken, now)).toEqual({ sent: 0, failed: 1 });
      later(2 ** n);
    }
    later(10_000);
    await queue({ subject: "Newer" });
    await deliverMails(db, () => Promise.resolve(), now);
    const [given, newer] = await listMails(db, 50);
    expect(given).toMatchObject({ subject: "Never arrives", status: "dead", attempts: 10, lastError: "no route to host" });
    expect(newer).toMatchObject({ subject: "Newer", status: "sent" });
    expect(await findMail(db, given!.id)).toEqual(given);
  });
});

describe("two deliverers", () => {
  test("at the same moment send each mail once", async () => {
    const server = await mailServer();
    await queue({}, 30);
    const results = await Promise.all([1, 2, 3].map(() => deliverMails(db, senderTo(server.url), now)));
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(30);
    expect(new Set(server.arrived.map(({ mail }) => mail.messageId)).size).toBe(30);
    expect(server.arrived).toHaveLength(30);
  });

  test("leave each other's mail alone however slow the server is", async () => {
    await queue({}, 30);
    const sent: string[] = [];
    const note: SendMail = async ({ messageId }) => void sent.push(messageId);
    // Each mail takes a minute, and a second deliverer looks after each.
    const slow: SendMail = async (mail) => {
      await note(mail);
      later(1);
      await deliverMails(db, note, now);
    };
    await deliverMails(db, slow, now);
    later(60);
    await deliverMails(db, note, now);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  test("a mail whose sender died is sent by the next, after a while", async () => {
    const server = await mailServer();
    await queue();
    // A process that is killed in the middle answers nothing more.
    void deliverMails(db, () => new Promise(() => {}), now);
    await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1);
    const send = senderTo(server.url);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 0, failed: 0 });
    later(5);
    expect(await deliverMails(db, send, now)).toEqual({ sent: 1, failed: 0 });
  });
});

test("more mail than one sitting sends in a minute is not left for the next", async () => {
  await queue({}, 45);
  expect(await deliverMails(db, () => Promise.resolve(), now)).toEqual({ sent: 45, failed: 0 });
});

test("without a mail server nothing is sent and all is kept", async () => {
  await queue();
  await jobs({ ...testServices(handle), now }, undefined)
    .find(({ name }) => name === "deliver-mail")
    ?.run();
  expect(await outbox()).toMatchObject([{ status: "waiting", attempts: 0 }]);
});

test("mail is forgotten 30 days after it went out or was given up, what waits is not", async () => {
  await queue({ subject: "sent" });
  await deliverMails(db, () => Promise.resolve(), now);
  await queue({ subject: "dead" });
  await db.update(outboxMails).set({ status: "dead" }).where(eq(outboxMails.subject, "dead"));
  await queue({ subject: "waiting" });
  const inDays = (days: number) => new Date(time + days * 24 * 60 * minute);
  expect(await forgetOldMails(db, inDays(29))).toBe(0);
  expect(await forgetOldMails(db, inDays(31))).toBe(2);
  expect(await outbox()).toMatchObject([{ subject: "waiting" }]);
});
