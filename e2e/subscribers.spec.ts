/** The newsletter's readers as administrators see them: counted, found, taken along as a file, removed; on phone and desktop. */
import fs from "node:fs";
import type { Page } from "@playwright/test";
import { emailTo } from "./mailbox.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** A reader who has asked and confirmed, as a browser of her own does it. */
async function subscribe(page: Page, address: string) {
  await page.goto("/de/about");
  const box = page.locator(".newsletter-box");
  await box.getByRole("textbox").fill(address);
  await box.getByRole("button").click();
  const { text } = await emailTo(address);
  await page.goto(/http:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sie stehen auf der Liste");
}

/** Finds a reader by her address. */
async function search(page: Page, address: string) {
  await page.getByRole("searchbox", { name: "Search subscribers" }).fill(address);
  await page.getByRole("button", { name: "Search" }).click();
  // Until the answer is there the list of before is dimmed.
  await expect(page).toHaveURL(/[?&]q=reader-/);
}

test("a reader is counted, found, in the file, and removed when she asks for it", async ({ page }) => {
  // Two visitors' work, and each state scanned whole.
  test.slow();
  const address = `reader-${process.pid}-${test.info().project.name}@example.org`;
  await subscribe(page, address);
  await signInAsAdmin(page);
  await page.goto("/admin/newsletter?language=de");
  await expect(page.getByRole("row", { name: /^German [1-9]/ })).toBeVisible();
  await search(page, address);
  await expect(page.getByText("Subscribers (1)")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Confirmed" }).last()).toBeVisible();
  await expectNoFault(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export confirmed (CSV)" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^newsletter-\d{4}-\d\d-\d\d\.csv$/);
  expect(fs.readFileSync(await file.path(), "utf8")).toContain(`"${address}","de"`);

  await page.getByRole("link", { name: `Remove ${address}` }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(`Remove ${address} from the newsletter?`);
  // Enter removes nobody: the safe choice has the focus.
  await expect(question.getByRole("link", { name: "Cancel" })).toBeFocused();
  await expectNoFault(page);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.getByRole("link", { name: `Remove ${address}` }).click();
  await page.context().setOffline(true);
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t reach the site." })).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: `Remove ${address}` }).click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`${address} is no longer subscribed.`).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "No subscribers found" })).toBeVisible();
  await expectNoFault(page);
});

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("a reader is found and removed", async ({ page }) => {
    const address = `reader-${process.pid}-plain-${test.info().project.name}@example.org`;
    await subscribe(page, address);
    await signInAsAdmin(page);
    await page.goto("/admin/newsletter");
    await search(page, address);
    await page.getByRole("link", { name: `Remove ${address}` }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("heading", { name: "No subscribers found" })).toBeVisible();
  });
});
