import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** React puts its handlers on an element when it takes it over. */
const isRunning = (button: Locator) => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps")));

/** Presses a button without a connection, once its page runs: the page stays, and says that the form did not arrive. */
export async function pressOffline(page: Page, button: Locator): Promise<void> {
  await expect.poll(() => isRunning(button)).toBe(true);
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t send that." })).toBeFocused();
  await page.context().setOffline(false);
}
