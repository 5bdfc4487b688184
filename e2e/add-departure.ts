import crypto from "node:crypto";
import type { Page } from "@playwright/test";

/**
 * Puts one of a tour's departures into the cart, two weeks ahead or later: on some days of the week the first is too near for a bank
 * transfer. Not always the same one: tests that run beside each other would share its seats.
 */
export async function addLaterDeparture(page: Page): Promise<void> {
  await page.locator(".departure-table input[type=radio]:enabled").nth(crypto.randomInt(2, 7)).check();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).filter({ visible: true }).first().click();
}
