// `npm run screenshots`: photographs of the built site's pages for docs/screenshots, as small WebP files.
// `npm run screenshots -- --all FOLDER` writes every width in light and dark to another folder; `--only TEXT` takes the pages
// whose address contains it.
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium as playwright, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { startBuiltSite } from "./built-site.ts";
import { browserFlags, chromium } from "./installed-browser.ts";

const { values: options } = parseArgs({ options: { all: { type: "string" }, only: { type: "string", default: "" } } });
const folder = options.all ?? "docs/screenshots";
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const schemes = ["light", "dark"] as const;
const screens = 3;
const kept = (width: number, scheme: string) => options.all !== undefined || (scheme === "light" && width !== 768);

/** One page of each kind, and two in other languages: long German words, tall Devanagari. */
const addresses = [
  "/",
  "/destinations",
  "/destinations/detail/kyoto",
  "/tours",
  "/tours/detail/japan-heritage",
  "/about",
  "/blog",
  "/blog/japan-by-slow-train",
  "/contact?tour=rajasthan-royal&travellers=2",
  "/terms-conditions",
  "/register",
  "/no-such-page",
  "/de/tours",
  "/hi",
];
const staff = { ADMIN_EMAIL: "asha@example.org", ADMIN_PASSWORD: "marigolds by the river" };
const staffAddresses = [
  "/admin",
  "/users",
  "/admin/departures",
  "/admin/content",
  "/admin/content/tours/1",
  "/admin/trip-data",
  "/admin/settings",
];
const chosen = (list: string[]) => list.filter((address) => address.includes(options.only));

/** Everything that loads when it comes near is fetched before the picture is taken. */
async function showAll(page: Page, height: number): Promise<void> {
  await page.evaluate(async (end) => {
    for (let y = 0; y < Math.min(end, document.body.scrollHeight); y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
    await document.fonts.ready;
  }, height);
  await page.waitForLoadState("networkidle");
}

async function photograph(browser: Browser, url: string, viewport: { width: number; height: number; scheme: (typeof schemes)[number] }) {
  const { width, height, scheme } = viewport;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, reducedMotion: "reduce" });
  const page = await context.newPage();
  // The offer of another language belongs to a first visit, not to a picture.
  await page.addInitScript(() => localStorage.setItem("language-suggestion", "no"));
  const take = async (address: string) => {
    await page.goto(url + address, { waitUntil: "networkidle" });
    await showAll(page, height * screens);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(whole, height * screens) };
    const png = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
    const name = address === "/" ? "home" : address.slice(1).replace(/\?.*/, "").replaceAll("/", "-");
    await sharp(png)
      .webp({ quality: 70, effort: 5 })
      .toFile(path.join(folder, `${name}-${width}${scheme === "dark" ? "-dark" : ""}.webp`));
  };
  for (const address of chosen(addresses)) await take(address);
  const credentials = { email: staff.ADMIN_EMAIL, password: staff.ADMIN_PASSWORD };
  await context.request.post(`${url}/sign-in`, { form: credentials, headers: { Origin: url } });
  for (const address of chosen(staffAddresses)) await take(address);
  await context.close();
}

fs.mkdirSync(folder, { recursive: true });
const site = await startBuiltSite({ settings: staff });
const browser = await playwright.launch({ executablePath: chromium(), args: browserFlags });
try {
  for (const { width, height } of viewports) {
    for (const scheme of schemes) if (kept(width, scheme)) await photograph(browser, site.url, { width, height, scheme });
  }
  console.log(`${chosen([...addresses, ...staffAddresses]).length} pages photographed into ${folder}`);
} finally {
  await browser.close();
  await site.stop();
}
