import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { inviteOwner } from "#app/features/people/accounts/sign-in/setup-link.server.ts";
import { listStaff } from "#app/features/people/access/roles.server.ts";
import { defaultSettings, readSettings } from "#app/features/agency/settings/settings.server.ts";
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
  test("makes an owner who is signed in, with a confirmed address, and asks her six questions", async () => {
    const address = await link();
    expect(fs.readFileSync(file, "utf8")).toContain(address);
    const visitor = site.visitor();
    const page = await visitor.get(address);
    expect([page.status, page.headers.get("Cache-Control"), page.headers.get("Referrer-Policy")]).toEqual([200, "no-store", "same-origin"]);
    const made = await visitor.post(address, asha);
    expect([made.status, made.headers.get("Location")]).toEqual([303, "/admin/setup"]);
    expect(await listStaff(db)).toMatchObject([{ email: "asha@example.org", emailVerified: true, roles: ["Owner"] }]);
    expect(await mainText(await visitor.get("/admin/setup"))).toContain("Question 1 of 6");
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

describe("the six questions", () => {
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
      ["/admin/setup?question=email", { "phones-0": "+91 141 555 0101" }, "/admin/setup?question=address"],
      [
        "/admin/setup?question=address",
        { street: "8 Hawa Mahal Road", city: "Jaipur", postalCode: "302002", country: "IN" },
        "/admin/setup?question=rates",
      ],
      ["/admin/setup?question=rates", { INR: "84.5" }, "/admin/setup?question=payment"],
      [
        "/admin/setup?question=payment",
        { accountHolder: "Marigold Walks LLP", bank: "State Bank", accountNumber: "1234567890", bic: "SBININBB" },
        "/admin/setup?question=demo",
      ],
      ["/admin/setup?question=demo", { demo: "keep" }, "/admin"],
    ];
    for (const [address, answer, next] of steps) {
      const { ofToday: _, ...form } = fieldsOf(await (await visitor.get(address)).text());
      const saved = await visitor.post(address, { ...form, ...answer });
      expect([address, saved.status, saved.headers.get("Location")]).toEqual([address, 303, next]);
    }
    expect(await readSettings(db)).toMatchObject({
      brand: { name: "Marigold Walks", countries: 3 },
      // The example's second address and number are gone with its first, and its place on the map with its street.
      contacts: {
        emails: ["owner@example.org"],
        phones: ["+91 141 555 0101"],
        street: "8 Hawa Mahal Road",
        city: "Jaipur",
        latitude: null,
        longitude: null,
      },
      rates: { INR: 84.5, date: testNow.toISOString().slice(0, 10) },
      bankTransfer: { bic: "SBININBB" },
    });
    expect(await mainText(await visitor.get("/admin"))).not.toContain("The bank account is still an example");
    const contact = await (await site.visitor().get("/contact")).text();
    expect(contact).toContain("8 Hawa Mahal Road");
    expect(contact).not.toMatch(/openstreetmap|Lodhi|4000 2015/);
  });

  test("leave the day of the rates as it is where nobody has changed or confirmed them", async () => {
    const visitor = await owner();
    const address = "/admin/setup?question=rates";
    const form = fieldsOf(await (await visitor.get(address)).text());
    const { ofToday, ...untouched } = form;
    expect(ofToday).toBe("yes");
    expect((await visitor.post(address, untouched)).status).toBe(303);
    expect((await readSettings(db)).rates).toEqual(defaultSettings.rates);
    expect(await mainText(await visitor.get("/admin"))).toContain("The rates are the example’s.");
    expect((await visitor.post(address, form)).status).toBe(303);
    expect((await readSettings(db)).rates).toEqual({ ...defaultSettings.rates, date: testNow.toISOString().slice(0, 10) });
    expect(await mainText(await visitor.get("/admin"))).not.toContain("The rates are the example’s.");
  });

  test.each([
    ["email", ["Please fill this in"], /4000 2015|yatrika\.example/],
    ["address", ["Please fill this in"], /Lodhi|110003/],
  ])("show nothing of the example's contacts at %s, and take none for an answer", async (question, said, example) => {
    const visitor = await owner();
    const address = `/admin/setup?question=${question}`;
    const html = await (await visitor.get(address)).text();
    const form = /<form[^>]*settings-form.*?<\/form>/s.exec(html)?.[0] ?? "";
    expect(form.replaceAll(/With country code[^<]*/g, "")).not.toMatch(example);
    const refused = await visitor.post(address, fieldsOf(form));
    expect([refused.status, await mainText(refused)]).toEqual([400, expect.stringContaining(said.join())]);
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
