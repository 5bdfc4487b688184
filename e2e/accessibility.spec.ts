import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./test.ts";

const pages = [
  "/",
  "/nowhere",
  "/about",
  "/contact?tour=japan-heritage",
  "/terms-conditions",
  "/newsletter",
  "/newsletter/confirm?token=x",
];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const address of pages) {
      test(`${address} has no accessibility fault that a program can find`, async ({ page }) => {
        await page.goto(address);
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
      });
    }
  });
}
