/** A tour is begun, written section by section, looked at, published and sold, on phone and desktop; and its days follow its length. */
import type { Page } from "@playwright/test";
import { pictureBytes } from "../test/picture-bytes.ts";
import { signInAsAdmin } from "./staff.ts";
import { expect, moreAnyWidth, test, wideOnly } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const paragraph = "We walk slowly from one village to the next, with tea at every second house.";
const beginning = {
  "Length in days": "4",
  "Price in US dollars": "900",
  "Smallest group": "2",
  "Largest group": "8",
  "Place on the map": "27.4728, 89.639",
};
const texts = {
  Destination: "Thimphu and Paro, Bhutan",
  Summary: "Three days between two monasteries, on foot and by a very small bus.",
  Description: `${paragraph}\n\n${paragraph}`,
  Highlights: "A monastery on a cliff\nTea with nuns\nA market of cheese\nA very small bus\nStars above the pass",
  "What is included": "Two nights\nAll meals\nThe very small bus\nA guide from Paro",
  "What is not included": "Flights\nThe visa\nDrinks",
};

async function begin(page: Page, title: string) {
  await page.getByLabel("Title (English)", { exact: true }).fill(title);
  for (const [name, text] of Object.entries(beginning)) await page.getByLabel(name, { exact: true }).fill(text);
  await page.getByLabel("Category", { exact: true }).selectOption("Adventure");
  await page.getByLabel("Time zone", { exact: true }).selectOption("Asia/Thimphu");
  await page.locator('input[name="facts.picture"]').first().check({ force: true });
}

async function writeTexts(page: Page) {
  for (const [name, text] of Object.entries(texts)) await page.getByLabel(`${name} (English)`, { exact: true }).fill(text);
}

const fold = (page: Page, day: number) =>
  page
    .locator("summary")
    .filter({ hasText: `Day ${day}` })
    .first();

async function writeDay(page: Page, day: number, title: string) {
  const field = page.getByLabel(`Day ${day}, title (English)`, { exact: true });
  if (!(await field.isVisible())) await fold(page, day).click();
  await field.fill(title);
  await page.getByLabel(`Day ${day}, description (English)`, { exact: true }).fill(`${title}. ${paragraph}`);
}

/** Another section, by the list of them: at the side, or folded at the top. */
async function open(page: Page, section: string) {
  const sections = page.getByRole("navigation", { name: "Sections of the tour" });
  const folded = sections.locator("summary");
  if (await folded.isVisible()) await folded.click();
  await sections
    .getByRole("link", { name: new RegExp(`^${section}`) })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { name: section, level: 2 })).toBeVisible();
}

const rows = (page: Page) => page.getByRole("group", { name: /^Day \d+$/ });
const pictures = (page: Page) => page.getByRole("group", { name: "Gallery" }).getByRole("listitem");
const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Only the team sees it until you publish it.").filter({ visible: true }).first()).toBeVisible();
};

