import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { pagesPerFile, sitemapXml, type SitemapPage } from "./sitemap-xml.ts";

const origin = "https://yatrika.example";
const pages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/blog/a-${index}`, changed: new Date(`2026-11-0${(index % 9) + 1}T12:00:00Z`) }));

test("a small site has one file with each page in every language, its day and its picture", () => {
  const xml = sitemapXml(
    [{ path: "/tours/detail/a", changed: new Date("2026-11-01T12:00:00Z"), picture: "/art/a.svg?v=1&w=2" }],
    origin,
    null,
  );
  expect(xml?.match(/<url>/g)).toHaveLength(languages.length);
  expect(xml).toContain("<loc>https://yatrika.example/de/tours/detail/a</loc><lastmod>2026-11-01</lastmod>");
  expect(xml).toContain("<image:loc>https://yatrika.example/art/a.svg?v=1&amp;w=2</image:loc>");
  expect(xml).toContain('hreflang="x-default" href="https://yatrika.example/tours/detail/a"');
});

test("beyond 10,000 addresses it is an index of files, each with at most as many, which hold every page once", () => {
  const many = pages(pagesPerFile + 1);
  const index = sitemapXml(many, origin, null) ?? "";
  expect(index).toContain("<sitemapindex");
  expect(index.match(/<sitemap>/g)).toHaveLength(2);
  expect(index).toContain("<loc>https://yatrika.example/sitemap.xml?part=2</loc>");
  const files = ["1", "2"].map((part) => sitemapXml(many, origin, part)?.match(/<url>/g)?.length ?? 0);
  expect(files).toEqual([pagesPerFile * languages.length, languages.length]);
  expect(files[0]).toBeLessThanOrEqual(10_000);
});

test.each(["0", "3", "-1", "x", "1.5", ""])("there is no part %j of a small site", (part) =>
  expect(sitemapXml(pages(3), origin, part)).toBeUndefined(),
);
