/** What a browser test asks of every page that it comes by. */
import fs from "node:fs";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8");

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The page is axe's whole document: there are no frames of others, so it is loaded there alone, and once: that takes as long as a scan. */
async function faults(page: Page, within: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  return page.evaluate(
    async ({ selector, ...options }) => {
      if (!window.axe) throw new Error("axe was not loaded");
      const { violations } = await window.axe.run({ include: [selector] }, { ...options, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
    },
    { selector: within, runOnly },
  );
}

/** Colours change at once: a transition that ends can begin others, in what inherits from it. */
function endTransitions(): void {
  for (let round = 0; round < 10; round++) for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

/** What a bar at the edge of the screen covers depends on how far the page is scrolled: nothing is covered for good. */
const placeBar = (page: Page, position: string) =>
  page.evaluate((how) => {
    for (const bar of document.querySelectorAll<HTMLElement>(".buy-bar")) bar.style.position = how;
  }, position);

/** Of all that is looked for, colours change the contrast alone. */
async function expectDarkContrast(page: Page, within: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  expect(await faults(page, within, { type: "rule", values: ["color-contrast"] }), `${page.url()} in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

/**
 * Has no fault of accessibility that a program can find, and is not wider than the screen. In dark colours, which takes as long again
 * and is the same on any width, `npm run test:more` looks.
 */
export async function expectNoFault(page: Page, within = "body"): Promise<void> {
  await page.evaluate(endTransitions);
  await placeBar(page, "static");
  const found = await faults(page, within, { type: "tag", values: standards });
  await placeBar(page, "");
  expect(found, page.url()).toEqual([]);
  if (test.info().project.name.endsWith("-more")) await expectDarkContrast(page, within);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide, "pixels wider than the screen").toBeLessThanOrEqual(0);
}
