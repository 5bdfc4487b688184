/** The newsletter's readers as administrators see them: counted, found, taken along as a file, removed; on phone and desktop. */
import fs from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { letterTo } from "./mailbox.ts";
import { staffOfTests } from "./staff.ts";
import { expect, test } from "./test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectNoFault(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

/** A reader who has asked and confirmed, as a browser of her own does it. */
async function subscribe(page: Page, address: string) {
  await page.goto("/de/about");
  const box = page.locator(".newsletter-box");
  await box.getByRole("textbox").fill(address);
  await box.getByRole("button").click();
  const { text } = await letterTo(address);
  await page.goto(/http:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie stehen auf der Liste");
}

async function signIn(page: Page) {
  await page.goto("/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(staffOfTests.ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(staffOfTests.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/");
}

/** Finds a reader by her address. */
async function search(page: Page, address: string) {
  await page.getByRole("searchbox", { name: "Search subscribers" }).fill(address);
  await page.getByRole("button", { name: "Search" }).click();
}

test.use({ extraHTTPHeaders: { "X-Forwarded-For": `2001:db8:5b:${(process.pid % 65_535).toString(16)}::1` } });

for (const [index, colorScheme] of (["light", "dark"] as const).entries())
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    test("a reader is counted, found, in the file, and removed when she asks for it", async ({ page }) => {
      // Two visitors' work, and each state scanned whole.
      test.slow();
      const address = `reader-${process.pid}-${index}-${test.info().project.name}@example.org`;
      await subscribe(page, address);
      await signIn(page);
      await page.goto("/admin/newsletter?language=de");
      await expect(page.getByRole("row", { name: /^German [1-9]/ })).toBeVisible();
      await search(page, address);
      await expect(page.getByText("Subscribers (1)")).toBeVisible();
      await expect(page.getByRole("cell", { name: "Confirmed" }).last()).toBeVisible();
      await expectNoFault(page);
      // Nothing is wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Export confirmed (CSV)" }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
      expect(fs.readFileSync(await file.path(), "utf8")).toContain(`"${address}","de"`);

      await page.getByRole("link", { name: `Remove ${address}` }).click();
      const question = page.getByRole("dialog");
      await expect(question).toContainText(`Remove ${address} from the list?`);
      // Enter removes nobody: the safe choice has the focus.
      await expect(question.getByRole("link", { name: "Cancel" })).toBeFocused();
      await expectNoFault(page);
      await page.keyboard.press("Escape");
      await expect(question).toHaveCount(0);
      await page.getByRole("link", { name: `Remove ${address}` }).click();
      await question.getByRole("button", { name: "Remove" }).click();
      await expect(page.getByText(`${address} is no longer on the list.`).first()).toBeVisible();
      await expect(page.getByRole("heading", { name: "No subscribers found" })).toBeVisible();
      await expectNoFault(page);
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a reader is found and removed", async ({ page }) => {
    const address = `reader-${process.pid}-plain-${test.info().project.name}@example.org`;
    await subscribe(page, address);
    await signIn(page);
    await page.goto("/admin/newsletter");
    await search(page, address);
    await page.getByRole("link", { name: `Remove ${address}` }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("heading", { name: "No subscribers found" })).toBeVisible();
  });
});
