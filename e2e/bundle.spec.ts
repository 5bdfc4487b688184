/** What a first visit downloads, and what it must not find in it (budgets in kilobytes, gzipped). */
import zlib from "node:zlib";
import { expect, test, type Page, type Response } from "@playwright/test";
import { more, scriptsRun } from "./test.ts";

const budgets = { script: 160, stylesheet: 30, font: 45 };
// Kyoto has names with long vowels (Shōren-in).
const pages = [
  "/",
  "/tours",
  "/tours/detail/japan-heritage",
  "/destinations",
  "/destinations/detail/kyoto",
  "/about",
  "/blog",
  "/contact",
  "/saved",
];
/** One of each kind; the desktop, which shows more of the same, looks at all. */
const first = ["/", "/tours", "/tours/detail/japan-heritage", "/destinations/detail/kyoto", "/register"];
/** Pages that are worked with at once: their scripts do not wait. */
const formPages = ["/cart", "/sign-in", "/register"];
/** Names that only server code has: the database, the job queue, the validation library, and what the settings call their secrets. */
const serverWords = [
  /drizzle/i,
  /pglite/i,
  /pg-?boss/i,
  /\bzod\b/i,
  /ZodError/,
  /DATABASE_URL/,
  /SECRET\b/,
  /process\.env\.[A-Z]/,
  /node:(?:fs|crypto|zlib)/,
];

const kilobytes = (bytes: number) => bytes / 1_000;

/** Weight of an answer as a browser without Brotli gets it; fonts are compressed in themselves. */
async function weight(response: Response): Promise<number> {
  const body = await response.body();
  return kilobytes(response.request().resourceType() === "font" ? body.length : zlib.gzipSync(body, { level: 9 }).length);
}

/** Opens the page and waits until its scripts run and nothing more has been asked for in half a second. */
async function loaded(page: Page, path: string): Promise<void> {
  let askedAt = Date.now();
  page.on("request", () => (askedAt = Date.now()));
  await page.goto(path);
  await scriptsRun(page);
  await expect.poll(() => Date.now() - askedAt, { intervals: [100] }).toBeGreaterThan(500);
}

/** Milliseconds by which the first script was asked for after the first paint. */
const scriptsAfterPaint = (page: Page) =>
  page.evaluate(() => {
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const [painted] = performance.getEntriesByType("paint");
    return Math.min(...scripts.map(({ startTime }) => startTime)) - (painted?.startTime ?? Infinity);
  });

for (const path of [...pages, ...formPages]) {
  const tag = first.includes(path) ? {} : more;
  test(`the first load of ${path} stays within its budget and on this site`, tag, async ({ page, baseURL, isMobile }) => {
    test.skip(isMobile && !first.includes(path), "the desktop looks at all");
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await loaded(page, path);
    if (pages.includes(path)) expect(await scriptsAfterPaint(page), "scripts wait for the first paint").toBeGreaterThan(0);

    const foreign = responses
      .map((response) => response.url())
      .filter((url) => !url.startsWith("data:") && new URL(url).origin !== new URL(baseURL ?? "").origin);
    expect(foreign, "requests to other sites").toEqual([]);

    const totals: Record<string, number> = { script: 0, stylesheet: 0, font: 0 };
    const parts: string[] = [];
    const found: string[] = [];
    for (const response of responses) {
      const type = response.request().resourceType();
      if (!(type in totals) || !response.ok()) continue;
      const size = await weight(response);
      totals[type] = (totals[type] ?? 0) + size;
      const name = new URL(response.url()).pathname.split("/").at(-1);
      parts.push(`${size.toFixed(1)} kB ${name}`);
      if (type !== "script") continue;
      const code = await response.text();
      for (const word of serverWords) if (word.test(code)) found.push(`${name} has ${word}`);
    }
    test.info().annotations.push({
      type: "weight",
      description: Object.entries(totals)
        .map(([type, size]) => `${type} ${size.toFixed(1)} kB`)
        .join(", "),
    });
    expect(found, "server code in the browser's bundle").toEqual([]);
    for (const [type, limit] of Object.entries(budgets)) {
      expect(totals[type], `kilobytes of ${type} on ${path}:\n${parts.join("\n")}`).toBeLessThanOrEqual(limit);
    }
  });
}
