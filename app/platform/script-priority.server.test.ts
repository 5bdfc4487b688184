import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./script-priority.server.ts";

const through = (parts: string[]) => text(Readable.from(parts.map((part) => Buffer.from(part))).pipe(scriptsAfterPaint()));

test("scripts are preloaded at low priority, wherever the page is cut into pieces", async () => {
  const page = `<html><head><link rel="modulepreload" href="/a.js"/><title>ж</title></head><body>rel="modulepreload"</body></html>`;
  const wanted = page.replace(`rel="modulepreload" href`, `rel="modulepreload" fetchpriority="low" href`);
  const bytes = [...page];
  expect(await through([page])).toBe(wanted);
  expect(await through(bytes)).toBe(wanted);
});

test("a page without a head passes whole", async () => {
  expect(await through(["<p>", "no head"])).toBe("<p>no head");
});
