/** The saved list where its things are gone or cannot be fetched. */
import { expect, test } from "./test.ts";

const saved = (slug: string) => `localStorage.setItem("saved-tours", JSON.stringify(["${slug}"]))`;

test("says so when nothing of the list is offered any more", async ({ page }) => {
  await page.addInitScript(saved("no-longer-offered"));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "What you had saved is no longer offered." })).toBeVisible();
});

test("keeps standing when the list cannot be fetched, and fetches it again", async ({ page }) => {
  await page.addInitScript(saved("japan-heritage"));
  await page.route("**/saved/items*", (route) => route.fulfill({ status: 408, body: "" }));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { name: "The saved list could not be loaded." })).toBeVisible();
  await page.unroute("**/saved/items*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Heritage of Japan" })).toBeVisible();
});
