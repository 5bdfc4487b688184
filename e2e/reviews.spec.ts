/** A review's way from writing it down to the tour's page, and a testimonial's to the home page, on phone and desktop. */
import type { Page } from "@playwright/test";
import { holdPosts } from "./held-posts.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, more, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const newName = () => `Grete ${String.fromCodePoint(...Array.from({ length: 8 }, () => 97 + Math.floor(Math.random() * 26)))}`;
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

/** Opens the list of content, and moves the bar of its kinds before the scripts run: what is on it stays under the finger. */
async function openContent(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const scripts = "**/assets/*.js";
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/admin/content", { waitUntil: "commit" });
  const bar = page.getByRole("navigation", { name: "Kinds of content" });
  await expect(bar).toBeVisible();
  const move = () => bar.evaluate((element) => (element.scrollLeft = 60));
  const position = () => bar.evaluate((element) => element.scrollLeft);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await move();
  const moved = await position();
  expect(moved).toBe(isPhone ? 60 : 0);
  release();
  // The whole page has been taken over by React where one of its links has.
  await page.waitForFunction(() => Object.keys(document.querySelector("main a") ?? {}).some((key) => key.startsWith("__reactProps")));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await position()).toBe(moved);
  await page.unroute(scripts);
}

test("a review is written down, waits, is published from the list, answered, and stands on the tour's page with the answer", async ({
  page,
}) => {
  test.slow();
  const name = newName();
  await signInAsAdmin(page);
  await openContent(page);
  await page.getByRole("link", { name: /^Reviews/ }).click();
  await expect(page.getByText(/^Reviews \(\d+\)$/)).toBeVisible();
  await expectNoFault(page);

  await page.getByRole("link", { name: "Add review" }).click();
  await field(page, "Name").fill(name);
  await page.getByRole("button", { name: "Publish review" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Please look at these fields" });
  await expect(told).toBeFocused();
  await expect(field(page, "Name")).toHaveValue(name);
  await expectNoFault(page);
  await told.getByRole("link", { name: "What was written or said" }).click();
  await expect(field(page, "What was written or said")).toBeFocused();
  await field(page, "What was written or said").fill("Den bedste uge i mit liv.");
  await field(page, "Tour").selectOption({ label: "Bali, Temple to Tide" });
  await field(page, "Stars").selectOption({ label: "5 stars" });
  await field(page, "Language").selectOption({ label: "Danish" });
  await field(page, "Date").fill("2025-10-12");
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByRole("heading", { name: `Review by ${name}` })).toBeVisible();

  // The pressed button keeps the focus while its form is on its way, and neither sends more.
  const posts = await holdPosts(page, "**/admin/content/reviews/*.data*");
  await page.getByRole("button", { name: "Move back to waiting" }).click();
  await expect(page.getByRole("button", { name: "Changing…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Hide" }).click({ force: true });
  posts.release();
  await expect(page.getByText("Waiting: no visitor sees it, and it does not count in the rating.")).toBeVisible();
  expect(posts.count()).toBe(1);
  await posts.stop();
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Read reviews/ }).click();
  await page.getByRole("button", { name: `Publish: review by ${name}` }).click();
  await expect(page.getByText("It is on the tour’s page now and counts in the rating.").first()).toBeVisible();
  await page.goto(`/admin/content/reviews?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`Read and answer.*${name}`) })
    .click();

  const answer = field(page, "Our answer");
  await answer.fill("Tak, Grete. Vi ses igen.");
  // What is typed is not left behind unasked.
  await page.getByRole("main").getByRole("link", { name: "Reviews", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(answer).toHaveValue("Tak, Grete. Vi ses igen.");
  await page.getByRole("button", { name: "Save answer" }).click();
  await expect(page.getByText(/^Answered on /)).toBeVisible();
  await page.locator("summary", { hasText: "Choose pictures" }).click();
  await page.getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Save pictures" }).click();
  await expect(page.getByText("The review now shows them.").first()).toBeVisible();
  await expectNoFault(page);

  const visitor = await page.context().newPage();
  await visitor.goto("/tours/detail/bali-retreat?tab=reviews");
  const shown = visitor.getByRole("listitem").filter({ hasText: name }).first();
  await expect(shown.getByText("Den bedste uge i mit liv.")).toBeVisible();
  await expect(shown.getByText("Added by our team for the traveller")).toBeVisible();
  await expect(shown.getByText("Tak, Grete. Vi ses igen.")).toBeVisible();
  await expect(shown.locator(".review-pictures img")).toHaveCount(1);
  await expectNoFault(visitor, ".review");

  // A tab behind another draws a frame a second, and a press waits for frames.
  await page.bringToFront();
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByText("It is kept here.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(name)).toHaveCount(0);
});

test("a testimonial is written in two languages, published, and archived again: the home page follows", more, async ({ page }) => {
  test.slow();
  const name = newName();
  const said = `It rained on every day, said ${name}, and I would go again tomorrow.`;
  await signInAsAdmin(page);
  await page.goto("/admin/content?kind=testimonial");
  await page.getByRole("link", { name: "New testimonial" }).click();
  await field(page, "Traveller").fill(name);
  await field(page, "Stars").selectOption({ label: "4 stars" });
  await page.getByRole("radio").first().check();
  await field(page, "What was said (English)").fill(said);
  await field(page, "Country (English)").fill("Denmark");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("Missing in Spanish:")).toBeVisible();
  await field(page, "Country (Spanish)").fill("Dinamarca");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Draft saved").first()).toBeVisible();
  await expectNoFault(page);

  const visitor = await page.context().newPage();
  const postcards = visitor.getByRole("blockquote").filter({ hasText: said });
  const publish = async (state: string) => {
    // A tab behind another draws a frame a second, and a press waits for frames.
    await page.bringToFront();
    await page.getByRole("radio", { name: state }).check();
    await page.getByRole("button", { name: "Change state" }).click();
    await expect(page.getByText("Now:").getByText(state)).toBeVisible();
    await visitor.goto("/es");
  };
  await publish("Published");
  await expect(postcards).toHaveCount(1);
  await expect(visitor.getByText("Enviada desde Dinamarca")).toHaveCount(1);
  await publish("Archived");
  await expect(postcards).toHaveCount(0);
});

test("a testimonial moved to its limit leaves the focus on the button, which then does nothing", moreAnyWidth, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/content?kind=testimonial");
  const up = page.getByRole("button", { name: /^Move up: / });
  const label = (await up.nth(1).getAttribute("aria-label")) ?? "";
  const moved = page.getByRole("button", { name: label, exact: true });
  await moved.press("Enter");
  await expect(up.first()).toHaveAccessibleName(label);
  await expect(moved).toBeFocused();
  await expect(moved).toHaveAttribute("aria-disabled", "true");
  const posts = await holdPosts(page, "**/admin/content*");
  await moved.press("Enter");
  await expect(moved).toBeFocused();
  expect(posts.count()).toBe(0);
  await posts.stop();
  await page.getByRole("button", { name: label.replace("up", "down"), exact: true }).press("Enter");
  await expect(up.nth(1)).toHaveAccessibleName(label);
});
