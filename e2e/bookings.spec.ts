/** From a departure to a booking by bank transfer, its page, its invoice and its cancellation, on phone and desktop. */
import type { Page } from "@playwright/test";
import { addLaterDeparture } from "./add-departure.ts";
import { anyWidth, expect, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** Books two adults as a guest. Ends on the confirmation; returns the address of the booking that her link opens. */
async function book(page: Page): Promise<string> {
  await page.goto("/tours/detail/bali-retreat");
  const added = page.waitForResponse((response) => response.request().method() === "POST" && response.status() < 400);
  await addLaterDeparture(page);
  await added;
  await page.goto("/cart");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await page.waitForURL(/\/checkout\?/);
  await page.getByLabel("Your name").fill("Meera Krishnan");
  await page.getByLabel("Email", { exact: false }).first().fill("meera@example.org");
  const names = page.getByLabel("Full name");
  for (let index = 0; index < (await names.count()); index++) await names.nth(index).fill(`Traveller ${index + 1}`);
  await page.getByLabel(/I have read the terms/).check();
  await page.getByRole("button", { name: /^Book for/ }).click();
  await page.waitForURL(/\/checkout\/confirmation\//);
  const { pathname, search } = new URL(page.url());
  return pathname.replace("/checkout/confirmation/", "/bookings/") + search;
}

test("a guest books, opens her booking by its link, corrects a name, prints the invoice, and cancels for exactly what is shown", async ({
  page,
}) => {
  const address = await book(page);
  await page.goto(address);
  await expect(page.getByText(/We’re holding your seats\. Transfer .* so that it reaches our account by/)).toBeVisible();
  await expectNoFault(page);

  await page.getByRole("link", { name: "Change names and notes" }).click();
  await page.getByLabel("Full name").first().fill("");
  await page.getByText("Food or access needs").first().click();
  await page.getByLabel("Food (optional)").first().fill("No nuts");
  await page.getByRole("button", { name: "Save changes" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "One thing to correct" });
  await expect(summary).toBeFocused();
  await expectNoFault(page);
  await summary.getByRole("link").click();
  await expect(page.getByLabel("Full name").first()).toBeFocused();
  await page.keyboard.type("Anna Rao");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t send that" })).toBeFocused();
  await expect(page.getByLabel("Full name").first()).toHaveValue("Anna Rao");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "What has happened so far" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Anna Rao" })).toBeVisible();

  await page.getByRole("link", { name: "Invoice" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Invoice" })).toBeVisible();
  await expectNoFault(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Back to the booking" }).click();

  await page.getByRole("link", { name: "Cancel for all or some" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("checkbox").first()).toBeFocused();
  await expect(page.getByRole("checkbox").first()).toHaveAccessibleDescription("Choose at least one traveller.");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  // The page's own data come later than the quote: the button under it does not wait for them, or Tab would pass it by.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/cancel\.data/, async (route) => {
    if (route.request().method() === "GET") await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "Continue" }).click();
  const quote = page.getByRole("heading", { name: /^If you cancel for/ });
  await expect(quote).toBeFocused();
  await expect(page.getByRole("button", { name: /^Cancel for \d/ })).toBeEnabled();
  answer();
  await expectNoFault(page);
  await page.getByRole("button", { name: /^Cancel for \d/ }).click();
  await expect(page.getByText("This booking is cancelled. There is nothing to pay and no refund due.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cancel for all or some" })).toBeHidden();
});

test.describe("without JavaScript", anyWidth, () => {
  test.use({ javaScriptEnabled: false });

  test("plain forms lead from the search to the confirmation, and to the cancellation", async ({ page }) => {
    test.slow();
    await page.goto("/");
    const search = page.getByRole("search", { name: "Search tours" });
    await search.getByRole("combobox", { name: "Where would you like to go?" }).fill("Machu Picchu");
    await search.getByRole("button", { name: "Search tours" }).click();
    await page.getByRole("main").getByRole("link", { name: "The Inca Trail" }).first().click();
    await page
      .getByRole("radio")
      .nth(2 + (process.pid % 5))
      .check();
    await page.getByRole("complementary", { name: "Book this tour" }).getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Go to checkout" }).click();
    await page.getByLabel("Your name", { exact: true }).fill("Meera Rao");
    await page.getByRole("button", { name: /minutes longer/ }).click();
    await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Meera Rao");
    await page.getByLabel("Email", { exact: true }).fill("meera@example.org");
    for (const field of await page.getByLabel("Full name").all()) await field.fill("Meera Rao");
    await page.getByLabel(/I have read the terms/).check();
    await page.getByRole("button", { name: /^Book for/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "We’re holding your seats" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "See your booking" }).click();
    await page.getByRole("link", { name: "Change names and notes" }).click();
    await page.getByLabel("Full name").first().fill("Anna Rao");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Anna Rao" })).toBeVisible();
    await page.getByRole("link", { name: "Cancel for all or some" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Choose at least one traveller.")).toBeVisible();
    for (const box of await page.getByRole("checkbox").all()) await box.check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: /^Cancel for \d/ }).click();
    await expect(page.getByText("This booking is cancelled. There is nothing to pay and no refund due.")).toBeVisible();
  });
});
