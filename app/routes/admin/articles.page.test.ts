import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema, type DatabaseHandle } from "#db/database.server.ts";
import { signUp } from "#test/accounts.ts";
import { markupOf } from "#test/checkout.ts";
import { auditOf } from "#test/content.ts";
import { openTestDatabase } from "#test/database.ts";
import { openSite } from "#test/site.ts";
import type { Visitor } from "#test/visitor.ts";

let handle: DatabaseHandle;
let site: Awaited<ReturnType<typeof openSite>>;
let admin: Visitor;
beforeAll(async () => {
  handle = await openTestDatabase();
  site = await openSite(handle);
  admin = site.visitor();
  await signUp(site.services, admin, { roles: ["Owner"], firstName: "Meera", lastName: "Rawat" });
});
afterAll(() => handle.close());

const long = "A guide who grew up here knows whom to ask, which gate is open, and when to sit down and wait for the rain to stop. ".repeat(
  2,
);
const written: [string, string][] = [
  ["form", "save"],
  ["version", "0"],
  ["language", "de"],
  ["english.title", "Whom to ask in Pushkar"],
  ["english.excerpt", "A guide who grew up in Pushkar on what opens doors there, and what closes them."],
  ["english.tags", "Pushkar\nGuides"],
  ["english.body", `<h2>Whom to ask</h2><p>${long}</p><p>Read <a href="/tours/cultural">more</a>.</p>`],
  ["translations.de.title", "Wen man in Pushkar fragt"],
  ["translations.de.tags", "Pushkar\nReiseleiterinnen"],
  ["facts.category", "Cultural Insights"],
  ["facts.author", "clara"],
  ["facts.date", "2026-11-20"],
  ["facts.related", "working-from-ubud"],
  ["facts.related", ""],
  ["facts.related", "a-thali-explained"],
  ["facts.picture", "editorial/solo"],
];
const changed = (changes: Record<string, string>) =>
  written.map(([name, value]): [string, string] => [name, changes[name] ?? value]).filter(([name]) => changes[name] !== "(left out)");

/** Sends a form as a browser without JavaScript does. */
const send = (address: string, fields: [string, string][], visitor = admin) =>
  visitor.request(address, { method: "POST", body: new URLSearchParams(fields), headers: { Origin: site.services.env.origin } });
const page = async (address: string, visitor = site.visitor()) => {
  const answer = await visitor.get(address);
  return { status: answer.status, location: answer.headers.get("Location"), html: await markupOf(answer) };
};
const slugOf = async (id: number) => (await handle.db.select().from(schema.articles).where(eq(schema.articles.id, id)))[0]?.slug;

/** Where a new article is written, German beside English. */
const writing = "/admin/content/articles/new?language=de";

async function create(changes: Record<string, string> = {}): Promise<{ id: number; address: string }> {
  const answer = await send(writing, changed(changes));
  expect(answer.status).toBe(303);
  const id = Number(/articles\/(\d+)/.exec(answer.headers.get("Location") ?? "")?.[1]);
  return { id, address: `/admin/content/articles/${id}` };
}
const versionOf = async (address: string) => /name="version" value="(\d+)"/.exec((await page(address, admin)).html)?.[1] ?? "";
const setState = async (address: string, state: string) =>
  send(address, [
    ["form", "publication"],
    ["version", await versionOf(address)],
    ["language", "de"],
    ["state", state],
  ]);

test("an article is written, previewed, published at once on the blog, moved with a redirect, and archived", async () => {
  expect((await page("/blog")).html).not.toContain("Whom to ask in Pushkar");
  const { id, address } = await create();
  expect(await slugOf(id)).toBe("whom-to-ask-in-pushkar");
  expect((await page("/blog/whom-to-ask-in-pushkar")).status).toBe(404);
  const preview = await page(`${address}/preview`, admin);
  expect(preview.html).toContain("A draft: only the team sees this page.");
  expect(preview.html).toContain('<h2 id="section-whom-to-ask">Whom to ask</h2>');
  expect((await setState(address, "published")).status).toBe(303);
  expect((await page("/blog")).html).toContain("Whom to ask in Pushkar");
  expect((await page("/de/blog")).html).toContain("Wen man in Pushkar fragt");
  const article = await page("/blog/whom-to-ask-in-pushkar");
  expect(article.html).toContain('<a href="/tours/cultural"');
  expect(article.html).toContain('href="/blog/working-from-ubud"');
  const moved = await send(address, [
    ["form", "address"],
    ["version", await versionOf(address)],
    ["language", "de"],
    ["slug", "ask-in-pushkar"],
  ]);
  expect(moved.status).toBe(303);
  expect(await page("/blog/whom-to-ask-in-pushkar")).toMatchObject({ status: 301, location: "/blog/ask-in-pushkar" });
  expect((await setState(address, "archived")).status).toBe(303);
  expect((await page("/blog/ask-in-pushkar")).status).toBe(404);
  expect((await page("/blog")).html).not.toContain("Whom to ask in Pushkar");
  // Its text is read in the log as it was written, without the markup it is stored in.
  const { html: log } = await page(`/admin/audit?subject=article+${id}`, admin);
  expect(log).toContain("A guide who grew up here knows whom to ask");
  expect(log).not.toMatch(/&lt;(?:p|h2)[ &]/);
  const done = (await auditOf(handle.db, "article", id)).map(({ action }) => action);
  expect(done).toEqual(["article.archived", "article.moved", "article.published", "article.created"]);
});

