import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { enquiries, enquiryEntries, outboxMails, auditEntries, rateCounts } = schema;
let visitor: Visitor;

beforeEach(async () => {
  await site.db.delete(enquiries);
  // All tests write from one connection.
  await site.db.delete(rateCounts);
  await site.db.delete(outboxMails);
  visitor = site.visitor();
  await signUp(site.services, visitor, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});

const page = async (answer: Response) => (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
const where = (answer: Response) => [answer.status, answer.headers.get("Location")];
const hidden = (html: string, form: "answer" | "note" | "status", name: string) => {
  const own =
    html.split("<form").find((part) => part.includes(form === "status" ? `name="form" value="status"` : `id="write-${form}"`)) ?? "";
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(own)?.[1] ?? "";
};

/** An enquiry as the contact page sends it, and the address of its page. */
async function enquire(message = "When is Holi?", request: Record<string, string> = {}) {
  const form = { name: "Asha Rao", email: "asha@example.org", subject: "Holi", message, ...request };
  expect((await site.visitor().post("/fr/contact", form)).status).toBe(200);
  const [row] = await site.db.select().from(enquiries).where(eq(enquiries.message, message));
  return { id: row!.id, reference: row!.reference, address: `/admin/enquiries/${row!.id}` };
}

/** What a browser sends that has opened the page. */
async function opened(address: string, form: "answer" | "note") {
  const html = await page(await visitor.get(address));
  return { form, key: hidden(html, form, "key"), seen: hidden(html, form, "seen") };
}
const statusOf = async (id: string) => (await site.db.select().from(enquiries).where(eq(enquiries.id, id)))[0]?.status;
const answersSent = () => site.db.select().from(outboxMails).where(eq(outboxMails.template, "enquiry-answer"));

test("a message is on the list, is answered from its page, and the thread stands there", async () => {
  const { id, reference, address } = await enquire();
  expect(await page(await visitor.get("/admin"))).toContain("Answer enquiries (1 new)");
  const list = await page(await visitor.get("/admin/enquiries?q=holi&kind=message"));
  expect(list).toContain(`href="${address}"`);
  expect(list).toContain(reference);
  expect(list).toMatch(/href="\/admin\/enquiries\?q=holi&amp;status=new&amp;kind=message"[^>]*>New <span[^>]*>1</);
  const form = await opened(address, "answer");
  expect(where(await visitor.post(address, { ...form, text: "In March.\r\nMeera" }))).toEqual([303, address]);
  const html = await page(await visitor.get(address));
  for (const text of [
    "Answer on its way",
    "Meera Rawat answered",
    "In March.\nMeera",
    "The email is waiting to be sent",
    "It has been answered.",
  ])
    expect(html).toContain(text);
  const [mail, ...others] = await answersSent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ toAddress: "asha@example.org", language: "fr", replyTo: "hello@yatrika.example" });
  expect(await statusOf(id)).toBe("answered");
  expect(await page(await visitor.get("/admin"))).toContain("answered an enquiry");
});

test("marking as answered what is typed and not sent warns, and keeps it", async () => {
  await site.db.delete(schema.rateCounts);
  const { id, address } = await enquire();
  const { seen } = await opened(address, "answer");
  const answer = await visitor.post(address, { form: "answered", seen, text: "In March." });
  expect(answer.status).toBe(409);
  const html = await page(answer);
  expect(html).toContain("You’ve written an answer that hasn’t been sent, and it is still here.");
  expect(html).toContain(">In March.</textarea>");
  expect([await statusOf(id), await answersSent()]).toEqual(["new", []]);
  expect(where(await visitor.post(address, { form: "answered", seen, text: " \n" }))).toEqual([303, address]);
  expect(await statusOf(id)).toBe("answered");
});

test("a booking request says how many of its travellers are children, and the sum that was shown", async () => {
  const { address } = await enquire("For three", { tour: "japan-heritage", adults: "2", children: "1" });
  const html = await page(await visitor.get(address));
  for (const text of ["Heritage of Japan", "2 adults and 1 child", "€5,376"]) expect(html).toContain(text);
  expect(await page(await visitor.get(`/de${address}`))).toContain("2 Erwachsene und 1 Kind");
});

test("a double click sends one answer", async () => {
  const { address } = await enquire();
  const form = { ...(await opened(address, "answer")), text: "In March." };
  const answers = await Promise.all([visitor.post(address, form), visitor.post(address, form)]);
  expect(answers.map(where)).toEqual([
    [303, address],
    [303, address],
  ]);
  expect(await answersSent()).toHaveLength(1);
});

test("who answers after somebody else is told so, keeps her words, and may send them all the same", async () => {
  const { address } = await enquire();
  const mine = await opened(address, "answer");
  const theirs = await opened(address, "answer");
  await visitor.post(address, { ...theirs, text: "In March." });
  const refused = await visitor.post(address, { ...mine, text: "In <spring>." });
  expect(refused.status).toBe(409);
  const html = await page(refused);
  expect(html).toContain("Someone else has just changed this enquiry.");
  expect(html).toContain("In March.");
  expect(html).toMatch(/<textarea[^>]*>In &lt;spring&gt;\.<\/textarea>/);
  expect(await answersSent()).toHaveLength(1);
  const again = { ...mine, key: hidden(html, "answer", "key"), seen: hidden(html, "answer", "seen"), text: "In <spring>." };
  expect((await visitor.post(address, again)).status).toBe(303);
  expect(await answersSent()).toHaveLength(2);
});

