import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./script-priority.server.ts";

const changed = (page: string) => scriptsAfterPaint(Buffer.from(page)).toString();

test("scripts are preloaded at low priority, and what a page says about preloads stays as it is", () => {
  const page = `<html><head><link rel="modulepreload" href="/a.js"/><title>ж</title></head><body>rel="modulepreload"</body></html>`;
  expect(changed(page)).toBe(page.replace(`rel="modulepreload" href`, `rel="modulepreload" fetchpriority="low" href`));
});

test("a page without a head passes whole", () => {
  expect(changed("<p>no head")).toBe("<p>no head");
});
