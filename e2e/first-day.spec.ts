/** The owner's first day: from a start with nothing prepared to a site that is hers, with no step in a terminal after it. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startProcess } from "../test/site-process.ts";
import { expect, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const dataDir = path.join(os.tmpdir(), `yatrika-first-day-${process.pid}`);
let site: Awaited<ReturnType<typeof startProcess>>;
test.beforeAll(async () => {
  site = await startProcess({ DATA_DIR: dataDir });
  await site.ready();
});
test.afterAll(async () => {
  await site.kill("SIGTERM");
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const question = (page: Page, title: string) => expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
const next = (page: Page) => page.getByRole("button", { name: "Save and continue" }).click();
const task = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.locator("main").getByLabel(label, { exact: true }).fill(text);
}

test(
  "the link of the start makes the owner's account, six questions make the site hers, and a button removes the demo",
  moreAnyWidth,
  async ({ page }) => {
    test.slow();
    const link = new URL(fs.readFileSync(path.join(dataDir, "setup-link.txt"), "utf8").trim());
    await page.goto(site.origin + link.pathname + link.search);
    await expectNoFault(page);
    await fill(page, { "First name": "Asha", "Last name": "Rao", "Email address": "asha@himalaya.example" });
    for (const password of ["Password", "Confirm password"]) await page.getByLabel(password, { exact: true }).fill("a lamp on the ghats 7");
    await page.getByRole("button", { name: "Make my account" }).click();

    await question(page, "What’s your agency called?");
    await expectNoFault(page);
    await fill(page, { Name: "Himalaya Women", "Name of the company": "Himalaya Women Travel LLP" });
    await next(page);
    await question(page, "Where may customers reach you?");
    await fill(page, { "Email address for customers": "hello@himalaya.example", "Phone number for customers": "+91 11 2345 6789" });
    await next(page);
    await question(page, "Where is your office?");
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await question(page, "What’s a dollar worth?");
    await page.getByRole("checkbox", { name: "These rates are of today" }).check();
    await next(page);
    await question(page, "How will customers pay you?");
    await fill(page, {
      "Account holder": "Himalaya Women Travel LLP",
      Bank: "HDFC Bank",
      "IBAN or account number": "50100123456789",
      "BIC or IFSC": "HDFC0001234",
    });
    await next(page);
    await question(page, "Keep the demo content for now?");
    await next(page);

    await expect(page.getByRole("heading", { name: "Before the first booking" })).toBeVisible();
    await expectNoFault(page);
    await expect(task(page, "Customers can pay you")).toContainText("Done");
    await expect(task(page, "The currency rates are fresh")).toContainText("Done");
    // The street is still the example's.
    await expect(task(page, "The contacts are yours")).toContainText("To do");
    await expect(task(page, "Emails arrive")).toContainText("SMTP_URL");

    await page.getByRole("link", { name: "Remove the demo content" }).click();
    await page.getByText("Remove the demo content…").click();
    await page.getByRole("button", { name: "Remove it" }).click();
    await expect(page.getByRole("heading", { name: "There is no demo content on the site" })).toBeVisible();
    await page.goto(`${site.origin}/tours`);
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("Himalaya Women").first()).toBeVisible();

    // The link serves once.
    await page.context().clearCookies();
    await page.goto(site.origin + link.pathname + link.search);
    await expect(page.getByRole("heading", { name: "This site is already set up" })).toBeVisible();
  },
);
