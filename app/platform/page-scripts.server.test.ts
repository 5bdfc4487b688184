import { expect, test } from "vitest";
import { scriptsAfterPaint, scriptsAfterStyles } from "./page-scripts.server.ts";

const changed = (page: string) => scriptsAfterPaint(Buffer.from(page)).toString();

const module = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.routes = {"root":route0,"home":route1};

import("/assets/entry.js");`;

const page = `<html><head><link rel="modulepreload" href="/assets/entry.js" nonce="abc"/><link rel="modulepreload" href="/assets/root.js"/><title>ж</title></head>
<body>rel="modulepreload"<script nonce="abc" type="module" async="">${module}</script><script nonce="abc">after()</script></body></html>`;

/** What stands in the only inline script that the page's module has become. */
const startOf = (html: string) => /<script nonce="abc">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";

test("no script is asked for by the page's markup, and everything else of it stays", () => {
  const html = changed(page);
  expect(html).not.toContain("<link");
  expect(html).not.toContain(`type="module"`);
  expect(html).toContain('<title>ж</title></head>\n<body>rel="modulepreload"<script nonce="abc">(');
  expect(html).toContain(`</script><script nonce="abc">after()</script></body></html>`);
});

test("once the page is painted, all files are fetched in one go, and the page starts with its modules", () => {
  const start = startOf(changed(page));
  expect(start).toContain(`["/assets/entry.js","/assets/root.js"]`);
  expect(start).toContain(`const [route0,route1] = await Promise.all([import("/assets/root.js"),import("/assets/home.js")]);`);
  expect(start.indexOf("window.routes = ")).toBeGreaterThan(start.indexOf("Promise.all"));
  expect(start).not.toContain("import *");
  expect(() => new Function(start)).not.toThrow();
});

/** Runs the script in a stand-in for a tab that is looked at or not, and tells what happened in turn. */
function inTab({ hidden }: { hidden: boolean }) {
  const said: string[] = [];
  let painted = () => {};
  class PaintObserver {
    constructor(told: () => void) {
      painted = told;
    }
    observe = ({ type }: { type: string }) => said.push(`waits for ${type}`);
  }
  const link = { append: ({ href }: { href: string }) => said.push(href) };
  const document = { hidden, head: link, createElement: () => ({}) };
  const start = startOf(changed(page)).replaceAll("import(", "fetched(");
  const run = new Function("document", "PerformanceObserver", "setTimeout", "fetched", "window", start);
  run(
    document,
    PaintObserver,
    () => {},
    () => ({}),
    {},
  );
  return { said, paint: () => painted() };
}

test("scripts wait for the first paint, and start once however often the browser tells of it", () => {
  const { said, paint } = inTab({ hidden: false });
  expect(said).toEqual(["waits for paint"]);
  paint();
  paint();
  expect(said).toEqual(["waits for paint", "/assets/entry.js", "/assets/root.js"]);
});

test("in a tab that nobody looks at they start at once", () => {
  expect(inTab({ hidden: true }).said).toEqual(["/assets/entry.js", "/assets/root.js"]);
});

test("a page that is worked with at once asks for them at low priority, and what it says about preloads stays as it is", () => {
  const html = scriptsAfterStyles(Buffer.from(page)).toString();
  expect(html).toBe(page.replaceAll(`rel="modulepreload" href`, `rel="modulepreload" fetchpriority="low" href`));
});

test("a page without a head or without a module passes whole", () => {
  for (const other of ["<p>no head", "<head></head><p>no module"]) {
    expect(changed(other)).toBe(other);
    expect(scriptsAfterStyles(Buffer.from(other)).toString()).toBe(other);
  }
});
