/** What a browser test asks of every page that it comes by. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The page is axe's whole document: there are no frames of others, so one look suffices. */
const axe = (page: Page, within: string) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .include(within);

async function faults(scan: AxeBuilder): Promise<string[]> {
  const { violations } = await scan.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Colours change at once: a transition that ends can begin others, in what inherits from it. */
function endTransitions(): void {
  for (let round = 0; round < 10; round++) for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

/** Has no fault of accessibility that a program can find, neither in light nor in dark colours, and is not wider than the screen. */
export async function expectNoFault(page: Page, within = "body"): Promise<void> {
  await page.evaluate(endTransitions);
  expect(await faults(axe(page, within).withTags(standards)), page.url()).toEqual([]);
  // Of all that is looked for, colours change the contrast alone.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(endTransitions);
  expect(await faults(axe(page, within).withRules("color-contrast")), `${page.url()} in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(tooWide, "pixels wider than the screen").toBeLessThanOrEqual(0);
}
