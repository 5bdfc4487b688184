/** From a visitor's message to the agency's answer in her mail, on phone and desktop. */
import fs from "node:fs";
import type { Page } from "@playwright/test";
import { holdPosts } from "./held-posts.ts";
import { emailTo, emailWithinMs } from "./mailbox.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, more, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** Writes to the agency from the German contact page; returns the address it can be found by and the reference. */
async function enquire(page: Page, address: string) {
  await page.goto("/de/contact");
  const form = page.locator(".contact-form");
  await form.getByLabel("Name").fill("Jutta Größe");
  await form.getByLabel("E-Mail").fill(address);
  await form.getByLabel("Betreff").fill("Holi in Jaipur");
  await form.getByLabel("Nachricht").fill("Wann ist Holi?\nDanke!");
  await form.locator("button").click();
  const taken = page.getByRole("status").filter({ hasText: /ENQ-\w{6}/ });
  await expect(taken).toBeVisible();
  const reference = /ENQ-\w{6}/.exec(await taken.innerText())?.[0] ?? "";
  expect((await emailTo(address)).subject).toContain(reference);
  return reference;
}

async function openEnquiry(page: Page, address: string, reference: string) {
  await page.goto("/admin/enquiries");
  await page.getByRole("searchbox", { name: "Search enquiries" }).fill(address);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Enquiries (1)")).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByRole("link", { name: "Holi in Jaipur" }).click();
  await expect(page.getByRole("heading", { name: `Enquiry ${reference}` })).toBeVisible();
}

const newAddress = (name: string) => `enquirer-${name}-${process.pid}-${test.info().project.name}-${test.info().retry}@example.org`;

test("a message is found, answered by mail in its thread, noted on and closed", async ({ page }) => {
  // Two people's work, and each state scanned whole.
  test.slow();
  const address = newAddress("found");
  const reference = await enquire(page, address);
  await signInAsAdmin(page);
  await page.goto("/admin");
  await expect(page.getByRole("link", { name: /^Answer enquiries \([1-9]\d* new\)$/ })).toBeVisible();
  await page.goto("/admin/enquiries?status=new");
  await expectNoFault(page);
  await openEnquiry(page, address, reference);
  await expect(page.getByText("No one has taken this on yet.")).toBeVisible();
  await expectNoFault(page);

  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Write your answer.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toBeFocused();
  await expectNoFault(page);
  await page.getByLabel("Your answer").fill("Am 22. März.\n\nSollen wir Plätze für Sie halten?");

  // What is typed stays while something else is done on the page.
  await page.getByLabel("Your note").fill("Called her.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Admin added a note")).toBeVisible();
  await expect(page.getByLabel("Your note")).toHaveValue("");
  await expect(page.getByLabel("Your answer")).toHaveValue(/^Am 22\. März\./);

  await page.getByRole("button", { name: "Send answer" }).dblclick();
  await expect(page.getByText("Admin answered")).toBeVisible();
  await expect(page.getByText("It has been answered.").first()).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("");
  await expect.poll(async () => (await emailTo(address)).subject, { timeout: emailWithinMs }).toBe(`Re: ${reference}: Holi in Jaipur`);
  const mail = await emailTo(address);
  for (const part of ["Guten Tag Jutta Größe", "Sollen wir Plätze für Sie halten?", "Wann ist Holi?"]) expect(mail.text).toContain(part);
  expect(mail.headers["reply-to"]).toContain("hello@yatrika.example");
  expect(mail.headers["in-reply-to"]).toMatch(/^<[\w-]{36}@yatrika>$/);
  await expect(page.getByText("Admin answered")).toHaveCount(1);
  await expectNoFault(page);

  const posts = await holdPosts(page, "**/admin/enquiries/*.data*");
  const close = page.getByRole("button", { name: "Close", exact: true });
  await close.click();
  await expect(close).toBeDisabled();
  await expect(close).toBeFocused();
  await page.keyboard.press("Enter");
  posts.release();
  await expect(page.getByText("It is closed. An answer will open it again.").first()).toBeVisible();
  expect(posts.count()).toBe(1);
  await posts.stop();

  await page.goto(`/admin/enquiries?q=${encodeURIComponent(address)}&status=closed`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  expect(fs.readFileSync(await file.path(), "utf8")).toContain(`"${reference}","message","closed"`);
  await page.goto("/admin/enquiries?q=nothing-at-all");
  await expect(page.getByRole("heading", { name: "No enquiries found" })).toBeVisible();
  await expectNoFault(page);
});

test("who answers after a colleague is told so, sees the colleague's answer and keeps her own words", more, async ({ page, context }) => {
  test.slow();
  const address = newAddress("both");
  const reference = await enquire(page, address);
  await signInAsAdmin(page);
  await openEnquiry(page, address, reference);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Your answer").fill("The colleague's answer.");
  await other.getByRole("button", { name: "Send answer" }).click();
  await expect(other.getByText("Admin answered")).toBeVisible();

  // A tab behind another draws a frame a second, and a press waits for frames.
  await page.bringToFront();
  await page.getByLabel("Your answer").fill("My answer.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("main").getByText("Someone else has just changed this enquiry.")).toBeVisible();
  await expect(page.getByText("The colleague's answer.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("My answer.");
  await expectNoFault(page);
  // Also while she notes something first, and the colleague goes on.
  await other.bringToFront();
  await other.getByLabel("Your answer").fill("And another.");
  await other.getByRole("button", { name: "Send answer" }).click();
  await expect(other.getByText("Admin answered")).toHaveCount(2);
  await page.bringToFront();
  await page.getByLabel("Your note").fill("Who answers?");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("And another.")).toBeVisible();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Admin added a note")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("My answer.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Admin answered")).toHaveCount(3);
});

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("a message is answered, and a refused answer keeps its words", async ({ page }) => {
    test.slow();
    const address = newAddress("plain");
    const reference = await enquire(page, address);
    await signInAsAdmin(page);
    await openEnquiry(page, address, reference);
    // The browser would not send an empty one.
    await page.getByLabel("Your answer").fill("   ");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText("Write your answer.")).toBeVisible();
    await page.getByLabel("Your answer").fill("Am 22. März.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(page.getByText("Admin answered")).toBeVisible();
    await page.getByRole("button", { name: "Mark as in progress" }).click();
    await expect(page.getByText("Someone is taking care of it.").first()).toBeVisible();
  });
});
