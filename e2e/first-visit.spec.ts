import { expect, test } from "./test.ts";

test("the home page shows, and nothing of it is wider than the screen", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("an address that does not exist says so, with a way home", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.locator("main").getByRole("link", { name: /home/i }).first()).toBeVisible();
});

test("the currency chosen by one visitor stays chosen", async ({ page, context }) => {
  await page.goto("/");
  const origin = new URL(page.url()).origin;
  const answer = await context.request.post("/preferences/currency", { form: { currency: "EUR" }, headers: { Origin: origin } });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(page.locator("main")).toContainText("€");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read and its links lead on", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await page.locator('main a[href^="/tours/detail/"]').first().click();
    await expect(page).toHaveURL(/\/tours\/detail\//);
  });
});
