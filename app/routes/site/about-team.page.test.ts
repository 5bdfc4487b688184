import { once } from "node:events";
import net from "node:net";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { sitePages } from "#test/pages.ts";
import type { Visitor } from "#test/visitor.ts";

const site = sitePages();
const { teamMembers, teamMemberTranslations } = schema;
let admin: Visitor;

beforeEach(async () => {
  await site.db.delete(teamMembers);
  await site.db.insert(teamMembers).values([1, 2].map((id) => ({ id, name: `Member ${id}` })));
  await site.db.insert(teamMemberTranslations).values([1, 2].map((id) => ({ memberId: id, language: "en", position: "Guide" })));
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"] });
});
const read = async (answer: Response) => (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");

/** Sends the dialog as a browser does. */
function send(visitor: Visitor, fields: Record<string, string | File>, address = "/about?edit=new"): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return visitor.request(address, { method: "POST", body, headers: { Origin: site.services.env.origin } });
}
const member = { intent: "save", name: "Zoë Quill", "position-en": "Travel Consultant" };

test("visitors and customers see the team and nothing to change it with", async () => {
  const customer = site.visitor();
  await signUp(site.services, customer);
  for (const visitor of [site.visitor(), customer]) {
    const html = await read(await visitor.get("/about"));
    expect(html).toContain("Member 1</h3>");
    expect(html).not.toContain("Add Team Member");
    expect(html).not.toContain("team-controls");
  }
});

test("admins see an Add Team Member button and a per-member edit button; the dialog opens empty or pre-filled", async () => {
  const html = await read(await admin.get("/about"));
  expect(html).toContain("Add Team Member");
  expect(html).toContain('aria-label="Edit Member 2"');
  const add = await read(await admin.get("/about?edit=new"));
  expect(add).toMatch(/<input(?=[^>]* name="name")[^>]* placeholder="Anjali Sharma"/);
  expect(add).toMatch(/<input(?=[^>]* name="position-en")[^>]* placeholder="Travel Consultant"/);
  expect(await read(await admin.get("/about?edit=2"))).toMatch(/<input(?=[^>]* name="name")[^>]* value="Member 2"/);
});

test("a member with a picture is added, and the picture is served to be kept for ever", async () => {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#12707a" } })
    .jpeg()
    .toBuffer();
  const answer = await send(admin, { ...member, image: new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" }) });
  // The plain page, with her on it: neither the dialog nor the form comes again.
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/about#member-3"]);
  const html = await read(await admin.get("/about"));
  expect(html).toContain("Zoë Quill is on the About page.");
  expect(html).toContain('id="member-3"');
  const address = /src="(\/pictures\/[0-9a-f]{20}\/90[^"]*)"/.exec(html)?.[1];
  for (const visitor of [site.visitor(), admin]) {
    const picture = await visitor.get(address!);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(90);
  }
});

test("a picture of another site is shown to visitors, asked for by their browsers alone and without a referrer", async () => {
  let asked = 0;
  const elsewhere = net.createServer((socket) => void (asked++, socket.destroy())).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const address = `https://127.0.0.1:${(elsewhere.address() as net.AddressInfo).port}/me.jpg`;
  expect((await send(admin, { ...member, imagePath: address })).status).toBe(303);
  for (const visitor of [site.visitor(), admin]) {
    const page = await visitor.get("/about");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/img-src [^;]*https:(;|$)/);
    const image = new RegExp(`<img[^>]*src="${address}"[^>]*>`).exec(await read(page))?.[0];
    for (const attribute of ['referrerPolicy="no-referrer"', 'loading="lazy"', 'width="600"', 'height="600"', 'alt="Zoë Quill"'])
      expect(image).toContain(attribute);
  }
  elsewhere.close();
  expect(asked).toBe(0);
});

test.each([
  ["http://elsewhere.example/me.jpg", "Only images from https:// addresses are shown."],
  ["https://meera:secret@elsewhere.example/me.jpg", "Leave the user name and password out of the address"],
])("a picture at %s is refused in words, and what was typed stays", async (imagePath, words) => {
  const answer = await send(admin, { ...member, imagePath });
  expect(answer.status).toBe(400);
  const html = await read(answer);
  expect(html).toContain(words);
  expect(html).toMatch(new RegExp(`<input(?=[^>]* name="imagePath")[^>]* value="${imagePath}"`));
});

test("what is missing is told at its field, and what was typed stays", async () => {
  const answer = await send(admin, { ...member, name: "", "position-de": "Reiseberaterin" });
  expect(answer.status).toBe(400);
  const html = await read(answer);
  expect(html).toContain("Name is required");
  expect(html).toMatch(/<input(?=[^>]* name="position-en")[^>]* value="Travel Consultant"/);
  expect(html).toMatch(/<input(?=[^>]* name="position-de")[^>]* value="Reiseberaterin"/);
  const picture = await send(admin, { ...member, image: new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }) });
  expect(picture.status).toBe(400);
  expect(await read(picture)).toContain("We couldn’t read this file as an image.");
});

test("a member is moved, and removed after a question", async () => {
  const names = (html: string) => [...html.matchAll(/>(Member \d)<\/h3>/g)].map(([, name]) => name);
  expect(names(await read(await admin.post("/about", { intent: "down", id: "1" })))).toEqual(["Member 2", "Member 1"]);
  expect((await admin.post("/about", { intent: "down", id: "1" })).status).toBe(409);
  expect(await read(await admin.get("/about?remove=1"))).toContain("Remove Member 1 from the team?");
  expect(names(await read(await admin.post("/about", { intent: "delete", id: "1" })))).toEqual(["Member 2"]);
  expect((await admin.post("/about", { intent: "delete", id: "1" })).status).toBe(404);
});

test("who is no admin is refused in the words of the specification", async () => {
  const customer = site.visitor();
  await signUp(site.services, customer);
  expect(await read(await customer.get("/about?edit=new"))).toMatch(
    /Permission Denied\.<\/b> You need admin privileges to add team members\./,
  );
  expect(await read(await customer.get("/about?edit=1"))).toContain("You need admin privileges to edit team members.");
  for (const visitor of [customer, site.visitor()]) {
    const answer = await send(visitor, member);
    expect(answer.status).toBe(403);
    expect(await read(answer)).toContain("Only admin users can modify team members.");
  }
  expect(await site.db.select().from(teamMembers)).toHaveLength(2);
});