test("a tour is begun, written section by section, previewed, published, and can be booked at once", async ({ page }, { project }) => {
  test.slow();
  const title = `Two monasteries by ${project.name}`;
  await signInAsAdmin(page);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "New tour" }).click();
  await expect(page.getByRole("heading", { name: "New tour" })).toBeVisible();
  await expectNoFault(page);
  await begin(page, title);
  await page.getByLabel("Price in US dollars", { exact: true }).fill("much");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByText("Please enter a number.").first()).toBeVisible();
  await expect(page.getByLabel("Place on the map", { exact: true })).toHaveValue(beginning["Place on the map"]);
  await page.getByLabel("Price in US dollars", { exact: true }).fill("900");
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { name: "Texts", level: 2 })).toBeVisible();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();

  await page.getByRole("link", { name: /^German/ }).click();
  await expect(page.getByLabel("Title (German)", { exact: true })).toBeVisible();
  await writeTexts(page);
  await expectNoFault(page);
  await save(page);

  // The days follow the length; what is written after the last stays until it is taken away.
  await open(page, "Day by day");
  await expect(rows(page)).toHaveCount(3);
  for (const [index, name] of ["Arrival in Paro", "Over the pass", "The cliff"].entries()) await writeDay(page, index + 1, name);
  await page.getByLabel("Day 2, title (German)", { exact: true }).fill("Über den Pass");
  await rows(page).nth(1).getByRole("combobox", { name: "Stays" }).selectOption("camp");
  await page.getByLabel("Length in days", { exact: true }).fill("3");
  await expect(page.getByText("The tour is no longer this long (days: 3).")).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole("button", { name: "Move up: Day 3" }).click();
  await expect(page.getByRole("button", { name: "Move up: Day 2" })).toBeFocused();
  await expect(page.getByLabel("Day 3, title (German)", { exact: true })).toHaveValue("Über den Pass");
  await expect(rows(page).nth(2).getByRole("combobox", { name: "Stays" })).toHaveValue("camp");
  await page.getByLabel("Move Day 3 to place").selectOption("1");
  await page.getByRole("button", { name: "Move Day 3 there" }).click();
  await expect(page.getByLabel("Move Day 1 to place")).toBeFocused();
  await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue("Over the pass");
  await page.getByRole("button", { name: "Remove: Day 1" }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Day 2, title (English)", { exact: true })).toHaveValue("The cliff");
  await save(page);

  await open(page, "Pictures");
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
  // A new one is uploaded without leaving the form, and is the last.
  const gallery = page.getByRole("group", { name: "Gallery" });
  await gallery.getByText("Upload a new picture").click();
  const buffer = Buffer.from(await pictureBytes({ width: 600, height: 400 }));
  await gallery.getByLabel("File").setInputFiles({ name: "pass.jpg", mimeType: "image/jpeg", buffer });
  const shown = `A pass in the mist, ${project.name} ${Date.now()}`;
  await gallery.getByLabel("What it shows, in English").fill(shown);
  await gallery.getByRole("button", { name: "Upload" }).click();
  await expect(pictures(page)).toHaveCount(5, { timeout: 20_000 });
  await expect(pictures(page).last()).toContainText(shown);
  await expectNoFault(page);
  await save(page);
  await expect(pictures(page)).toHaveCount(5);

  await open(page, "Publication");
  await expect(page.getByText("Nothing is in the way of publishing.")).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("link", { name: "Day 2 has no stay" }).click();
  await expect(rows(page).nth(1).getByRole("combobox", { name: "Stays" })).toBeFocused();
  await open(page, "Publication");
  const preview = await page.getByRole("link", { name: "Preview in English" }).getAttribute("href");
  const editor = page.url();
  await page.goto(preview ?? "");
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("A draft: only the team sees this page.")).toBeVisible();

  // When it departs: a rule, seen before it is saved.
  await page.goto(editor.replace(/publication.*/, "dates"));
  await page.getByRole("link", { name: "Add a rule" }).click();
  await page.getByRole("checkbox", { name: "Sunday" }).check();
  await page.getByRole("button", { name: "See what will happen" }).click();
  await expect(page.getByRole("heading", { name: "This will happen" })).toBeFocused();
  await expect(page.getByText(/^Gives \d+ dates once you publish the tour\.$/)).toBeVisible();
  await expectNoFault(page);
  await page.getByRole("button", { name: "Do this" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Every Sunday" })).toBeVisible();
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

test(
  "a check leads to its field in a folded day; a day is dragged to another place, and the page beside shows what is saved",
  wideOnly,
  async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto("/admin/content/tours/4/days?language=de#field-trip-facts-itinerary-2-stay");
    await expect(page.locator("#field-trip-facts-itinerary-2-stay")).toBeVisible();
    const frame = page.frameLocator("iframe");
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
    const title = await page.getByLabel("Day 3, title (English)", { exact: true }).inputValue();
    for (const day of [1, 3]) await fold(page, day).click();
    const handle = page.locator(".day-handle");
    await handle.nth(0).scrollIntoViewIfNeeded();
    const [from, to] = [await handle.nth(2).boundingBox(), await handle.nth(0).boundingBox()];
    if (!from || !to) throw new Error("no handle to drag by");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue(title);
    await expect(page.getByRole("button", { name: "Move up: Day 1" })).toBeFocused();
    await expect(page.getByText("Unsaved changes")).toBeVisible();
    await page.getByRole("button", { name: "Hide preview" }).click();
    await expect(page.locator("iframe")).toHaveCount(0);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole("button", { name: "Show preview" })).toBeVisible();
    await page.getByRole("button", { name: "Show preview" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

test.describe("without JavaScript", moreAnyWidth, () => {
  test.use({ javaScriptEnabled: false });
  test("each section is a plain form: rows are moved and added by its buttons, Enter saves, and nothing typed is lost", async ({ page }, {
    project,
  }) => {
    test.slow();
    const title = `Typed without scripts on a ${project.name}`;
    await signInAsAdmin(page);
    await page.goto("/admin/content/tours/new?language=de");
    await begin(page, title);
    await page.getByLabel("Length in days", { exact: true }).fill("2");
    await page.getByLabel("Title (English)", { exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await open(page, "Day by day");
    await page.getByLabel("Length in days", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Show the days for this length" }).click();
    await expect(rows(page)).toHaveCount(2);
    await writeDay(page, 1, "First");
    await writeDay(page, 2, "Second");
    await page.getByRole("button", { name: "Move up: Day 2" }).click();
    await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue("Second");
    await page.getByLabel("Move Day 1 to place").selectOption("2");
    await page.getByRole("button", { name: "Move Day 1 there" }).click();
    await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue("First");
    await page.getByLabel("Day 1, title (English)", { exact: true }).press("Enter");
    // The address of a moved row names the list; that of what is saved does not.
    await expect(page).toHaveURL(/\/days\?language=de$/);
    await expect(page.getByLabel("Day 1, title (English)", { exact: true })).toHaveValue("First");
    await open(page, "Pictures");
    await page
      .getByRole("button", { name: /^Add: / })
      .first()
      .click();
    await expect(pictures(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/pictures\?language=de$/);
    // A gallery of one is enough for a draft, and not for visitors.
    await open(page, "Publication");
    await page.getByRole("radio", { name: "Published" }).check();
    await page.getByRole("button", { name: "Change state" }).click();
    await expect(page.getByText("It has not been published.")).toBeVisible();
    await page.getByRole("alert").getByRole("link", { name: "Gallery" }).click();
    await expect(page.getByRole("heading", { name: "Pictures", level: 2 })).toBeVisible();
    await expect(pictures(page)).toHaveCount(1);
  });
});
