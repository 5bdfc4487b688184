/** A tour is written, looked at, published and sold, on phone and desktop; and its days follow its length. */
import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./staff.ts";
import { expect, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const paragraph = "We walk slowly from one village to the next, with tea at every second house.";
const texts = {
  Title: "",
  Destination: "Thimphu and Paro, Bhutan",
  Summary: "Three days between two monasteries, on foot and by a very small bus.",
  Description: `${paragraph}\n\n${paragraph}`,
  Highlights: "A monastery on a cliff\nTea with nuns\nA market of cheese\nA very small bus\nStars above the pass",
  "What is included": "Two nights\nAll meals\nThe very small bus\nA guide from Paro",
  "What is not included": "Flights\nThe visa\nDrinks",
};
const facts = {
  "Price in US dollars": "900",
  "Discount in per cent": "10",
  "Smallest group": "2",
  "Largest group": "8",
  "Time zone": "Asia/Thimphu",
  Latitude: "27.4728",
  Longitude: "89.639",
};

async function writeTour(page: Page, title: string) {
  for (const [name, text] of Object.entries({ ...texts, Title: title }))
    await page.getByLabel(`${name} (English)`, { exact: true }).fill(text);
  for (const [name, text] of Object.entries(facts)) await page.getByLabel(name, { exact: true }).fill(text);
  await page.getByLabel("Category", { exact: true }).selectOption("Adventure");
  await page.getByLabel("Weekly departure on", { exact: true }).selectOption("Sunday");
}

async function writeDay(page: Page, day: number, title: string) {
  await page.getByLabel(`Day ${day}, title (English)`, { exact: true }).fill(title);
  await page.getByLabel(`Day ${day}, description (English)`, { exact: true }).fill(`${title}. ${paragraph}`);
}

const rows = (page: Page) => page.getByRole("group", { name: /^Day \d+$/ });
const pictures = (page: Page) => page.getByRole("group", { name: "Gallery" }).getByRole("listitem");

test("a tour is written with its days and pictures, previewed, published, and can be booked at once", async ({ page }, { project }) => {
  const title = `Two monasteries by ${project.name}`;
  await signInAsAdmin(page);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "New tour" }).click();
  await expect(page.getByRole("heading", { name: "New tour" })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: /German/ }).click();
  await expect(page.getByLabel("Title (German)", { exact: true })).toBeVisible();
  await writeTour(page, title);

  // The days follow the length; what is written after the last stays until it is taken away.
  await page.getByLabel("Length in days", { exact: true }).fill("4");
  await expect(rows(page)).toHaveCount(3);
  for (const [index, name] of ["Arrival in Paro", "Over the pass", "The cliff"].entries()) await writeDay(page, index + 1, name);
  await page.getByLabel("Day 2, title (German)", { exact: true }).fill("Über den Pass");
  await page.getByLabel("Length in days", { exact: true }).fill("3");
  await expect(page.getByText("The tour is no longer this long (days: 3).")).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole("button", { name: "Move up: Day 3" }).click();
  await expect(page.getByRole("button", { name: "Move up: Day 2" })).toBeFocused();
  await expect(page.getByLabel("Day 3, title (German)", { exact: true })).toHaveValue("Über den Pass");
  await page.getByRole("button", { name: "Remove: Day 3" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Day 2, title (English)", { exact: true })).toHaveValue("The cliff");

  await page.getByRole("group", { name: "Picture", exact: true }).locator("label").first().click();
  for (let picture = 0; picture < 5; picture++)
    await page
      .getByRole("button", { name: /^Add: / })
      .first()
      .click();
  await expect(pictures(page)).toHaveCount(5);
  const words = await pictures(page).nth(2).locator(".gallery-words").textContent();
  await page.getByRole("button", { name: /^Move up: 3 of 5/ }).click();
  await page.keyboard.press("Enter");
  await expect(pictures(page).first()).toContainText(words ?? "");
  // At its limit the button does nothing more and keeps the focus.
  const first = page.getByRole("button", { name: /^Move up: 1 of 5/ });
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  await expect(pictures(page).first()).toContainText(words ?? "");
  await page.getByRole("button", { name: /^Remove: 5 of 5/ }).click();
  await expect(pictures(page)).toHaveCount(4);
  await expectNoFault(page);

  await page.getByLabel("Price in US dollars", { exact: true }).fill("much");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("Please enter a number.").first()).toBeVisible();
  await expect(pictures(page)).toHaveCount(4);
  await expect(page.getByLabel("Day 2, title (English)", { exact: true })).toHaveValue("The cliff");
  await expectNoFault(page);
  await page.getByLabel("Price in US dollars", { exact: true }).fill("900");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("Only the team sees it until you publish it.")).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectNoFault(page);

  const preview = await page.getByRole("link", { name: "Preview in English" }).getAttribute("href");
  const editor = page.url();
  await page.goto(preview ?? "");
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("A draft: only the team sees this page.")).toBeVisible();
  await expectNoFault(page);

  await page.goto(editor);
  await page.getByRole("radio", { name: "Published" }).check();
  await page.getByRole("button", { name: "Change state" }).click();
  await expect(page.getByText("Visitors see it now.")).toBeVisible();
  await page.goto(`/tours?keyword=${encodeURIComponent(title)}`);
  await page.getByRole("article").getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole("table", { name: "Upcoming departures" }).getByRole("radio").nth(4)).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto(editor);
  await page.getByRole("radio", { name: "Archived" }).check();
  await page.getByRole("button", { name: "Change state" }).click();
  await expect(page.getByText("Visitors no longer see it. We keep it here.")).toBeVisible();
  await page.goto("/cart");
  // Both projects sign in as the same administrator: the other's tour may be in the cart, too.
  await expect(page.getByRole("article").filter({ hasText: title }).getByText("This tour is no longer offered.")).toBeVisible();
});

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("rows are moved and added by the buttons of the form, Enter saves, and nothing typed is lost", async ({ page }, { project }) => {
    test.slow();
    const title = `Typed without scripts on a ${project.name}`;
    await signInAsAdmin(page);
    await page.goto("/admin/content/tours/new?language=de");
    await writeTour(page, title);
    await page.getByLabel("Length in days", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Show the days for this length" }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByLabel("Title (English)", { exact: true })).toHaveValue(title);
    await writeDay(page, 1, "First");
    await writeDay(page, 2, "Second");
    await page.getByRole("button", { name: "Move up: Day 2" }).click();
    await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue("Second");
    await page
      .getByRole("button", { name: /^Add: / })
      .first()
      .click();
    await expect(pictures(page)).toHaveCount(1);
    await expect(page.getByLabel("Day 2, title (English)", { exact: true })).toHaveValue("First");
    await page.locator('input[name="facts.picture"]').first().check();
    await page.getByLabel("Title (English)", { exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    // A gallery of one is enough for a draft, and not for visitors.
    await page.getByRole("radio", { name: "Published" }).check();
    await page.getByRole("button", { name: "Change state" }).click();
    await expect(page.getByText("It has not been published.")).toBeVisible();
    await expect(page.getByText("At least 4 entries; there are 1.").first()).toBeVisible();
    await expect(pictures(page)).toHaveCount(1);
    await expect(page.getByLabel("Destination (English)", { exact: true })).toHaveValue(texts.Destination);
  });
});
