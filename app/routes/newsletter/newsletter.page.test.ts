import { beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { sitePages } from "#test/pages.ts";
import { openSite } from "#test/site.ts";
import { testOrigin } from "#test/services.ts";

const site = sitePages();
const { subscriptions, outboxMails, rateCounts } = schema;

const readable = async (answer: Response) => {
  const html = await answer.text();
  return {
    status: answer.status,
    heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1],
    hasButton: /<form[^>]*method="post"[^>]*><button/.test(html),
    answer,
  };
};
const get = async (address: string) => readable(await site.get(address));
const post = async (address: string, fields: Record<string, string> = {}) => readable(await site.visitor().post(address, fields));
const subscribe = (email = "meera@example.org", fields: Record<string, string> = {}) => post("/newsletter", { email, ...fields });

const rows = () => site.db.select().from(subscriptions);
const mails = () => site.db.select().from(outboxMails);
async function confirmLink(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? "";
  return /\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "";
}
async function unsubscribeLink(): Promise<string> {
  const headers = (await mails()).at(-1)?.headers as Record<string, string>;
  return (headers["List-Unsubscribe"] ?? "").slice(1, -1).replace(testOrigin, "");
}

beforeEach(async () => {
  for (const table of [subscriptions, outboxMails, rateCounts]) await site.db.delete(table);
});

