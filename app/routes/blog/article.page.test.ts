import { describe, expect, test } from "vitest";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

const seen = (html: string) => html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "").replaceAll("&amp;", "&");
async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, headers: answer.headers, html: seen(await answer.text()) };
}
const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) => JSON.parse(json));
const block = (html: string, start: string, end: string) => new RegExp(`${start}.*?${end}`, "s").exec(html)?.[0] ?? "";
const japan = "/blog/japan-by-slow-train";

describe("an article", () => {
  test("shows breadcrumb, title, date, author, read time and cover", async () => {
    const { status, html } = await open(japan);
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Kyoto to Tokyo in five days, by slow train</);
    const crumbs = block(html, '<nav class="breadcrumb"', "</nav>");
    expect(crumbs).toMatch(/href="\/blog".*?>Blog<.*href="\/blog\?category=Sustainable\+Travel".*?>Sustainable Travel</s);
    for (const words of ["By Hannah Berg", "30 September 2026", "6 min read"]) expect(html).toContain(words);
    const cover = block(html, '<img src="/art/editorial/sustainable', ">");
    expect(cover).toMatch(/width="1600" height="1000"/);
    expect(cover).toMatch(/loading="eager"/);
    expect(cover).toMatch(/alt="A train window/);
  });

  test("has chapters that lead to its headings", async () => {
    const { html } = await open(japan);
    const chapters = [...block(html, '<nav class="article-contents"', "</nav>").matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(chapters).toHaveLength(6);
    for (const id of chapters) expect(html).toContain(`<h2 id="${id}">`);
  });

  test("has tags, four ways to share it, its author, and three articles to read next", async () => {
    const { html } = await open(japan);
    expect(html).toContain('href="/blog?tag=slow+travel"');
    const shared = [...block(html, '<ul class="article-share"', "</ul>").matchAll(/href="(https:\/\/[^/]+)/g)].map(([, origin]) => origin);
    expect(shared).toEqual(["https://x.com", "https://www.facebook.com", "https://www.linkedin.com", "https://wa.me"]);
    expect(block(html, '<section class="author-box"', "</section>")).toContain("sixty-one");
    expect(html).toContain("You Might Also Like");
    expect(html.match(/<article class="article-card"/g)).toHaveLength(3);
  });

  test("has a sidebar with Save and Share, articles that the agency recommends, never itself, and the categories", async () => {
    const { html } = await open(japan);
    expect(html).toMatch(/aria-pressed="false"[^>]*>.*?Save</s);
    const picks = block(html, '<section class="article-popular"', "</section>");
    expect(picks.match(/<li>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(picks).not.toContain(`href="${japan}"`);
    expect(block(html, '<aside class="article-aside"', "</aside>").match(/href="\/blog\?category=/g)).toHaveLength(7);
  });

  test("is described as an article for search engines and shared links", async () => {
    const { html } = await open(japan);
    expect(html).toContain('<meta property="og:type" content="article"');
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/og\/editorial\/sustainable\.png"/);
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"/);
    const data = structuredData(html);
    expect(data.map((one) => one["@type"])).toEqual(["Article", "BreadcrumbList", "TravelAgency"]);
    expect(data[0]).toMatchObject({
      headline: "Kyoto to Tokyo in five days, by slow train",
      datePublished: "2026-09-30",
      author: { "@type": "Person", name: "Hannah Berg" },
    });
  });
});

test.each(["/blog/nope", "/blog/Japan-By-Slow-Boat", `/blog/${"x".repeat(3000)}`, "/blog/%F0%9F%9B%95"])(
  "%s is Article Not Found",
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Article Not Found</);
    expect(html.replaceAll("&#x27;", "'")).toContain("The article you’re looking for doesn’t exist or has been removed.");
    expect(html).toMatch(/href="\/blog"[^>]*>Back to Blog</);
    expect(html).toContain("noindex");
  },
);
