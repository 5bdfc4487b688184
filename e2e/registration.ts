import type { APIRequestContext, Page } from "@playwright/test";

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

/** Makes an account and signs in whoever asks, a page's `request` its whole browser; the form itself has tests of its own. */
export async function openAccount(
  visitor: APIRequestContext,
  { firstName = "Asha", lastName = "Rao", email, password }: Person,
): Promise<void> {
  const answer = await visitor.post("/register", {
    form: { firstName, lastName, email, password, confirmPassword: password, terms: "on" },
    headers: { Origin: `http://localhost:${process.env.E2E_PORT ?? ""}` },
    maxRedirects: 0,
  });
  if (answer.status() !== 302) throw new Error(`registering was answered with ${answer.status()}`);
}
