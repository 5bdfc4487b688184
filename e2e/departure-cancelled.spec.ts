/** A departure does not take place: staff say so, and its party chooses another date. */
import crypto from "node:crypto";
import { openBuyer, referenceIn } from "../scripts/buyer.ts";
import { expectNoFault } from "./no-fault.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, moreAnyWidth, test } from "./test.ts";

/** A day half a year ahead that no other test has: departures of a tour start on different days. */
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Two travellers who have booked by transfer, as a browser without JavaScript sends it. */
async function bookByTransfer(origin: string, departureId: string): Promise<string> {
  const buyer = openBuyer(origin, { number: crypto.randomInt(60_000) });
  await buyer.add(departureId, 2);
  await buyer.hold();
  await buyer.open();
  return referenceIn(await buyer.submit()) ?? "";
}

test(
  "a departure is cancelled with a reason, and its party moves to the new date that is offered",
  moreAnyWidth,
  async ({ page, baseURL }) => {
    test.slow();
    const ahead = crypto.randomInt(180, 300);
    await signInAsAdmin(page);
    await page.goto("/admin/departures/new");
    await page.getByRole("combobox", { name: "Tour" }).selectOption({ label: "Serengeti with Her" });
    await page.locator('input[name="start"]').fill(day(ahead));
    await page.getByRole("button", { name: "Add departure" }).click();
    await page.waitForURL(/\/admin\/departures\/[\da-f-]{36}$/);
    const departure = new URL(page.url()).pathname;

    const reference = await bookByTransfer(baseURL ?? "", departure.split("/").at(-1) ?? "");
    await page.goto(`/admin/bookings/${reference}`);
    await page.getByLabel("Bank reference").fill(crypto.randomUUID());
    await page.getByRole("button", { name: "Record payment" }).click();
    await expect(page.getByText("Everything is paid.").first()).toBeVisible();

    await page.goto(departure);
    await page.getByRole("link", { name: "It doesn’t take place…" }).click();
    await expect(page.getByRole("link", { name: reference })).toBeVisible();
    await expectNoFault(page);
    await page.getByRole("button", { name: "Cancel this departure" }).click();
    await expect(page.getByText("Give a reason.").first()).toBeVisible();
    await page.getByLabel("Why it doesn’t take place").fill("The road is closed after the rains.");
    await page.getByLabel("New date instead (optional)").fill(day(ahead + 1));
    await page.getByRole("button", { name: "Cancel this departure" }).click();
    await expect(page.getByText("1 party hasn’t chosen yet.")).toBeVisible();
    await expectNoFault(page);

    await page.goto(`/bookings/${reference}`);
    await page.getByRole("link", { name: "Choose now" }).click();
    await expect(page.getByText("The road is closed after the rains.")).toBeVisible();
    await expectNoFault(page);
    await page.getByRole("button", { name: "Confirm my choice" }).click();
    await expect(page.getByText("Please choose one.").first()).toBeVisible();
    await page.getByRole("radio", { name: /The new date we suggest/ }).check();
    await page.getByRole("button", { name: "Confirm my choice" }).click();
    await expect(page.getByText("Your new date is booked").first()).toBeVisible();
    await expect(page.getByText("You’ve paid in full")).toBeVisible();
  },
);
