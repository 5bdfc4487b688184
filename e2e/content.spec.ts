/** The editor of a destination in the browser: refused, saved over another's, left, published, moved and previewed; on phone and desktop. */
import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./staff.ts";
import { expect, more, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

const newPlace = () => `Place ${String.fromCodePoint(...Array.from({ length: 8 }, () => 97 + Math.floor(Math.random() * 26)))}`;
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

/** A new destination as a draft; the page is its editor, with German beside English. */
async function writeDraft(page: Page, place: string) {
  await page.goto("/admin/content/destinations/new?language=de");
  await field(page, "Name (English)").fill(`${place}, Nowhere`);
  await field(page, "Summary (English)").fill("A quiet place between two rivers where the tea is good and the nights are long.");
  await field(page, "Description (English)").fill(
    `${"It is a place of many words, and of few people. ".repeat(4)}\n\n${"The river is wide. ".repeat(8)}`,
  );
  await field(page, "Highlights (English)").fill("The first bridge\nThe second bridge\nThe old market\nThe tea house");
  await field(page, "Best time to visit (English)").fill("From October to March, when the rains are over.");
  await field(page, "Continent").selectOption({ index: 1 });
  await field(page, "Latitude").fill("35.5");
  await field(page, "Longitude").fill("135,5");
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Create draft" }).click();
  await expect(page.getByRole("heading", { level: 1, name: place })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
});

test("what is refused is told in a summary that has the focus and leads to each field; nothing typed is lost", more, async ({ page }) => {
  await page.goto("/admin/content?kind=destination&sort=title");
  await expect(page.getByText(/^Destinations \(\d+\)$/)).toBeVisible();
  await expectNoFault(page);
  await page
    .getByRole("link", { name: /^Kyoto/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Kyoto, Japan" })).toBeVisible();
  await expectNoFault(page);
  await field(page, "Latitude").fill("north");
  await field(page, "Summary (English)").fill("Too short.");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await save(page);
  const told = page.getByRole("alert").filter({ hasText: "Please look at these fields" });
  await expect(told).toBeFocused();
  await expect(field(page, "Latitude")).toHaveValue("north");
  await expect(field(page, "Latitude")).toHaveAttribute("aria-invalid", "true");
  await expectNoFault(page);
  await told.getByRole("link", { name: "Summary (English)" }).click();
  await expect(field(page, "Summary (English)")).toBeFocused();
  // Following the summary's link neither takes the answer away nor forgets that nothing is saved.
  await expect(told).toBeVisible();
  await expect(field(page, "Latitude")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Latitude").fill("35.0");
  await expect(field(page, "Latitude")).not.toHaveAttribute("aria-invalid");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectNoFault(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(field(page, "Summary (English)")).toHaveValue("Too short.");
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("what somebody else has saved meanwhile is written over only by who says so", more, async ({ page, context }) => {
  const place = newPlace();
  await writeDraft(page, place);
  const second = await context.newPage();
  await second.goto(page.url());
  // A tab behind another draws a frame a second, and a press waits for frames.
  await page.bringToFront();
  await field(page, "Best time to visit (English)").fill("In April, when the trees are in blossom.");
  await save(page);
  await expect(page.getByText("Draft saved").first()).toBeVisible();
  await expect(page.getByText("Unsaved changes")).toHaveCount(0);
  await second.bringToFront();
  await field(second, "Best time to visit (English)").fill("In November, when the leaves are red.");
  await save(second);
  const told = second.getByRole("alert").filter({ hasText: "Someone else has just changed this." });
  await expect(told).toBeFocused();
  await expectNoFault(second);
  await save(second);
  await expect(told).toBeVisible();
  await second.getByLabel("Replace it with mine").check();
  await save(second);
  await expect(second.getByText("Draft saved").first()).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.reload();
  await expect(field(page, "Best time to visit (English)")).toHaveValue("In November, when the leaves are red.");
});

test("a form that does not arrive says so; what was typed stays and is unsaved, and only that", more, async ({ page, context }) => {
  await writeDraft(page, newPlace());
  const told = page.getByRole("alert").filter({ hasText: "We couldn’t reach the site." });
  const unsaved = page.getByText("Unsaved changes");
  await field(page, "Best time to visit (English)").fill("In April, when the trees are in blossom.");
  await context.setOffline(true);
  await save(page);
  await expect(told).toBeFocused();
  await expect(field(page, "Best time to visit (English)")).toHaveValue("In April, when the trees are in blossom.");
  await expect(unsaved).toBeVisible();
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText("Draft saved").first()).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await page.getByRole("radio", { name: "Published" }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Change state" }).click();
  await expect(told).toBeFocused();
  await expect(unsaved).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Change state" }).click();
  await expect(page.getByText("Now:").getByText("Published")).toBeVisible();
});

test("a draft is previewed, published, moved with a redirect, and archived", more, async ({ page, context }) => {
  const place = newPlace();
  await writeDraft(page, place);
  const slug = place.toLowerCase().replace(" ", "-");
  const visitor = await context.newPage();
  const publicPage = `/destinations/detail/${slug}`;
  const change = async (state: string) => {
    await page.bringToFront();
    await page.getByRole("radio", { name: state }).check();
    await page.getByRole("button", { name: "Change state" }).click();
    await expect(page.getByText("Now:").getByText(state)).toBeVisible();
  };
  expect((await visitor.goto(publicPage))?.status()).toBe(404);
  await page.bringToFront();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Preview in English" }).click();
  const preview = await opened;
  await expect(preview.getByText("A draft: only the team sees this page.")).toBeVisible();
  await expect(preview.getByRole("heading", { level: 1, name: place })).toBeVisible();
  await expectNoFault(preview);

  await change("Published");
  await visitor.goto(publicPage);
  await expect(visitor.getByRole("heading", { level: 1, name: place })).toBeVisible();

  await page.getByRole("textbox", { name: "Web address" }).fill("Not an Address!");
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText("Lower-case letters a to z and digits, joined by hyphens.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Web address" })).toHaveValue("Not an Address!");
  await expectNoFault(page);
  await page.getByRole("textbox", { name: "Web address" }).fill(`${slug}-anew`);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByText(`${publicPage}-anew`)).toBeVisible();
  await visitor.goto(publicPage);
  await expect(visitor).toHaveURL(`${publicPage}-anew`);

  await change("Archived");
  expect((await visitor.goto(`${publicPage}-anew`))?.status()).toBe(404);
});
