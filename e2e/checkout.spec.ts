/** From the search to the confirmation: as a guest and as a customer, by pointer and by keyboard alone. */
import crypto from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { holdPosts } from "./held-posts.ts";
import { sendRegistration } from "./registration.ts";
import { addLaterDeparture } from "./add-departure.ts";
import { expect, more, scriptsRun, test, wideOnly } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";
import { pressOffline } from "./offline.ts";

const nameFields = (page: Page) => page.getByLabel("Full name", { exact: true });

async function fillIn(page: Page) {
  await page.getByLabel("Your name", { exact: true }).fill("Meera Rao");
  await page.getByLabel("Email", { exact: true }).fill("meera@example.org");
  for (const [index, field] of (await nameFields(page).all()).entries()) await field.fill(`Traveller ${index + 1}`);
  await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
}

async function expectBooked(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "We’re holding your seats" })).toBeVisible();
  await expect(page.getByText(/^YTR-[A-Z0-9]{6}$/).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  // The confirmation is seen from its top.
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("a guest goes from the search to the confirmation, and nothing typed is lost on the way", async ({ page }) => {
  // Three pages are looked at, which takes its time.
  test.slow();
  await page.goto("/tours?keyword=japan&when=apr-jun");
  await page.getByRole("link", { name: "Heritage of Japan" }).click();
  await expect(page.getByText("Departures in Apr–Jun.")).toBeVisible();
  await page.getByRole("radio").nth(crypto.randomInt(3, 9)).check();
  const panel = page.getByRole("complementary", { name: "Book this tour" });
  await panel.getByRole("button", { name: "Add one child" }).click();
  await expect(panel.getByText("Total for 3 travellers")).toBeVisible();
  const total = await panel.getByRole("status").last().textContent();
  await pressOffline(page, panel.getByRole("button", { name: "Add to Cart" }));
  // The site away while the browser is connected.
  await page.route("**/cart", (route) => route.abort("internetdisconnected"));
  await panel.getByRole("button", { name: "Add to Cart" }).click();
  await expect(panel.getByRole("alert").filter({ hasText: "We couldn’t send that." })).toBeFocused();
  await page.unroute("**/cart");
  const asked: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/cart")) asked.push(`${response.request().method()} ${pathname}`);
  });
  await panel.getByRole("button", { name: "Add to Cart" }).click();

  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 tour" }).filter({ visible: true })).toBeVisible();
  await expect(page.getByText(total ?? "no total").first()).toBeVisible();
  expect(asked).toEqual(["POST /cart", "GET /cart.data"]);
  await expectNoFault(page);
  await pressOffline(page, page.getByRole("button", { name: "Add one adult: Heritage of Japan" }));
  await page.getByRole("button", { name: "Add one adult: Heritage of Japan" }).click();
  await expect(page.getByText("3 adults", { exact: true })).toBeVisible();
  const posts = await holdPosts(page, "**/cart.data*");
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByRole("button", { name: "Holding" })).toBeFocused();
  await page.keyboard.press("Enter");
  posts.release();

  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  expect(posts.count()).toBe(1);
  await posts.stop();
  await expect(page.getByText(/^Seats held until \d\d:\d\d$/)).toBeVisible();
  await nameFields(page).first().fill("Meera Rao");
  await page.getByRole("button", { name: /^Book for/ }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("6 things to correct");
  await expectNoFault(page);
  await summary.getByRole("link", { name: "Email: Please tell us your email address." }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(nameFields(page).first()).toHaveValue("Meera Rao");
  await page.getByRole("button", { name: "Hold them 30 minutes longer" }).click();
  await expect(page.getByRole("button", { name: "Hold them 30 minutes longer" })).toHaveCount(0);
  await expect(page.getByText(/^Seats held until \d\d:\d\d$/)).toBeFocused();
  await expect(nameFields(page).first()).toHaveValue("Meera Rao");
  await expect(page.getByRole("link", { name: "Who is travelling", exact: true })).toHaveCount(1);
  await fillIn(page);
  await expect(page.getByRole("link", { name: "Who is travelling (done)", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: /^Book for/ }).dblclick();

  await expectBooked(page);
  await expectNoFault(page);
  const confirmation = page.url();
  await page.goBack();
  await expect(page).toHaveURL(confirmation);
});

test("a form that shows other terms than those in force is refused, and the page reads itself anew to show these", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "It is the same at each width.");
  await page.goto("/tours/detail/paris-food");
  await addLaterDeparture(page);
  await page.getByRole("button", { name: "Go to checkout" }).click();
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  await fillIn(page);
  await page.locator('input[name="termsVersion"]').evaluate((input: HTMLInputElement) => (input.value = "2020-01-01"));
  const readAnew = page.waitForRequest((request) => request.method() === "GET" && request.url().includes("/checkout.data"));
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expect(page.getByRole("alert")).toContainText("The terms have changed since you opened this page.");
  await readAnew;
  await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Meera Rao");
  await page.getByRole("button", { name: /^Book for/ }).click();
  await expectBooked(page);
});

