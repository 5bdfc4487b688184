import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { markupOf } from "#test/checkout.ts";
import { sitePages } from "#test/pages.ts";
import { pictureBytes } from "#test/picture-bytes.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
let admin: Visitor;
beforeAll(async () => {
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"] });
});

async function send(address: string, fields: Record<string, string | File>, visitor = admin) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitor.request(address, { method: "POST", body, headers: { Origin: site.services.env.origin } });
}
const roof = async () => new File([new Uint8Array(await pictureBytes({ width: 600, height: 400 }))], "roof.jpg");

test("a picture is uploaded, looked at where it matters, and shown so on the public page", async () => {
  const answer = await send("/admin/content/pictures", { file: await roof(), "alt-en": "Two women on a roof", "alt-de": "Zwei Frauen" });
  expect(answer.status).toBe(303);
  const address = answer.headers.get("Location") ?? "";
  expect(address).toMatch(/^\/admin\/content\/pictures\/uploads\/[0-9a-f]{20}$/);
  const page = await markupOf(await admin.get(address));
  expect(page).toMatch(/type="range"[^>]*name="focalX"|name="focalX"[^>]*type="range"/);
  expect(page).toContain(">Zwei Frauen</textarea>");
  const change = { form: "change", "alt-en": "Two women on a roof", "alt-de": "Zwei Frauen", focalX: "15", focalY: "80" };
  expect((await send(address, change)).status).toBe(303);
  const name = address.slice("/admin/content/pictures/".length);
  await site.db.update(schema.articles).set({ pictureName: name }).where(eq(schema.articles.id, 1));
  const place = new RegExp(`<img[^>]*src="/pictures/${name.slice("uploads/".length)}/[^>]*>`);
  const image = place.exec(await markupOf(await site.get("/de/blog/why-our-guides-are-women")))?.[0] ?? "";
  expect(image).toContain("object-position:15% 80%");
  expect(image).toContain("400w");
  const removal = await send(address, { form: "remove" });
  expect([removal.status, await markupOf(removal)]).toEqual([409, expect.stringContaining("The site shows this picture.")]);
});

test("a picture that nothing shows is removed after a question, which stands in the page without JavaScript", async () => {
  const address = (await send("/admin/content/pictures", { file: await roof(), "alt-en": "Nobody's roof" })).headers.get("Location") ?? "";
  const page = await markupOf(await admin.get(address));
  expect(page).toContain(`href="${address}?remove"`);
  expect(page).not.toContain('value="remove"');
  const question = await markupOf(await admin.get(`${address}?remove`));
  expect(question).toContain("Remove this picture?");
  expect(question).toContain('<input type="hidden" name="form" value="remove"/>');
  expect((await send(address, { form: "remove" })).status).toBe(303);
  expect((await admin.get(address)).status).toBe(404);
});

test("a picture that is sent twice, by a double click or after a lost answer, is one; with other words it is another", async () => {
  const wish = async (alt: string) => ({ file: await roof(), "alt-en": alt });
  const before = await site.db.$count(schema.pictures);
  const twice = [wish("A roof at noon"), wish("A roof at noon")].map(async (fields) => send("/admin/content/pictures", await fields));
  const [first, second] = await Promise.all(twice);
  const address = first!.headers.get("Location") ?? "";
  expect([first!.status, second!.status, second!.headers.get("Location")]).toEqual([303, 303, address]);
  expect(await site.db.$count(schema.pictures)).toBe(before + 1);
  const again = await send("/admin/content/pictures", await wish("A roof at noon"));
  expect([again.status, again.headers.get("Location")]).toEqual([303, address]);
  expect(await markupOf(await admin.get(address))).toContain("You already have this picture.");
  expect((await send("/admin/content/pictures", await wish("A roof at night"))).headers.get("Location")).not.toBe(address);
  expect(await site.db.$count(schema.pictures)).toBe(before + 2);
});

test("what cannot be shown is refused in words, and the words that were typed stay", async () => {
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"], "x.jpg", { type: "image/jpeg" });
  const answer = await send("/admin/content/pictures", { file: svg, "alt-en": "A drawing" });
  expect(answer.status).toBe(400);
  const html = await markupOf(answer);
  expect(html).toContain("We couldn’t read this as a picture.");
  expect(html).toContain(">A drawing</textarea>");
  const nothing = await send("/admin/content/pictures", { "alt-en": "" });
  expect(nothing.status).toBe(400);
  const told = await markupOf(nothing);
  for (const words of ["Please choose a file.", "Please say in English what the picture shows."]) expect(told).toContain(words);
});

test("where the script of another page sends it, the answer is its name, or why it cannot be shown", async () => {
  const quick = "/admin/content/pictures/quick";
  const answer = await send(quick, { file: await roof(), "alt-en": "A roof" });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { at: expect.any(String), added: expect.stringMatching(/^uploads\/[0-9a-f]{20}$/) },
  ]);
  const nothing = await send(quick, { "alt-en": "" });
  expect([nothing.status, await nothing.json()]).toMatchObject([
    400,
    { result: { error: { file: ["empty"], "alt-en": ["altRequired"] } } },
  ]);
});

test("a customer uploads nothing", async () => {
  const customer = site.visitor();
  await signUp(site.services, customer);
  const before = await site.db.$count(schema.pictures);
  expect((await send("/admin/content/pictures", { file: await roof(), "alt-en": "x" }, customer)).status).toBe(403);
  expect(await site.db.$count(schema.pictures)).toBe(before);
});
