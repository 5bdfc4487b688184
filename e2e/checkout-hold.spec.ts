/** The checkout's page while it is open: its hold, its links, its steps. */
import type { Page } from "@playwright/test";
import { addLaterDeparture } from "./add-departure.ts";
import { holdPosts } from "./held-posts.ts";
import { anyWidth, expect, moreAnyWidth, test } from "./test.ts";

/** A cart of one tour, as far as the checkout's page. */
async function openCheckout(page: Page) {
  await page.goto("/tours/detail/iceland-ring");
  await addLaterDeparture(page);
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByText(/^Seats held until/)).toBeVisible();
}

test(
  "a link inside the page neither breaks off a form that is on its way nor takes back what was answered",
  moreAnyWidth,
  async ({ page }) => {
    await openCheckout(page);
    const end = page.getByText(/^Seats held until/);
    const before = (await end.locator("time").getAttribute("datetime")) ?? "";
    const posts = await holdPosts(page, "**/checkout.data*");
    await page.getByRole("button", { name: "Hold them 30 minutes longer" }).click();
    await expect.poll(posts.count).toBe(1);
    await page.getByRole("link", { name: "Payment" }).click();
    posts.release();
    await expect(end.locator("time")).not.toHaveAttribute("datetime", before);
    await expect(page.getByRole("button", { name: "Hold them 30 minutes longer" })).toHaveCount(0);
    // She has gone on meanwhile.
    await expect(page.getByRole("region", { name: "Payment" })).toBeFocused();

    await page.getByRole("button", { name: /^Book for/ }).click();
    const summary = page.getByRole("alert");
    await summary.getByRole("link", { name: "Email: Please tell us your email address." }).click();
    const email = page.getByLabel("Email", { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Please tell us your email address\.$/);
    await expect(summary).toContainText("5 things to correct");
  },
);

test(
  "the checkout's steps keep their height while they tell where she reads: nothing moves under a finger",
  moreAnyWidth,
  async ({ page }) => {
    await openCheckout(page);
    const steps = page.getByRole("navigation", { name: "Sections of this page" });
    const heights = await steps.evaluateHandle((element) => {
      const seen = new Set<number>();
      new ResizeObserver(([entry]) => seen.add(Math.round(entry?.contentRect.height ?? 0))).observe(element);
      return seen;
    });
    for (const step of ["pay", "who"] as const) {
      await page.locator(`#step-${step}`).evaluate((section) => section.scrollIntoView());
      await expect(steps.locator("[aria-current]")).toHaveAttribute("href", `#step-${step}`);
    }
    expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
  },
);

test("two minutes before the end the hold says so, and at the end that it is over", anyWidth, async ({ page }) => {
  await page.clock.install();
  await page.goto("/tours/detail/serengeti-safari");
  await addLaterDeparture(page);
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByText(/^Seats held until/)).toBeVisible();
  await page.clock.fastForward("27:30");
  await expect(page.getByText("We’ll hold your seats for 2 more minutes.")).toHaveCount(0);
  await page.clock.fastForward("00:45");
  await expect(
    page.getByRole("status").filter({ hasText: "We’ll hold your seats for 2 more minutes. You can extend this once." }),
  ).toBeVisible();
  await page.clock.fastForward("02:00");
  await expect(page.getByText("Your hold has run out.", { exact: false })).toBeVisible();
});