test(
  "a customer finds her cart after registering, her name filled in, and on her profile the booking, of which she cancels a part",
  more,
  async ({ page }) => {
    await page.goto("/tours/detail/bali-retreat");
    await addLaterDeparture(page);
    await page.getByRole("button", { name: "Go to checkout" }).click();
    await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    const checkout = page.url();
    await page.getByRole("link", { name: "Sign in and continue here" }).click();
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await sendRegistration(page, { email: `asha-${crypto.randomUUID()}@example.org`, password: "sindhu river 42" });
    await page.waitForURL(checkout);
    await expect(page.getByLabel("Your name", { exact: true })).toHaveValue("Asha Rao");
    await expect(nameFields(page).first()).toHaveValue("Asha Rao");
    await nameFields(page).nth(1).fill("Lakshmi Rao");
    await page.getByRole("checkbox", { name: /I have read the terms/ }).check();
    await page.getByRole("button", { name: /^Book for/ }).click();
    await expectBooked(page);
    expect(page.url()).not.toContain("token");
    await page.goto("/profile");
    const mine = page.getByRole("region", { name: "My bookings" });
    await expect(mine.getByRole("heading", { name: "Upcoming" })).toBeVisible();
    await mine.getByRole("link", { name: /2 travellers/ }).click();
    await page.getByRole("link", { name: "Cancel for all or some" }).click();
    await page.getByRole("checkbox", { name: /Lakshmi Rao/ }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: /^Cancel for \d/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Lakshmi Rao" })).toContainText("cancelled");
    await expect(page.getByRole("listitem").filter({ hasText: "Asha Rao" })).toContainText("adult");
  },
);

/** Moves the focus by Tab until it is on the control. */
async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${String(control)}`);
}

async function press(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

// A phone has no keyboard.
test("the keyboard alone goes from the home page to the confirmation, and to the cancellation", wideOnly, async ({ page }) => {
  test.slow();
  await page.goto("/");
  const search = page.getByRole("search", { name: "Search tours" });
  // Until the script runs each tab takes its own turn.
  await expect(search.getByRole("tab", { name: "By Activity" })).toHaveAttribute("tabindex", "-1");
  await tabTo(page, search.getByRole("tab", { selected: true }));
  await page.keyboard.press("ArrowRight");
  await expect(search.getByLabel("What would you like to do?")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, search.getByRole("combobox", { name: "Where would you like to go?" }));
  await page.keyboard.type("Himalaya");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/keyword=Himalaya/);
  await press(page, page.getByRole("main").getByRole("link", { name: "Himalaya on Foot" }).first());
  await expect(page.getByRole("heading", { level: 1, name: "Himalaya on Foot" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { checked: true }));
  for (let presses = 0; presses < crypto.randomInt(2, 6); presses++) await page.keyboard.press("ArrowDown");
  const panel = page.getByRole("complementary", { name: "Book this tour" });
  await press(page, panel.getByRole("button", { name: "Add to Cart" }));
  await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Go to checkout" }));
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  const fields = [
    [page.getByLabel("Your name", { exact: true }), "Meera Rao"],
    [page.getByLabel("Email", { exact: true }), "meera@example.org"],
    [nameFields(page).nth(0), "Meera Rao"],
    [nameFields(page).nth(1), "Lakshmi Rao"],
  ] as const;
  for (const [field, words] of fields) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("One thing to correct");
  await tabTo(page, page.getByRole("checkbox", { name: /I have read the terms/ }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: /^Book for/ }));
  await expectBooked(page);
  await press(page, page.getByRole("main").getByRole("link", { name: "See your booking" }));
  await press(page, page.getByRole("link", { name: "Cancel for all or some" }));
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  for (const box of await page.getByRole("checkbox").all()) {
    await tabTo(page, box);
    if (!(await box.isChecked())) await page.keyboard.press("Space");
  }
  await press(page, page.getByRole("button", { name: "Continue" }));
  await expect(page.getByRole("heading", { name: /^If you cancel for/ })).toBeFocused();
  await press(page, page.getByRole("button", { name: /^Cancel for \d/ }));
  await expect(page.getByText("This booking is cancelled. There is nothing to pay and no refund due.")).toBeVisible();
});

for (const timezoneId of ["Pacific/Honolulu", "Pacific/Kiritimati", "Asia/Kolkata", "UTC"])
  test.describe(`in a browser in ${timezoneId}`, timezoneId === "Pacific/Honolulu" ? wideOnly : more, () => {
    test.use({ timezoneId });

    test("a departure has the dates of the place it starts from", async ({ page, request, isMobile }) => {
      test.skip(isMobile, "A phone's clock is no other.");
      const address = "/tours/detail/bali-retreat";
      const html = (await (await request.get(address)).text()).replaceAll("<!-- -->", "");
      const written = [...html.matchAll(/<time dateTime="\d{4}-\d\d-\d\d"[^>]*>([^<]+)<\/time>/gi)].map(([, words]) => words);
      expect(written.length).toBeGreaterThan(10);
      await page.goto(address);
      await scriptsRun(page);
      expect(await page.locator("time").allTextContents()).toEqual(written);
    });
  });

test.describe("at 400 percent", more, () => {
  // 1,280 by 1,024 pixels, four times as large.
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing has to be scrolled sideways from the tour to the cancellation", async ({ page, isMobile }) => {
    test.skip(isMobile, "The desktop's is the one that zooms.");
    const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto("/tours/detail/paris-food");
    await fits();
    await addLaterDeparture(page);
    await expect(page.getByRole("heading", { name: "Your cart" })).toBeVisible();
    await fits();
    await page.getByRole("button", { name: "Go to checkout" }).click();
    await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    await fits();
    await fillIn(page);
    await page.getByRole("button", { name: /^Book for/ }).click();
    await expectBooked(page);
    await fits();
    await page.getByRole("main").getByRole("link", { name: "See your booking" }).click();
    await expect(page.getByRole("heading", { name: "What has happened so far" })).toBeVisible();
    await fits();
    await page.getByRole("link", { name: "Cancel for all or some" }).click();
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: /^If you cancel for/ })).toBeFocused();
    await fits();
  });
});