test("an empty and a very long answer are refused at the field, with what was typed", async () => {
  const { id, address } = await enquire();
  const form = await opened(address, "answer");
  const empty = await visitor.post(address, { ...form, text: " \r\n\0" });
  expect([empty.status, (await page(empty)).includes("Write your answer.")]).toEqual([400, true]);
  const long = await visitor.post(address, { ...form, text: `keep me${"x".repeat(5_000)}` });
  const html = await page(long);
  expect([long.status, html.includes("Use at most 5000 characters for the answer."), html.includes("keep mexxx")]).toEqual([
    400,
    true,
    true,
  ]);
  expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/);
  expect((await visitor.post(address, { ...form, text: "x".repeat(70_000) })).status).toBe(413);
  expect(await answersSent()).toEqual([]);
  expect(await statusOf(id)).toBe("new");
});

test("a note is kept for the team, and a status is set by one click", async () => {
  const { id, address } = await enquire();
  const form = await opened(address, "note");
  expect(where(await visitor.post(address, { ...form, text: "Called her." }))).toEqual([303, address]);
  const html = await page(await visitor.get(address));
  expect(html).toContain("Meera Rawat added a note");
  expect(await answersSent()).toEqual([]);
  const close = { form: "status", status: "closed" };
  const stale = await visitor.post(address, { ...close, seen: form.seen });
  expect([stale.status, (await page(stale)).includes("Someone else has just changed")]).toEqual([409, true]);
  expect(where(await visitor.post(address, { ...close, seen: hidden(html, "status", "seen") }))).toEqual([303, address]);
  expect(await statusOf(id)).toBe("closed");
  const [entry] = await site.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "enquiry.status"), eq(auditEntries.subjectId, id)));
  expect(entry).toMatchObject({
    actorName: "Meera Rawat",
    subjectId: id,
    details: { before: { status: "new" }, after: { status: "closed" } },
  });
});

test("what people write is text, also to who reads it here", async () => {
  const { address } = await enquire("<img src=x onerror=alert(1)>");
  for (const at of [address, "/admin/enquiries"]) expect(await page(await visitor.get(at))).not.toContain("<img src=x");
});

test("the export is a CSV file with the page's filters", async () => {
  await enquire("=1+1");
  const answer = await visitor.get("/admin/enquiries/export?status=new");
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="enquiries-2026-11-21.csv"');
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toContain(`"Asha Rao","asha@example.org","fr","Holi","'=1+1"`);
  expect((await (await visitor.get("/admin/enquiries/export?status=closed")).text()).trimEnd().split("\r\n")).toHaveLength(1);
});

test("nonsense in an address is the whole list or not found, and nonsense in a form changes nothing", async () => {
  const { id, address } = await enquire();
  for (const query of ["q=%00", "page=0", "page=99999999999", "sort=%FF", "status=x", "kind=x&kind=message", `q=${"x".repeat(10_000)}`])
    for (const path of ["", "/export"]) expect((await visitor.get(`/admin/enquiries${path}?${query}`)).status, query).toBe(200);
  for (const wrong of [crypto.randomUUID(), "1", "'--", "x".repeat(500), id.toUpperCase().slice(1)]) {
    expect((await visitor.get(`/admin/enquiries/${encodeURIComponent(wrong)}`)).status, wrong).toBe(404);
    expect(
      (await visitor.post(`/admin/enquiries/${encodeURIComponent(wrong)}`, { form: "status", seen: "0", status: "closed" })).status,
    ).toBe(404);
  }
  for (const form of [
    {},
    { form: "delete" },
    { form: "status", seen: "x", status: "closed" },
    { form: "answer", key: "1", seen: "0", text: "x" },
  ]) {
    const answer = await visitor.post(address, Object.fromEntries(Object.entries(form)));
    expect([answer.status, (await page(answer)).includes("We couldn’t tell what to do.")]).toEqual([400, true]);
  }
  expect(await statusOf(id)).toBe("new");
});

test("nobody but an administrator answers, nor a form of another site", async () => {
  const { id, address } = await enquire();
  const form = { ...(await opened(address, "answer")), text: "In March." };
  const stranger = site.visitor();
  await signUp(site.services, stranger);
  expect((await stranger.post(address, form)).status).toBe(403);
  expect((await stranger.get("/admin/enquiries/export")).headers.get("Location")).toBe("/");
  const crossSite = await visitor.post(address, form, { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" });
  expect(crossSite.status).toBe(403);
  expect(await site.db.select().from(enquiryEntries)).toEqual([]);
  expect(await statusOf(id)).toBe("new");
});
