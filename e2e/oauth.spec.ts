/** Sign-in with an account of another site, by way of a real provider. */
import type { Page } from "@playwright/test";
import type { Person } from "../test/provider-stand-in.ts";
import { anyWidth, expect, moreAnyWidth, test } from "./test.ts";

const newPerson = (facts: Partial<Person> = {}): Person => {
  const id = String(Math.floor(Math.random() * 1e15));
  return { id, email: `person${id}@example.org`, verified: true, name: "Asha Rao", ...facts };
};

/** At the provider: says who she is, and allows or denies. */
async function answer(page: Page, person: Person, decision: "Allow" | "Deny" = "Allow") {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Person").fill(JSON.stringify(person));
  await page.getByRole("button", { name: decision }).click();
}

const providerButton = (page: Page, name: string) =>
  page.getByRole("group", { name: "Sign in with an account from another site" }).getByRole("button", { name });

test("goes to the provider and comes back signed in, on the page it began for", anyWidth, async ({ page, context }) => {
  await page.goto("/sign-in?redirectTo=/saved");
  await providerButton(page, "Google").click();
  await answer(page, newPerson());
  await expect(page).toHaveURL("/saved");
  await expect(page.getByText("Sign in successful")).toBeVisible();
  const session = (await context.cookies()).find(({ name }) => name === "session");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  // 'Completing Sign In' has left no trace in the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/auth\/callback/);
});

test(
  "the clicked provider is in progress and keeps the focus, and all three buttons send nothing more until it finishes",
  moreAnyWidth,
  async ({ page }) => {
    await page.goto("/register");
    await expect(page.locator("input[name=script]")).toBeAttached();
    // The form is held back: once it is on its way the page cannot be asked any more.
    await page.evaluate(() =>
      window.addEventListener("submit", (event) => {
        event.preventDefault();
        const { dataset } = document.documentElement;
        dataset.sent = String(Number(dataset.sent ?? 0) + 1);
      }),
    );
    const expectSent = (times: string) => expect(page.locator("html")).toHaveAttribute("data-sent", times);
    await providerButton(page, "GitHub").click();
    await expect(page.getByText("Connecting to GitHub")).toBeAttached();
    await expect(providerButton(page, "GitHub")).toHaveAttribute("aria-busy", "true");
    for (const name of ["Google", "GitHub", "Twitter"]) await expect(providerButton(page, name)).toBeDisabled();
    await expect(providerButton(page, "GitHub")).toBeFocused();
    await page.keyboard.press("Enter");
    await providerButton(page, "Google").click({ force: true });
    await expectSent("1");
    // As the browser brings a page back that it has kept.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    for (const name of ["Google", "GitHub", "Twitter"]) await expect(providerButton(page, name)).toBeEnabled();
    await providerButton(page, "Google").click();
    await expectSent("2");
  },
);

test("who denies at the provider is told so, and returns to sign in", anyWidth, async ({ page }) => {
  await page.goto("/sign-in");
  await providerButton(page, "Twitter").click();
  await answer(page, newPerson(), "Deny");
  await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("You did not allow Twitter");
  await page.getByRole("link", { name: "Return to Sign In" }).click();
  await expect(page).toHaveURL("/sign-in");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the same way leads in", async ({ page }) => {
    await page.goto("/fr/sign-in");
    await page.getByRole("button", { name: "GitHub" }).click();
    await answer(page, newPerson());
    await expect(page).toHaveURL("/fr");
  });
});
