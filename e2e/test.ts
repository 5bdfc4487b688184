/** The browser tests' own `test`: each comes from an address of its own, and an error on the page's console fails it. */
import crypto from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/**
 * A request that was answered with 4xx, or that a test has kept from the network, is not the page's mistake; the 404 page says its path
 * on the console. Nor is it when a picture's site, that one test plays, is there for no other.
 */
const expected = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
  /^Error loading route module/,
  /^TypeError: Failed to fetch dynamically imported module/,
  /^Failed to load resource: net::ERR_NAME_NOT_RESOLVED/,
  /^Failed to fetch manifest patches TypeError: Failed to fetch/,
  /^404: no page at/,
];

/** Of forms, emails and accounts, not of how a page is laid out: the phone goes this way for the desktop, too. */
export const anyWidth = { tag: "@any-width" };
/** Only wide screens have it: the desktop goes this way in `npm test`, where all others are the phone's. */
export const wideOnly = { tag: "@wide" };
/** A variation of a way that another test goes: `npm run test:more` has it. */
export const more = { tag: "@more" };
/** A variation that no width changes. */
export const moreAnyWidth = { tag: [more.tag, anyWidth.tag] };

export const test = base.extend<{ quietConsole: void }>({
  // Limits count addresses: nobody waits for those of another test. The runner insists on a pattern for what is not asked for.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use({ "X-Forwarded-For": `10.${[1, 2, 3].map(() => crypto.randomInt(256)).join(".")}` }),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) errors.push(text);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use();
      expect(errors, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's scripts run, which come after its first paint: its forms check themselves then. */
export async function scriptsRun(page: Page): Promise<void> {
  await expect(page.locator(".newsletter-box form[novalidate]")).toHaveCount(1);
}
