import { test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const pages = [
  "/",
  "/nowhere",
  "/about",
  "/contact?tour=japan-heritage",
  "/terms-conditions",
  "/newsletter",
  "/newsletter/confirm?token=x",
];

for (const address of pages) {
  test(`${address} has no accessibility fault that a program can find`, async ({ page }) => {
    await page.goto(address);
    await expectNoFault(page);
  });
}