const attacks = [
  "<script>alert('xss')</script>",
  "<img src=x onerror=\"alert('xss')\">",
  '<img src="/art/editorial/solo.svg" onload="alert(\'xss\')" alt="&quot; onfocus=alert(\'xss\')">',
  "<a href=\"javascript:alert('xss')\">words</a>",
  '<a href="https://a.example" onclick="alert(\'xss\')" style="position:fixed">words</a>',
  "<svg><animate onbegin=alert('xss') attributeName=x></svg>",
  "<iframe srcdoc=\"<script>alert('xss')</script>\"></iframe>",
  "<p onmouseover=alert('xss')>p</p><math><mtext><style><img src=x onerror=alert('xss')></style></mtext></math>",
  '<form action="https://evil.example"><input name=card></form><meta http-equiv=refresh content=0>',
  "<noscript><p title=\"</noscript><img src=x onerror=alert('xss')>\"></noscript>",
];

test.each(attacks)("%s sent in the text of an article never reaches a page", async (attack) => {
  const slug = `attack-${attacks.indexOf(attack)}`;
  const { address } = await create({
    "english.title": `Attack number ${attacks.indexOf(attack)}`,
    "english.body": `<p>${long}</p>${attack}`,
  });
  await setState(address, "published");
  const { html } = await page(`/blog/${slug.replace("attack-", "attack-number-")}`);
  expect(html).toContain(long.slice(0, 40));
  const body = /<div[^>]*class="[^"]*prose[^"]*"[\s\S]*?<\/div>/.exec(html)?.[0] ?? html;
  // What stands inside the quotes of an attribute that shows words is words.
  const markup = body.replace(/ (?:alt|title)="[^"]*"/g, "");
  for (const bad of [
    /<script/i,
    /<iframe/i,
    /<svg[^>]*on/i,
    /<form/i,
    /<meta/i,
    /javascript:/i,
    /<[^>]*\son[a-z]+\s*=/i,
    /<style/i,
    /src="?x/,
  ])
    expect(markup).not.toMatch(bad);
  // And the editor, which shows what is stored, shows it as text.
  const again = (await page(address, admin)).html;
  expect(/<textarea[^>]*name="english\.body"[^>]*>([\s\S]*?)<\/textarea>/.exec(again)?.[1]).not.toContain("<");
});

test("what is wrong is told at each field, and what was typed stays, also its markup", async () => {
  const answer = await send(
    writing,
    changed({
      "english.title": "",
      "english.body": "<p>short</p><script>x</script>",
      "facts.author": "nobody",
      "facts.date": "2026-02-30",
      "facts.category": "Gossip",
    }),
  );
  expect(answer.status).toBe(400);
  const html = await markupOf(answer);
  expect(html).toContain("Please choose a date from the calendar.");
  expect(html).toContain("&lt;p&gt;short&lt;/p&gt;");
  const tags = await send(writing, changed({ "translations.de.tags": "Pushkar" }));
  expect([tags.status, await markupOf(tags)]).toEqual([400, expect.stringContaining("As many tags as in English, in the same order.")]);
  const unknown = await send(writing, changed({ "facts.author": "nobody" }));
  expect([unknown.status, await markupOf(unknown)]).toEqual([409, expect.stringContaining("Choose one of the authors.")]);
});

test("an article that somebody else has changed meanwhile is not overwritten", async () => {
  const { address } = await create({ "english.title": "Two at once" });
  const version = await versionOf(address);
  expect((await send(address, changed({ version, "english.title": "The first of two" }))).status).toBe(303);
  const second = await send(address, changed({ version, "english.title": "The second of two" }));
  expect([second.status, await markupOf(second)]).toEqual([409, expect.stringContaining("Someone else has just changed this.")]);
  expect((await page(address, admin)).html).toContain("The first of two");
});

test("a customer neither sees nor writes articles here", async () => {
  const customer = site.visitor();
  await signUp(site.services, customer);
  expect(await page("/admin/content/articles/1", customer)).toMatchObject({ status: 302, location: "/" });
  expect((await send("/admin/content/articles/1", changed({}), customer)).status).toBe(403);
});
