import crypto from "node:crypto";
import type { Page } from "@playwright/test";

/**
 * Puts one of a tour's departures into the cart, two weeks ahead or later: on some days of the week the first is too near for a bank
 * transfer. Not always the same one: tests that run beside each other would share its seats.
 */
export function addLaterDeparture(page: Page): Promise<void> {
  return page
    .getByRole("button", { name: /^Add to Cart: / })
    .nth(crypto.randomInt(2, 7))
    .click();
}
