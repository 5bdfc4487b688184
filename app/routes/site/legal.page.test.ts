import { describe, expect, test } from "vitest";
import { sitePages } from "#test/pages.ts";

const site = sitePages();

async function page(address: string): Promise<string> {
  const answer = await site.get(address);
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/<script.*?<\/script>/gs, "").replaceAll("<!-- -->", "");
}

describe.each([
  ["/privacy-policy", "Privacy Policy"],
  ["/terms-conditions", "Terms and Conditions"],
])("%s", (address, title) => {
  test("is dated, lists its sections, and says where to ask", async () => {
    const html = await page(address);
    expect(html).toContain(`<h1 class="h1">${title}</h1>`);
    expect(html).toContain("Last Updated: 1 April 2025");
    expect(html).toMatch(/Have questions\? <a[^>]*href="\/contact"[^>]*>Contact us<\/a>/);
    const contents = /<nav[^>]*aria-labelledby="contents-heading".*?<\/nav>/s.exec(html)?.[0] ?? "";
    const targets = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(10);
    for (const id of targets) expect(html).toContain(`<h2 id="${id}">`);
  });

  test("links to pages and sections of the site that exist", async () => {
    const html = await page(address);
    const links = new Set([...html.matchAll(/href="(\/(?!\/)[^"#]*)(#[^"]*)?"/g)].map(([, path]) => path ?? ""));
    const later = new Set(["/profile", "/blog", "/cart", "/sign-in", "/register", "/saved", "/forgot-password"]);
    for (const link of links) {
      if (!later.has(link) && !/\.\w+(\?|$)/.test(link))
        expect({ link, status: (await site.get(link.replaceAll("&amp;", "&"))).status }).toMatchObject({ status: 200 });
    }
  });
});

test("each claim of a tour page leads to a section of the terms that is there", async () => {
  const tour = await page("/tours/detail/japan-heritage");
  const anchors = [...tour.matchAll(/href="\/terms-conditions#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(anchors)).toEqual(new Set(["cancellation-by-you", "best-price-guarantee", "care-24-7", "travel-insurance"]));
  const terms = await page("/terms-conditions");
  for (const id of anchors) expect(terms).toContain(`<h2 id="${id}">`);
});
