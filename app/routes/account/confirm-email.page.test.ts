import { beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { queueConfirmation } from "#app/features/people/accounts/sign-in/confirm-email.server.tsx";
import { signUp } from "#test/accounts.ts";
import { contextFor } from "#test/people.ts";
import { testOrigin } from "#test/services.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();
const { profiles, outboxMails, rateCounts } = schema;

const readable = async (answer: Response) => {
  const html = await answer.text();
  return { status: answer.status, heading: /<h1[^>]*>([^<]*)/.exec(html)?.[1], html, answer };
};
const get = async (address: string) => readable(await site.get(address));
const post = async (address: string, fields: Record<string, string> = {}) => readable(await site.visitor().post(address, fields));

async function mailedLink() {
  await signUp(site.services, site.visitor(), { email: "asha@example.org" });
  const [profile] = await site.db.select().from(profiles);
  await queueConfirmation(contextFor(site.services, undefined), profile!);
  const [mail] = await site.db.select().from(outboxMails);
  return /http:\S+\/confirm-email\?token=[\w-]+/.exec(mail?.text ?? "")?.[0]?.replace(testOrigin, "") ?? "";
}
const isVerified = async () => (await site.db.select().from(profiles))[0]?.emailVerified;

beforeEach(async () => {
  for (const table of [profiles, outboxMails, rateCounts]) await site.db.delete(table);
});

test("the link opens a page that changes nothing; its button confirms, once", async () => {
  const link = await mailedLink();
  for (let n = 0; n < 2; n++) {
    const page = await get(link);
    expect(page).toMatchObject({ status: 200, heading: "Confirm your email address" });
    expect(page.html).toMatch(/<form[^>]*method="post"[^>]*><button/);
    expect(page.answer.headers.get("Cache-Control")).toBe("no-store");
  }
  expect(await isVerified()).toBe(false);
  expect(await post(link)).toMatchObject({ status: 200, heading: "Your email address is confirmed" });
  expect(await isVerified()).toBe(true);
  for (const answer of [await post(link), await get(link)])
    expect(answer).toMatchObject({ status: 410, heading: "This link has been used" });
});

test.each(["made-up", "%00", "x".repeat(5_000), "a&token=b"])("a token made up (%.20s) confirms nothing", async (token) => {
  await mailedLink();
  const address = `/confirm-email?token=${token}`;
  for (const answer of [await get(address), await post(address)])
    expect(answer).toMatchObject({ status: 404, heading: "This link does not work" });
  expect(await isVerified()).toBe(false);
});

test("the button cannot be pressed by another site", async () => {
  const answer = await site.visitor().post(await mailedLink(), {}, { Origin: "https://elsewhere.example" });
  expect(answer.status).toBe(403);
  expect(await isVerified()).toBe(false);
});

test("another link can be asked for, with the same answer for every address", async () => {
  await mailedLink();
  for (const email of ["asha@example.org", "nobody@example.org"])
    expect(await post("/confirm-email", { email })).toMatchObject({ status: 200, heading: "Check your email" });
  expect(await site.db.select().from(outboxMails)).toHaveLength(2);
});

test("what is no address stays in the field with the reason beside it", async () => {
  const { status, html } = await post("/confirm-email", { email: "asha@home" });
  expect(status).toBe(400);
  expect(html).toContain("Please enter a valid email address");
  expect(html).toMatch(/<input[^>]*value="asha@home"/);
});

test("too many requests are refused with the time to wait", async () => {
  for (let n = 0; n < 5; n++) await post("/confirm-email", { email: "asha@example.org" });
  const { status, answer } = await post("/confirm-email", { email: "asha@example.org" });
  expect(status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
});
