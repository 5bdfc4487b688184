/** The way of a customer through her profile, on phone and desktop, without a fault that a program can find on its pages. */
import type { Page } from "@playwright/test";
import { holdPosts } from "./held-posts.ts";
import { emailTo, emailWithinMs } from "./mailbox.ts";
import { openAccount, sendRegistration } from "./registration.ts";
import { expect, more, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";
import { pressOffline } from "./offline.ts";

const password = "sindhu river 42";
const changed = "monsoon over the ghats";
const reset = "lanterns of kyoto 7";
let people = 0;

const newEmail = () => `noor-${process.pid}-${Date.now()}-${++people}@example.org`;

const openOwnAccount = (page: Page, email: string) => openAccount(page.request, { firstName: "Noor", lastName: "Haddad", email, password });

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto("/sign-in?redirectTo=%2Fprofile");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/profile");
}

const signOutButton = (page: Page) => page.locator(".profile-actions").getByRole("button", { name: "Sign out" });

/** The link of the newest email, as a path. */
async function linkFor(email: string, name: string): Promise<string> {
  const found = new RegExp(`/${name}\\?token=[\\w-]+`).exec((await emailTo(email)).text)?.[0];
  if (!found) throw new Error(`no link to ${name}`);
  return found;
}

test("registers, signs out and in, edits her profile, changes her password, forgets it and chooses another", async ({ page }) => {
  const email = newEmail();
  await page.goto("/register");
  await sendRegistration(page, { firstName: "Noor", lastName: "Haddad", email, password });
  await page.waitForURL("/");
  await page.goto("/profile");
  await pressOffline(page, signOutButton(page));
  await expectNoFault(page);
  await page.route("**/sign-out", (route) => route.fulfill({ status: 403 }));
  await signOutButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "That couldn’t be done." })).toBeFocused();
  await expect(page).toHaveURL("/profile");
  await page.unroute("**/sign-out");
  await signOutButton(page).click();
  await page.waitForURL("/");
  await signIn(page, email, password);
  await expectNoFault(page);

  await page.getByRole("link", { name: "Edit profile" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit profile" });
  await expectNoFault(page);
  await dialog.getByLabel("First name").fill("Nour");
  await dialog.getByLabel("Phone").fill("+91 98100 55512");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByLabel("New password").fill(changed);
  await dialog.getByLabel("Confirm password").fill(changed);
  // While it is being saved nothing closes the dialog, and the button, which keeps the focus, sends nothing more.
  const posts = await holdPosts(page, "**/profile.data*");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  const saving = dialog.getByRole("button", { name: "Saving…" });
  await expect(saving).toBeDisabled();
  await expect(saving).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("First name").press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "Cancel" }).click({ force: true });
  await expect(dialog).toBeVisible();
  posts.release();
  await expect(dialog).toBeHidden();
  expect(posts.count()).toBe(1);
  await posts.stop();
  const told = page.getByRole("dialog", { name: "Password changed" });
  await expect(told).toBeVisible();
  await expectNoFault(page);
  await told.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nour Haddad" })).toBeVisible();
  await expect(page.getByText("+91 98100 55512")).toBeVisible();

  await signOutButton(page).click();
  await page.waitForURL("/");
  await page.goto("/forgot-password");
  await expectNoFault(page);
  const address = page.getByRole("main").getByLabel("Email", { exact: true });
  await expect(page.locator("main form[novalidate]")).toBeAttached();
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(address).toBeFocused();
  await expectNoFault(page);
  await address.fill(email);
  await expect(page.getByText("Please enter a valid email address")).toBeHidden();
  await pressOffline(page, page.getByRole("button", { name: "Email me a link" }));
  await expect(address).toHaveValue(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expectNoFault(page);
  await expect.poll(async () => (await emailTo(email)).text, { timeout: emailWithinMs }).toContain("/reset-password?token=");
  const link = await linkFor(email, "reset-password");
  await page.goto(link);
  await expectNoFault(page);
  await page.getByLabel("New password").fill(reset);
  await page.getByLabel("Confirm password").fill(reset);
  await pressOffline(page, page.getByRole("button", { name: "Save new password" }));
  await expect(page.getByLabel("Confirm password")).toHaveValue(reset);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeFocused();
  await expectNoFault(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has been used" })).toBeVisible();
  await signIn(page, email, reset);
});