describe("subscribing", () => {
  test("says the same whether the address is unknown, waiting or confirmed", async () => {
    const answers = [await subscribe(), await subscribe()];
    await post(await confirmLink());
    answers.push(await subscribe());
    for (const { status, heading } of answers) expect({ status, heading }).toEqual({ status: 200, heading: "Check your email" });
    expect(await mails()).toHaveLength(1);
  });

  test.each(["", "a@b", "x", "a b@c.de", "meera@example.org\r\nBcc: x@example.org"])("%j is no address", async (email) => {
    expect(await subscribe(email)).toMatchObject({ status: 400, heading: "Please check the address" });
    expect(await rows()).toEqual([]);
  });

  test("with the hidden field filled does nothing", async () => {
    expect(await subscribe("meera@example.org", { website: "x" })).toMatchObject({ status: 200, heading: "Check your email" });
    expect([await rows(), await mails()]).toEqual([[], []]);
  });

  test("too often is refused with the time to wait", async () => {
    for (let n = 0; n < 10; n++) await subscribe(`reader${n}@example.org`);
    const { status, heading, answer } = await subscribe("reader10@example.org");
    expect({ status, heading }).toEqual({ status: 429, heading: "Too many requests" });
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("can also be done on a page of its own", async () => {
    const page = await site.get("/newsletter");
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html.match(/name="email"/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test("from the box of another page is answered for its script, which keeps what was typed", async () => {
    const ask = async (email: string) => {
      const body = new FormData();
      body.set("email", email);
      return site.visitor().request("/de/newsletter/quick", { method: "POST", body, headers: { Origin: testOrigin } });
    };
    const answer = await ask("meera@example.org");
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toMatchObject({ done: true, title: "Schauen Sie in Ihr Postfach" });
    expect(await rows()).toMatchObject([{ email: "meera@example.org", language: "de", status: "pending" }]);
    const refused = await ask("meera@");
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { result: { error: { email: ["invalid"] } }, text: expect.any(String) },
    ]);
    for (let n = 0; n < 9; n++) await ask(`reader${n}@example.org`);
    const late = await ask("reader10@example.org");
    expect([late.status, Number(late.headers.get("Retry-After")) > 0, await late.json()]).toMatchObject([
      429,
      true,
      { problem: "too_many", text: expect.any(String) },
    ]);
  });

  test("with something that is no form is refused", async () => {
    const headers = { Origin: testOrigin, "Content-Type": "application/json" };
    expect((await site.visitor().request("/newsletter", { method: "POST", body: "{}", headers })).status).toBe(400);
  });
});

describe("the link to confirm", () => {
  test("opens a page that changes nothing; its button confirms, once", async () => {
    await subscribe();
    const link = await confirmLink();
    for (let n = 0; n < 2; n++) {
      const page = await get(link);
      expect(page).toMatchObject({ status: 200, heading: "Confirm your subscription", hasButton: true });
      expect(page.answer.headers.get("Cache-Control")).toBe("no-store");
    }
    expect(await rows()).toMatchObject([{ status: "pending" }]);
    expect(await post(link)).toMatchObject({ status: 200, heading: "You’re subscribed", hasButton: false });
    expect(await rows()).toMatchObject([{ status: "confirmed" }]);
    expect(await post(link)).toMatchObject({ status: 404, heading: "This link does not work" });
    expect(await rows()).toMatchObject([{ status: "confirmed" }]);
  });

  test("that is older than a day says so", async () => {
    await subscribe();
    await site.db.update(subscriptions).set({ tokenExpiresAt: new Date("2026-11-21T05:59:59Z") });
    expect(await post(await confirmLink())).toMatchObject({ status: 410, heading: "This link has expired" });
    expect(await rows()).toMatchObject([{ status: "pending" }]);
  });

  test("without its token does not work", async () => {
    const link = "/newsletter/confirm";
    expect(await get(link)).toMatchObject({ status: 404, heading: "This link does not work", hasButton: false });
    expect(await post(link)).toMatchObject({ status: 404, heading: "This link does not work" });
  });

  test.each(["made-up", "%00", "x".repeat(5_000), "a&token=b"])("with a token made up (%.20s) confirms nothing", async (token) => {
    await subscribe();
    expect(await post(`/newsletter/confirm?token=${token}`)).toMatchObject({ status: 404, heading: "This link does not work" });
    expect(await rows()).toMatchObject([{ status: "pending" }]);
  });

  test("cannot be pressed by another site", async () => {
    await subscribe();
    const answer = await site.visitor().post(await confirmLink(), {}, { Origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
    expect((await site.visitor().request(await confirmLink(), { method: "POST" })).status).toBe(403);
    expect(await rows()).toMatchObject([{ status: "pending" }]);
  });
});

describe("the link to unsubscribe", () => {
  beforeEach(async () => {
    await subscribe();
    await post(await confirmLink());
  });

  test("opens a page that changes nothing; its button ends it, and again is fine", async () => {
    const link = await unsubscribeLink();
    expect(await get(link)).toMatchObject({ status: 200, heading: "Unsubscribe", hasButton: true });
    expect(await rows()).toMatchObject([{ status: "confirmed" }]);
    for (let n = 0; n < 2; n++) expect(await post(link)).toMatchObject({ status: 200, heading: "You’re unsubscribed" });
    expect(await rows()).toEqual([]);
    expect(await get(link)).toMatchObject({ status: 200, heading: "Unsubscribe" });
  });

  test.each([
    ["no Origin", {}],
    ["the Origin of a mail program", { Origin: "https://mail.example" }],
    ["an Origin that is hidden", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ])("takes the one-click POST with %s", async (_, headers) => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await site
      .visitor()
      .request(await unsubscribeLink(), { method: "POST", body, headers: headers as Record<string, string> });
    expect(await readable(answer)).toMatchObject({ status: 200, heading: "You’re unsubscribed" });
    expect(await rows()).toEqual([]);
  });

  test.each([
    ["a signature made up", (link: string) => link.replace(/signature=.*/, `signature=${"x".repeat(43)}`)],
    ["no signature", (link: string) => link.replace(/&signature=.*/, "")],
    ["another id", (link: string) => link.replace(/id=[^&]+/, `id=${crypto.randomUUID()}`)],
    ["an id that is none", (link: string) => link.replace(/id=[^&]+/, "id=%00")],
    ["nothing", () => "/newsletter/unsubscribe"],
  ])("with %s changes nothing", async (_, forge) => {
    const link = forge(await unsubscribeLink());
    expect(await get(link)).toMatchObject({ status: 404, heading: "This link is not complete", hasButton: false });
    expect(await post(link)).toMatchObject({ status: 404, heading: "This link is not complete" });
    expect(await rows()).toHaveLength(1);
  });
});

test("where whole pages are cached, as in production, mailed links keep their tokens and their pages stay out of the cache", async () => {
  const handle = await openTestDatabase();
  const { visitor, pageCache } = await openSite(handle);
  const page = await (await visitor().get("/newsletter/confirm?token=abc")).text();
  expect(page).toContain("Confirm your subscription");
  expect(page).toMatch(/action="\/newsletter\/confirm\?token=abc"/);
  expect(pageCache?.size).toBe(0);
  await handle.close();
});
