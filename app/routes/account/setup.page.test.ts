import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { inviteOwner } from "#app/features/people/accounts/sign-in/setup-link.server.ts";
import { listStaff } from "#app/features/people/access/roles.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { signUp, testPassword } from "#test/accounts.ts";
import { testNow } from "#test/clock.ts";
import { openTestDatabase } from "#test/database.ts";
import { mainText } from "#test/main-text.ts";
import { openSite } from "#test/site.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-setup-"));
const handle = await openTestDatabase();
const { db } = handle;
const site = await openSite(handle, { settings: { DATA_DIR: dataDir } });
afterAll(async () => {
  await handle.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const file = path.join(dataDir, "setup-link.txt");
const asha = { firstName: "Asha", lastName: "Rao", email: "asha@example.org", password: testPassword, confirmPassword: testPassword };
const hourMs = 3_600_000;

/** A link made this long ago, as an address on the site. */
async function link(hoursAgo = 0): Promise<string> {
  const now = () => new Date(testNow.getTime() - hoursAgo * hourMs);
  const invited = await inviteOwner({ ...site.services, now });
  const { pathname, search } = new URL(invited!.link);
  return pathname + search;
}

beforeEach(async () => {
  for (const table of [schema.secrets, schema.profiles, schema.rateCounts, schema.settings]) await db.delete(table);
});

async function answerTo(address: string) {
  const answer = await site.visitor().get(address);
  return { status: answer.status, text: await mainText(answer) };
}

describe("the link of a site that nobody administers", () => {
  test("makes an owner who is signed in, with a confirmed address, and asks her five questions", async () => {
    const address = await link();
    expect(fs.readFileSync(file, "utf8")).toContain(address);
    const visitor = site.visitor();
    const page = await visitor.get(address);
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("Referrer-Policy")]).toEqual([200, "no-store", "same-origin"]);
    const made = await visitor.post(address, asha);
    expect([made.status, made.headers.get("Location")]).toEqual([303, "/admin/setup"]);
    expect(await listStaff(db)).toMatchObject([{ email: "asha@example.org", emailVerified: true, roles: ["Owner"] }]);
    expect(await mainText(await visitor.get("/admin/setup"))).toContain("Question 1 of 5");
    expect(fs.existsSync(file)).toBe(false);
    expect(JSON.stringify(site.services.logLines)).not.toContain(address.split("key=")[1]);
    const kept = await db.select().from(schema.secrets);
    expect(JSON.stringify(kept)).not.toContain(address.split("key=")[1]);
  });

  test("keeps what was typed where something is wrong with it, but no password", async () => {
    const refused = await site.visitor().post(await link(), { ...asha, confirmPassword: "another" });
    const html = await refused.text();
    expect([refused.status, html.includes('value="asha@example.org"'), html.includes(testPassword)]).toEqual([400, true, false]);
  });

  test("used twice, it says that the site is set up", async () => {
    const address = await link();
    await site.visitor().post(address, asha);
    const second = await site.visitor().post(address, { ...asha, email: "second@example.org" });
    expect([second.status, await answerTo(address)]).toMatchObject([410, { status: 410 }]);
    expect((await answerTo(address)).text).toContain("This site is already set up");
    expect(await listStaff(db)).toHaveLength(1);
  });

  test("of two at once one becomes the owner", async () => {
    const address = await link();
    const answers = await Promise.all(
      ["one", "two"].map((name) => site.visitor().post(address, { ...asha, email: `${name}@example.org` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
    expect(await db.select().from(schema.profiles)).toHaveLength(1);
  });

  test("after 24 hours it has expired, also after the next start", async () => {
    const address = await link(24);
    await link();
    expect(await answerTo(address)).toMatchObject({ status: 410, text: expect.stringContaining("This link has expired") as string });
    expect((await answerTo(await link(23))).status).toBe(200);
  });

  test("where somebody administers the site, there is none, and an old one opens nothing", async () => {
    const address = await link();
    await signUp(site.services, site.visitor(), { roles: ["Owner"] });
    expect((await answerTo(address)).text).toContain("This site is already set up");
    expect(await inviteOwner(site.services)).toBeUndefined();
    expect(fs.existsSync(file)).toBe(false);
  });

  test("guessed, it opens nothing, and after ten guesses not even the right one for a while", async () => {
    const address = await link();
    for (let guess = 0; guess < 10; guess++) expect((await answerTo(`/setup?key=${"x".repeat(43)}`)).status).toBe(404);
    const late = await site.visitor().get(address);
    expect([late.status, Number(late.headers.get("Retry-After"))]).toEqual([429, 15 * 60]);
  });

  test("makes an account that she has already the owner's, where she knows its password", async () => {
    await signUp(site.services, site.visitor(), { email: asha.email });
    const address = await link();
    const wrong = { ...asha, password: "not this one 7", confirmPassword: "not this one 7" };
    const refused = await site.visitor().post(address, wrong);
    expect([refused.status, await mainText(refused)]).toEqual([409, expect.stringContaining("already has an account") as string]);
    expect((await site.visitor().post(address, asha)).status).toBe(303);
    expect(await listStaff(db)).toMatchObject([{ email: asha.email, emailVerified: true, roles: ["Owner"] }]);
  });
});

describe("the five questions", () => {
  const owner = async () => {
    const visitor = site.visitor();
    await signUp(site.services, visitor, { roles: ["Owner"], email: "owner@example.org" });
    return visitor;
  };
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input(?=[^>]* name="([^"]+)")(?=[^>]* value="([^"]*)")/g)].map(([, name = "", value = ""]) => [name, value]),
    );

  test("are saved into the settings one by one, and lead on", async () => {
    const visitor = await owner();
    const steps: [string, Record<string, string>, string][] = [
      [
        "/admin/setup",
        { name: "Marigold Walks", legalName: "Marigold Walks LLP", foundedYear: "2019", countries: "3" },
        "/admin/setup?question=email",
      ],
      ["/admin/setup?question=email", {}, "/admin/setup?question=rates"],
      ["/admin/setup?question=rates", { INR: "84.5" }, "/admin/setup?question=payment"],
      [
        "/admin/setup?question=payment",
        { accountHolder: "Marigold Walks LLP", bank: "State Bank", accountNumber: "1234567890", bic: "SBININBB" },
        "/admin/setup?question=demo",
      ],
      ["/admin/setup?question=demo", { demo: "keep" }, "/admin"],
    ];
    for (const [address, answer, next] of steps) {
      const form = fieldsOf(await (await visitor.get(address)).text());
      const saved = await visitor.post(address, { ...form, ...answer });
      expect([address, saved.status, saved.headers.get("Location")]).toEqual([address, 303, next]);
    }
    expect(await readSettings(db)).toMatchObject({
      brand: { name: "Marigold Walks", countries: 3 },
      // The example's second address is gone with its first.
      contacts: { emails: ["owner@example.org"] },
      rates: { INR: 84.5, date: testNow.toISOString().slice(0, 10) },
      bankTransfer: { bic: "SBININBB" },
    });
  });

  test("show nothing of an account that does not exist, and refuse none at all", async () => {
    const visitor = await owner();
    const address = "/admin/setup?question=payment";
    const html = await (await visitor.get(address)).text();
    expect(html).not.toContain("EXMPINBBXXX");
    const refused = await visitor.post(address, fieldsOf(html));
    expect([refused.status, (await mainText(refused)).match(/Please fill this in/g)?.length]).toEqual([400, 4]);
  });

  test("take the demo out, where she wants that", async () => {
    const visitor = await owner();
    const address = "/admin/setup?question=demo";
    expect(await mainText(await visitor.get(address))).toMatch(/Tours: 9/);
    const done = await visitor.post(address, { question: "demo", demo: "remove" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/admin"]);
    expect(await db.$count(schema.tours, eq(schema.tours.demo, true))).toBe(0);
  });
});
