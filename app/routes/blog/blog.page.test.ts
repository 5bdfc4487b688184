import { and, inArray, ne } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { schema } from "#db/database.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

/** A page as it is seen: without the data and messages that travel with it. */
const seen = (html: string) => html.replace(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "").replaceAll("&amp;", "&");

async function open(path: string) {
  const answer = await site.get(path);
  return { status: answer.status, headers: answer.headers, html: seen(await answer.text()) };
}
const section = (html: string, heading: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${heading}".*?</section>`, "s").exec(html)?.[0] ?? "";
const articles = (html: string) =>
  [...html.matchAll(/<article class="article-card[^>]*>.*?href="\/blog\/([^"]+)"/gs)].map(([, slug]) => slug);
const found = (html: string) => articles(section(html, "articles-heading"));
const featured = (html: string) => articles(section(html, "featured-heading"));
const empty = "No articles found matching your criteria.";

describe("the blog's list", () => {
  test("shows three featured articles and below them the others, latest first, with their count", async () => {
    const { status, html } = await open("/blog");
    expect(status).toBe(200);
    expect(found(html)).toHaveLength(5);
    expect(found(html)[0]).toBe("jaipur-on-1500-rupees-a-day");
    expect(featured(html)).toEqual(["one-bag-three-weeks", "japan-by-slow-train", "how-to-drink-tea-with-a-stranger"]);
    expect(html).toMatch(/role="status">5 articles</);
    expect(html).toContain("By Kavya Menon");
    expect(html).toContain('<time dateTime="2026-10-18">18 October 2026</time>');
  });

  test("lists All and the seven categories with their counts", async () => {
    const { html } = await open("/blog");
    const nav = /<nav class="blog-categories".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const names = [...nav.matchAll(/<a[^>]*>([^<]+)<span class="count">(\d)</g)].map(([, name, count]) => `${name} ${count}`);
    expect(names).toEqual([
      "All 8",
      "Travel Tips 1",
      "Sustainable Travel 1",
      "Cultural Insights 2",
      "Budget Travel 1",
      "Solo Travel 1",
      "Food & Culinary 1",
      "Digital Nomad 1",
    ]);
    expect(nav).toContain('href="/blog?category=Food+%26+Culinary"');
  });

  test.each([
    ["?q=TEA+with", ["how-to-drink-tea-with-a-stranger"]],
    ["?category=Cultural+Insights", ["how-to-drink-tea-with-a-stranger", "why-our-guides-are-women"]],
    ["?tag=trains", ["japan-by-slow-train"]],
  ])("/blog%s is narrowed, without featured articles", async (query, expected) => {
    const { status, html } = await open(`/blog${query}`);
    expect(status).toBe(200);
    expect(found(html)).toEqual(expected);
    expect(html).not.toContain("Featured Articles");
  });

  test.each(["?q=zzzz", "?category=Nowhere", "?tag=nothing"])("/blog%s shows the empty state with the way back", async (query) => {
    const { status, html } = await open(`/blog${query}`);
    expect(status).toBe(200);
    expect(html).toContain(empty);
    expect(html).toMatch(/href="\/blog"[^>]*>Clear Filters</);
    expect(html).toMatch(/role="status">0 articles</);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test.each(["?page=0", "?page=x", "?q=%00", "?page=1e9", "?category=all"])("/blog%s is the whole list", async (query) => {
    const { status, html } = await open(`/blog${query}`);
    expect(status).toBe(200);
    expect([featured(html).length, found(html).length]).toEqual([3, 5]);
  });

  test.each([`?q=${"x".repeat(10_240)}`, "?q=%ED%A0%80", "?tag=%00", "?q=a&q=%25", `?category=${"y".repeat(5000)}`])(
    "bad input is no error",
    async (query) => {
      expect((await open(`/blog${query}`)).status).toBe(200);
    },
  );

  test("what was searched is shown as text", async () => {
    const { html } = await open("/blog?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&tag=%3Cb%3E");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<b>");
  });

  test("the form keeps category and tag without JavaScript", async () => {
    const { html } = await open("/blog?category=Solo+Travel&tag=solo&q=trip");
    const form = /<form[^>]*role="search".*?<\/form>/s.exec(html)?.[0] ?? "";
    expect(form).toMatch(/method="get"/);
    expect(form).toMatch(/action="\/blog"/);
    expect(form).toContain('<input type="hidden" name="category" value="Solo Travel"/>');
    expect(form).toContain('<input type="hidden" name="tag" value="solo"/>');
    expect(form).toMatch(/name="q"[^>]*value="trip"|value="trip"[^>]*name="q"/);
  });

  test("says on its second page, in title and canonical address, which page it is, without featured articles", async () => {
    const { articles: rows } = schema;
    const unfeatured = await site.db
      .update(rows)
      .set({ featured: false })
      .where(and(rows.featured, ne(rows.slug, "one-bag-three-weeks")))
      .returning({ id: rows.id });
    const ids = unfeatured.map(({ id }) => id);
    onTestFinished(async () => void (await site.db.update(rows).set({ featured: true }).where(inArray(rows.id, ids))));
    const { html } = await open("/blog?page=2");
    expect(html).toMatch(/<title>[^<]+ · page 2 \| Yatrika<\/title>/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog\?page=2"/);
    expect((await open("/fr/blog?page=2")).html).toMatch(/<title>[^<]+ · page 2 \| Yatrika<\/title>/);
    expect([featured(html), found(html)]).toEqual([[], ["why-our-guides-are-women"]]);
    const first = await open("/blog");
    expect(first.html).not.toMatch(/<title>[^<]*page/);
    expect([featured(first.html), found(first.html).length]).toEqual([["one-bag-three-weeks"], 6]);
  });

  test("a category has an address of its own for search engines, and the feed is announced", async () => {
    const { html } = await open("/blog?category=travel+tips");
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog\?category=Travel\+Tips"/);
    expect(html).not.toContain("noindex");
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]*href="[^"]*\/blog\/feed\.xml"/);
  });
});

test("the feed is Atom with whole articles and absolute addresses", async () => {
  const answer = await site.get("/blog/feed.xml");
  const xml = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch("application/atom+xml");
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(xml.match(/<entry>/g)).toHaveLength(8);
  expect(xml).toMatch(/<link href="http[^"]*\/blog\/japan-by-slow-train"\/>/);
  expect(xml).not.toMatch(/<a href="\//);
});

test("the sitemap lists the blog and its articles", async () => {
  const xml = await (await site.get("/sitemap.xml")).text();
  expect(xml).toMatch(/<loc>[^<]*\/blog<\/loc>/);
  // Each in every language.
  expect(xml.match(/<loc>[^<]*\/blog\/[a-z0-9-]+<\/loc>/g)).toHaveLength(8 * languages.length);
});

test("header and footer lead to the blog, between tours and contact", async () => {
  const { html } = await open("/blog");
  const header = /<nav class="main-nav".*?<\/nav>/s.exec(html)?.[0] ?? "";
  expect(header).toMatch(/href="\/tours".*href="\/blog".*href="\/contact"/s);
  const footer = /<footer.*<\/footer>/s.exec(html)?.[0] ?? "";
  expect(footer).toMatch(/href="\/tours".*href="\/blog".*href="\/contact"/s);
});
