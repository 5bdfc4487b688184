/** The way of a customer through her account, on phone and desktop. */
import type { Page } from "@playwright/test";
import { openAccount, sendRegistration } from "./registration.ts";
import { expect, more, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";
import { pressOffline } from "./offline.ts";

const password = "sindhu river 42";
let people = 0;

const newEmail = () => `meera-${process.pid}-${Date.now()}-${++people}@example.org`;

async function register(page: Page, email: string, firstName = "Meera"): Promise<void> {
  await page.goto("/register");
  await sendRegistration(page, { firstName, lastName: "Krishnan", email, password });
  await expect(page.getByText("Welcome to Yatrika! You are now logged in.")).toBeVisible();
  await page.waitForURL("/");
  // The address changes before the page does, and a change of page closes the menu.
  await expect(page.getByRole("heading", { level: 1, name: "The world, her way." })).toBeVisible();
}

/** Where the entries of the account are: the top bar, on small screens the menu. */
async function accountEntries(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 1_024) return page.locator(".top-bar");
  // A button only once there are scripts.
  await page.getByRole("button", { name: "Open menu" }).click();
  return page.getByRole("dialog", { name: "Menu" });
}

test("registers, signs out and signs in again", more, async ({ page }) => {
  const email = newEmail();
  await register(page, email);
  let entries = await accountEntries(page);
  await expect(entries.getByRole("link", { name: "Meera" })).toBeVisible();
  await pressOffline(page, entries.getByRole("button", { name: "Sign out" }));
  await expectNoFault(page);
  await entries.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You have been signed out")).toBeVisible();

  await page.goto("/tours");
  entries = await accountEntries(page);
  await entries.getByRole("link", { name: "Sign In" }).click();
  await page.getByLabel("Email", { exact: true }).fill(`  ${email.toUpperCase()} `);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "Invalid credentials. Please try again." })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Welcome back to Yatrika!")).toBeVisible();
  await expect(page.getByText("Invalid credentials. Please try again.")).toBeHidden();
  await expect(page).toHaveURL("/");
  // The form is no page to go back to.
  await page.goBack();
  await expect(page).toHaveURL("/tours");
});

test(
  "an address that has an account is refused in words, which get the focus, and what was typed stays",
  moreAnyWidth,
  async ({ page }) => {
    const email = newEmail();
    await openAccount(page.request, { email, password });
    await page.context().clearCookies();
    await page.goto("/register");
    await expect(page.locator("input[name=script]")).toBeAttached();
    await sendRegistration(page, { firstName: "Meera", lastName: "Krishnan", email: email.toUpperCase(), password });
    await expect(page.getByRole("main").getByRole("alert").filter({ hasText: "Registration failed" })).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveValue("Meera");
  },
);

test("an error goes away as its field is edited, and the password can be shown", moreAnyWidth, async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("m");
  await expect(page.getByText("Email is required")).toBeHidden();
  await expect(page.getByText("Password is required")).toBeVisible();
  const field = page.getByLabel("Password", { exact: true });
  await page.getByLabel("Email", { exact: true }).press("Tab");
  await expect(field).toBeFocused();
  await field.fill("to be seen");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
});

test("another tab notices signing in and signing out", moreAnyWidth, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.locator("body")).not.toContainText("Sign out");
  const email = newEmail();
  // A tab behind another draws a frame a second, and a press waits for frames.
  await page.bringToFront();
  await register(page, email, "Noor");
  const entriesOfOther = await accountEntries(other);
  await expect(entriesOfOther.getByRole("link", { name: "Noor" })).toBeVisible();
  await page.bringToFront();
  const entries = await accountEntries(page);
  await entries.getByRole("button", { name: "Sign out" }).click();
  await expect(entriesOfOther.getByRole("link", { name: "Sign In" })).toBeVisible();
});

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("signs in to the page that was wanted, which says so once", async ({ page }) => {
    const email = newEmail();
    await page.goto("/register");
    await sendRegistration(page, { email, password });
    await expect(page.getByRole("status").filter({ hasText: "You are now logged in." })).toBeVisible();
    await page.context().clearCookies();
    await page.goto("/sign-in?redirectTo=%2Fblog");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("status").filter({ hasText: "Welcome back to Yatrika!" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("Welcome back to Yatrika!")).toBeHidden();
  });
});

for (const [address, button] of [
  ["/sign-in", "Sign In"],
  ["/register", "Create account"],
] as const) {
  test(`${address} has no accessibility fault that a program can find, empty and refused`, async ({ page }) => {
    await page.goto(address);
    await expectNoFault(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expectNoFault(page);
  });
}
