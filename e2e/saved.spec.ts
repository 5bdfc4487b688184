/** The saved list where its things are gone or cannot be fetched. */
import type { Page } from "@playwright/test";
import { openAccount, sendRegistration } from "./registration.ts";
import { anyWidth, expect, moreAnyWidth, scriptsRun, test } from "./test.ts";

const saved = (slug: string) => `localStorage.setItem("saved-tours", JSON.stringify(["${slug}"]))`;

test("says so when nothing of the list is offered any more", moreAnyWidth, async ({ page }) => {
  await page.addInitScript(saved("no-longer-offered"));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "What you had saved is no longer offered." })).toBeVisible();
});

test("keeps standing when the list cannot be fetched, and fetches it again", moreAnyWidth, async ({ page }) => {
  await page.addInitScript(saved("japan-heritage"));
  await page.route("**/saved/items*", (route) => route.fulfill({ status: 408, body: "" }));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "We couldn’t load your list." })).toBeVisible();
  await page.unroute("**/saved/items*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Heritage of Japan" })).toBeVisible();
});

const password = "sindhu river 42";

const newPerson = () => ({ email: `asha-${process.pid}-${Date.now()}@example.org`, password });

const heart = (page: Page, title: string) => page.getByRole("main").getByRole("button", { name: `Save ${title}` });
const storedLists = (page: Page) => page.evaluate(() => [localStorage.getItem("saved-tours"), localStorage.getItem("saved-articles")]);

test("what is taken off the list gives the focus to the card that stands there now, and is told", anyWidth, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("saved-tours", JSON.stringify(["japan-heritage", "bali-retreat"])));
  await page.goto("/saved");
  await heart(page, "Heritage of Japan").press("Enter");
  await expect(page.getByRole("link", { name: "Heritage of Japan" })).toBeHidden();
  await expect(page.locator("article h3 a")).toBeFocused();
  await expect(page.getByText("Removed", { exact: true })).toBeVisible();
  await page.locator("article .save-button").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Nothing saved yet." })).toBeVisible();
});

test(
  "the browser's list moves to the account at sign-in, is the same in every tab, and does not stay behind",
  anyWidth,
  async ({ page, context }) => {
    await page.goto("/tours?keyword=heritage");
    await heart(page, "Heritage of Japan").click();
    await expect(heart(page, "Heritage of Japan")).toHaveAttribute("aria-pressed", "true");
    await page.goto("/blog");
    await page.locator("article .save-button").first().click();
    await expect.poll(async () => (await storedLists(page)).every(Boolean)).toBe(true);
    await page.goto("/register");
    await sendRegistration(page, newPerson());
    await page.waitForURL("/");
    await expect.poll(() => storedLists(page)).toEqual([null, null]);

    await page.goto("/tours?keyword=heritage");
    await expect(heart(page, "Heritage of Japan")).toHaveAttribute("aria-pressed", "true");
    const other = await context.newPage();
    // A page whose scripts are still on their way hears of nothing.
    await other.goto("/saved");
    await scriptsRun(other);
    await expect(other.locator("article")).toHaveCount(2);
    await heart(page, "Heritage of Japan").click();
    await expect(heart(page, "Heritage of Japan")).toHaveAttribute("aria-pressed", "false");
    await expect(other.locator("article")).toHaveCount(1);
    await heart(page, "Heritage of Japan").click();
    await expect(other.locator("article")).toHaveCount(2);
    await page.goto("/profile");
    await expect(page.getByRole("main").getByRole("link", { name: "Heritage of Japan" })).toBeVisible();

    await page.locator(".profile-actions").getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL("/");
    expect(await storedLists(page)).toEqual([null, null]);
    await page.goto("/saved");
    await expect(page.getByRole("heading", { name: "Nothing saved yet." })).toBeVisible();
  },
);

test("a heart that the server does not hear of is empty again, and says so", moreAnyWidth, async ({ page }) => {
  await openAccount(page.request, newPerson());
  await page.goto("/tours?keyword=heritage");
  await scriptsRun(page);
  await page.route("**/saved/change", (route) => route.fulfill({ status: 408, body: "" }));
  await heart(page, "Heritage of Japan").click();
  await expect(page.getByText("Your list has not changed")).toBeVisible();
  await expect(heart(page, "Heritage of Japan")).toHaveAttribute("aria-pressed", "false");
});
