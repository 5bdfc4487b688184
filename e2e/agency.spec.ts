/** The desk's way from a transfer that is awaited to the travellers of a departure, on phone and desktop. */
import { openBuyer, referenceIn } from "../scripts/buyer.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** Two travellers who have booked by transfer, as a browser without JavaScript sends it. */
async function bookByTransfer(origin: string): Promise<{ reference: string; number: number }> {
  const number = Math.floor(Math.random() * 60_000);
  const buyer = openBuyer(origin, { number });
  const tour = await buyer.ask("/tours/detail/bali-retreat");
  const offered = [...tour.html.matchAll(/name="departure"[^>]*value="([0-9a-f-]{36})"/g)].map(([, id = ""]) => id);
  await buyer.add(offered.at(-1) ?? "", 2);
  await buyer.hold();
  await buyer.open();
  return { reference: referenceIn(await buyer.submit()) ?? "", number };
}

test("a transfer is recorded, the booking is confirmed, and its travellers are on the manifest", async ({ page, baseURL }) => {
  // Five pages are looked at, which takes its time.
  test.slow();
  const { reference, number } = await bookByTransfer(baseURL ?? "");
  await signInAsAdmin(page);
  await page.goto("/admin/bookings");
  await expect(page.getByRole("heading", { name: "Decisions due this week" })).toBeVisible();
  await expectNoFault(page);
  await page
    .getByRole("link", { name: new RegExp(reference) })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: `Booking ${reference}` })).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel("Bank reference").fill("");
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("Enter the bank’s reference.")).toBeVisible();
  await expect(page.getByLabel("Bank reference")).toBeFocused();
  await page.getByLabel("Bank reference").fill(`bank ${reference}`);
  // What does not arrive is told, and what was typed stays.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t reach the site." })).toBeFocused();
  await expect(page.getByLabel("Bank reference")).toHaveValue(`bank ${reference}`);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText("Everything is paid. We’ll email the customer.")).toBeVisible();
  await page.getByRole("button", { name: "Show the refund" }).click();
  await expect(page.getByRole("heading", { name: "The refund" })).toBeFocused();
  await expectNoFault(page);
  await page.getByRole("link", { name: "The departure and all its travellers" }).click();
  await expect(page.getByText(/\d+ booked, \d+ held, \d+ free of \d+/)).toBeVisible();
  await expect(page.getByText(`Traveller ${number}-1`)).toBeVisible();
  await expectNoFault(page);
  await page.goto("/admin/departures?show=booked");
  await expect(page.getByRole("heading", { name: "Departures" })).toBeVisible();
  await expectNoFault(page);
});