test("changes her address by the link mailed to the new one, and deletes her account", more, async ({ page }) => {
  const [email, newer] = [newEmail(), newEmail()];
  await openOwnAccount(page, email);
  await page.goto("/profile?edit=1");
  const dialog = page.getByRole("dialog", { name: "Edit profile" });
  await dialog.getByLabel("Email").fill(newer);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  const current = dialog.getByLabel("Current password");
  await expect(dialog.getByText("Enter your current password to change your email address")).toBeVisible();
  await expect(current).toBeFocused();
  await expectNoFault(page);
  await current.fill(password);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`Your email address will change to ${newer}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.waitForURL("/profile");
  await pressOffline(page, page.getByRole("button", { name: "Don’t change it" }));
  await expectNoFault(page);
  await page.getByRole("button", { name: "Don’t change it" }).click();
  await expect(page.getByText("Your email address stays as it is.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/profile?edit=1");
  await dialog.getByLabel("Email").fill(newer);
  await current.fill(password);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(`Your email address will change to ${newer}`)).toBeVisible();
  // The newest mail's link alone works.
  await expect(async () => {
    await page.goto(await linkFor(newer, "confirm-email"));
    await expect(page.getByRole("button", { name: "Use this address" })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await pressOffline(page, page.getByRole("button", { name: "Use this address" }));
  await expectNoFault(page);
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("heading", { name: "Your email address has changed" })).toBeFocused();
  await expectNoFault(page);

  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(newer)).toBeVisible();
  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delete your account" })).toBeVisible();
  await expectNoFault(page);
  const proof = page.getByRole("main").getByLabel("Current password");
  await expect(page.locator("main form[novalidate]")).toBeAttached();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Password is required")).toBeVisible();
  await proof.fill("not the password");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("This is not your current password")).toBeVisible();
  await expect(proof).toBeFocused();
  await proof.fill(password);
  await pressOffline(page, page.getByRole("button", { name: "Delete for good" }));
  await expect(proof).toHaveValue(password);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.waitForURL("/");
  await expect(page.getByText("Your account and your data have been deleted. Safe travels.")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/sign-in\?/);
});

test(
  "sees where she is signed in, signs other devices out, one after the other, and is told so",
  moreAnyWidth,
  async ({ page, browser }) => {
    const email = newEmail();
    await openOwnAccount(page, email);
    // The session in which she registered stays open elsewhere.
    await page.context().clearCookies();
    await signIn(page, email, password);
    const elsewhere = await browser.newContext({ userAgent: "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0" });
    const other = await elsewhere.newPage();
    await signIn(other, email, password);
    await page.goto("/profile");
    const devices = page.getByRole("listitem").getByRole("button", { name: /^Sign out / });
    const firefox = devices.and(page.getByLabel("Sign out Firefox on Windows"));
    await expect(devices).toHaveCount(2);
    await pressOffline(page, firefox);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/profile/sessions", async (route) => {
      await held;
      await route.continue();
    });
    await firefox.press("Enter");
    // No press is lost: the other buttons wait for the answer.
    await expect(page.getByRole("button", { name: /^Sign out ./, disabled: true })).toHaveCount(2);
    answer();
    await expect(page.getByText("That device is no longer signed in.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Where you are signed in" })).toBeFocused();
    await devices.click();
    await expect(devices).toHaveCount(0);
    await other.goto("/profile");
    await expect(other).toHaveURL(/\/sign-in\?/);
    await elsewhere.close();
  },
);

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("edits her profile, saves a tour with its heart and deletes her account", async ({ page }) => {
    await openAccount(page.request, { email: newEmail(), password });
    await page.goto("/profile");
    await page.getByRole("link", { name: "Edit profile" }).click();
    // Blanks: what the browser itself lets through.
    await page.getByLabel("First name").fill("   ");
    await page.getByLabel("Last name").fill("Menon");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("First name must be at least 2 characters")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Menon");
    await page.getByLabel("First name").fill("Usha");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Usha Menon" })).toBeVisible();

    await page.goto("/tours?keyword=heritage");
    await page.getByRole("button", { name: "Save Heritage of Japan" }).click();
    await expect(page).toHaveURL("/tours?keyword=heritage");
    await expect(page.getByRole("button", { name: "Save Heritage of Japan" })).toHaveAttribute("aria-pressed", "true");
    await page.goto("/saved");
    await expect(page.getByRole("link", { name: "Heritage of Japan" })).toBeVisible();

    await page.goto("/profile/delete");
    await page.getByRole("main").getByLabel("Current password").fill(password);
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Your account and your data have been deleted." })).toBeVisible();
  });
});
