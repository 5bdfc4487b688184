import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chaptersOf,
  cleanBody,
  articleBody,
  articleBodyFromHtml,
  readMinutes,
  withOwnLinks,
  withOwnPictures,
} from "./article-body.server.ts";

const html = (markdown: string) => articleBody(markdown).bodyHtml;

describe("what an article may contain", () => {
  test("headings, paragraphs, lists, quotes, emphasis, links and tables stay", () => {
    const body = html(
      "## One\n\nA **bold** and *stressed* [word](/tours).\n\n### Two\n\n- a\n- b\n\n1. c\n\n> said\n\n| h | n |\n| --- | ---: |\n| x | 1 |",
    );
    for (const kept of [
      '<h2 id="section-one">One</h2>',
      '<h3 id="section-two">Two</h3>',
      "<strong>bold</strong>",
      "<em>stressed</em>",
      '<a href="/tours">word</a>',
      "<li>a</li>",
      "<ol>",
      "<blockquote>",
      '<th scope="col">h</th>',
      '<td align="right">1</td>',
    ]) {
      expect(body).toContain(kept);
    }
  });

  test.each([
    ["a script with its content", "a<script>alert(1)</script>b", "<p>ab</p>"],
    ["a style with its content", "a<style>p{display:none}</style>b", "<p>ab</p>"],
    ["a frame", 'a<iframe src="https://evil.example"></iframe>b', "<p>ab</p>"],
    ["a picture", 'a<img src=x onerror="alert(1)">b', "<p>ab</p>"],
    ["a drawing with a script", "<svg onload=alert(1)><script>alert(2)</script></svg>", ""],
    ["an object", '<object data="x"></object><embed src="x">', ""],
    ["a form", '<form action="https://evil.example"><input name="card">ok</form>', "ok"],
    ["a comment", "a<!-- hidden -->b", "<p>ab</p>"],
  ])("%s goes", (_, markdown, left) => {
    expect(html(markdown).trim()).toBe(left);
  });

  test("a picture of ours stays, with the widths it is kept in; its own file names none of another site", () => {
    const address = "/pictures/0123456789abcdef0123";
    expect(
      html(
        `<img src="${address}/900" alt="A &quot;roof&quot;" width="900" height="600" onerror="alert(1)" srcset="https://evil.example/x">`,
      ),
    ).toBe(
      `<img src="${address}/900" alt="A &quot;roof&quot;" width="900" height="600" srcset="${address}/400 400w, ${address}/800 800w, ${address}/900 900w" sizes="(min-width: 48rem) 44rem, 100vw" loading="lazy" decoding="async">`,
    );
    expect(html('<img src="/art/editorial/solo.svg?v=abc123" alt="x">')).toBe(
      '<img src="/art/editorial/solo.svg?v=abc123" alt="x" loading="lazy" decoding="async">',
    );
  });

  test.each([
    "https://evil.example/x.png",
    "//evil.example/x.png",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "javascript:alert(1)",
    "/pictures/../admin",
    "/art/x/y.svg?v=1&q=<script>",
    "/sign-out",
  ])("a picture at %s goes", (src) => {
    expect(html(`<p>a<img src="${src}" alt="x">b</p>`)).toBe("<p>ab</p>");
  });

  test("what is stored, opened in the editor and stored again is the same", () => {
    const stored = html(
      '## One\n\n<img src="/pictures/0123456789abcdef0123/900" alt="x" width="900" height="600">\n\n| a | b |\n| --- | --- |\n| 1 | 2 |',
    );
    expect(articleBodyFromHtml(cleanBody(stored)).bodyHtml).toBe(stored);
  });

  test("what the editor writes of a list and a table is stored as it was before", () => {
    const written =
      '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p><p>d</p></li></ul><table style="min-width: 50px"><colgroup><col></colgroup><tbody><tr><th colspan="1" align="right"><p>n</p></th></tr><tr><td><p>1</p></td></tr></tbody></table>';
    expect(cleanBody(written)).toBe(
      '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul><table><thead><tr><th align="right" scope="col">n</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });

  test("in a feed pictures are found from anywhere", () => {
    const stored = html('<img src="/pictures/0123456789abcdef0123/900" alt="x">');
    expect(withOwnPictures(stored, (path) => `https://yatrika.example${path}`)).toBe(
      '<img src="https://yatrika.example/pictures/0123456789abcdef0123/900" alt="x" loading="lazy" decoding="async">',
    );
  });

  test("attributes that act or paint go: on*, style, class, id", () => {
    const body = html(
      '<p onclick="alert(1)" style="position:fixed" class="button" id="main">x</p><h2 id="messages" onmouseover="a()">y</h2>',
    );
    expect(body).toBe('<p>x</p><h2 id="section-y">y</h2>');
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&#10;script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "http://plain.example",
    "//evil.example",
    "/\\evil.example",
    "mailto:someone@example.com",
    "relative",
  ])("a link to %s is only its words", (href) => {
    expect(html(`<p>before <a href="${href}">words</a> after</p>`)).toBe("<p>before words after</p>");
  });

  test.each(["/tours/detail/japan-heritage", "/contact", "https://example.com/a?b=1", "/blog?tag=trains"])("a link to %s stays", (href) => {
    expect(html(`[words](${href})`)).toBe(`<p><a href="${href}">words</a></p>`);
  });

  test("other headings become the two levels of an article", () => {
    expect(html("# Top\n\n##### Deep")).toMatch(/<h2 id="section-top">Top<\/h2>\s*<h3 id="section-deep">Deep<\/h3>/);
  });

  test("whatever is written, nothing that runs comes out", () => {
    const part = fc.constantFrom(
      "<script>",
      "</script>",
      "<a href=",
      '"javascript:x"',
      ">",
      "<",
      "onload=",
      "<svg",
      "<img",
      "[a](",
      ")",
      "`",
      "## ",
      "\n",
      "&",
      "x",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const body = html(parts.join(""));
        for (const tag of body.match(/<[^>]*>?/g) ?? []) {
          expect(tag).toMatch(
            /^<(?:\/?(?:p|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr)|br \/|\/?h[23]|h[23] id="[^"<>]*"|a href="(?:\/|https:)[^"<>]*"|\/a)>$/,
          );
        }
      }),
    );
  });
});

describe("anchors", () => {
  test("every heading has an id of its own, apart from those of the page", () => {
    const body = html("## Messages\n\n## What it *costs*, & why\n\n## Messages\n\n## यात्रा");
    expect(chaptersOf(body)).toEqual([
      { id: "section-messages", title: "Messages" },
      { id: "section-what-it-costs--why", title: "What it costs, & why" },
      { id: "section-messages-1", title: "Messages" },
      { id: "section-यात्रा", title: "यात्रा" },
    ]);
  });

  test("a table stands in a frame that the keyboard can scroll, named after the heading above it", () => {
    const table = "| a |\n| --- |\n| 1 |";
    const body = html(`${table}\n\n## Costs\n\n${table}`);
    expect(body).toContain('<div class="table-frame" tabindex="0"><table>');
    expect(body).toContain('<div class="table-frame" tabindex="0" role="region" aria-labelledby="section-costs"><table>');
  });

  test("chapters are the second level only", () => {
    expect(chaptersOf(html("## One\n\n### Inside\n\n## Two")).map(({ title }) => title)).toEqual(["One", "Two"]);
  });
});

describe("read time", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
    [1001, 6],
  ])("%i words take %i min", (count, minutes) => {
    expect(readMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  test("tags, dashes and other marks are no words; each cell of a table is", () => {
    expect(readMinutes(`<p>${words(199)} – · <strong>one</strong></p>`)).toBe(1);
    expect(readMinutes(`<p>${words(199)}</p><table><tr><td>a</td><td>b</td></tr></table>`)).toBe(2);
  });
});

test("links to our own pages can be led elsewhere, others stay", () => {
  const body = html("[a](/tours) [b](https://example.com/tours)");
  expect(withOwnLinks(body, (path) => `/de${path}`)).toBe('<p><a href="/de/tours">a</a> <a href="https://example.com/tours">b</a></p>');
});
