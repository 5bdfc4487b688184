import type { Page } from "@playwright/test";

type Person = { firstName?: string; lastName?: string; email: string; password: string };

/** Fills in the registration that is open, without the phone number, which is optional, and sends it. */
export async function sendRegistration(page: Page, { firstName = "Asha", lastName = "Rao", email, password }: Person): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  // The newsletter asks for one too.
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole("button", { name: "Create account" }).click();
}
