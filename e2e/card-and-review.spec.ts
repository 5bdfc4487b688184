/** Paying by card and writing a review, on a site of their own: one that takes cards, and where a trip is over. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { redeemTravelled } from "../app/features/selling/bookings/jobs/expiry.server.ts";
import { reviewToken } from "../app/features/selling/reviews/write/write-review.server.ts";
import { openDatabase, schema } from "../db/database.server.ts";
import { seedDemo } from "../db/seed.server.ts";
import { openAgency } from "../test/bookings.ts";
import { startProcess } from "../test/site-process.ts";
import { startStripeDouble } from "../test/stripe-double.ts";
import { addLaterDeparture } from "./add-departure.ts";
import { expect, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

// One site for both tests.
test.describe.configure({ mode: "default" });

type Site = Awaited<ReturnType<typeof startProcess>>;
let site: Site;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
let reviewAddress: string;
const folder = path.join(os.tmpdir(), `yatrika-card-${process.pid}`);

/** A site on whose trip two people have travelled; returns where they write their review. */
async function travelledTrip(): Promise<{ secret: string; address: string }> {
  const handle = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const { db } = handle;
  await seedDemo(db, new Date());
  const agency = await openAgency(handle);
  agency.at(new Date());
  const { id } = await agency.departure();
  const { orderId } = await agency.confirmed([{ departureId: id, party: { adults: 2, children: 0 } }]);
  await db.update(schema.bookings).set({ startDate: "2024-03-01", endDate: "2024-03-09" }).where(eq(schema.bookings.orderId, orderId));
  await redeemTravelled(db, new Date());
  const [booking] = (await agency.read(orderId)).bookings;
  await handle.close();
  const { secret } = agency.services;
  return { secret, address: `/bookings/${booking?.reference}/review?token=${reviewToken(secret, booking?.id ?? "")}` };
}

test.beforeAll(async () => {
  stripe = await startStripeDouble(() => new Date());
  const { secret, address } = await travelledTrip();
  site = await startProcess({ DATA_DIR: folder, LOG_LEVEL: "info", SECRET: secret, TRUST_PROXY: "true", ...stripe.settings });
  await site.ready();
  reviewAddress = site.origin + address;
});
test.afterAll(async () => {
  await site.kill("SIGTERM");
  await stripe.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test("a card payment that is left and taken up again ends on the confirmation; its page has no fault that a program can find", async ({
  page,
}) => {
  test.slow();
  // The provider's page itself is not ours to look at.
  await page.route(`${stripe.origin}/pay/**`, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Card</h1>" }));
  await page.goto(`${site.origin}/tours/detail/iceland-ring`);
  await addLaterDeparture(page);
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await page.getByLabel("Your name", { exact: true }).fill("Meera Rao");
  await page.getByLabel("Email", { exact: true }).fill("meera@example.org");
  for (const [index, field] of (await page.getByLabel("Full name", { exact: true }).all()).entries())
    await field.fill(`Traveller ${index}`);
  await page.getByRole("radio", { name: /^Card/ }).check();
  await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
  await page.getByRole("button", { name: /^Pay .* now$/ }).click();
  await page.waitForURL(`${stripe.origin}/pay/**`);
  const address = page.url();
  const session = [...stripe.sessions.values()].find(({ url }) => url === address);

  await page.goto(session?.asked.cancel_url ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Your payment is not finished" })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: /^Pay .* by card$/ }).click();
  await page.waitForURL(address);
  stripe.pay(address);
  await page.goto(session?.asked.success_url ?? "");
  await expect(page.getByRole("heading", { level: 1, name: "Your trip is booked" })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "See your booking" }).click();
  await expect(page.getByText(/You’ve paid in full, and there is nothing left to do/)).toBeVisible();
});

test("who has travelled writes a review by the mailed link, with the keyboard; its form has no fault that a program can find", async ({
  page,
}) => {
  test.slow();
  await page.goto(reviewAddress);
  await expect(page.getByRole("heading", { level: 1, name: "How was your trip?" })).toBeVisible();
  await page.getByRole("button", { name: "Send review" }).focus();
  await page.keyboard.press("Enter");
  const summary = page.getByRole("alert").filter({ hasText: "Choose 1 to 5 stars." });
  await expect(summary).toBeFocused();
  await expectNoFault(page);
  await summary.getByRole("link", { name: "Choose 1 to 5 stars." }).press("Enter");
  await page.keyboard.press("Space");
  for (let stars = 1; stars < 5; stars++) await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^5 stars/ })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Slow mornings, kind people.");
  await page.getByRole("button", { name: "Send review" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you for your review" })).toBeFocused();
  await expectNoFault(page);
});
