/** The trip data as an administrator keeps it, on phone and desktop. */
import type { Page } from "@playwright/test";
import { holdPosts } from "./held-posts.ts";
import { anyWidth, expect, more, moreAnyWidth, test } from "./test.ts";
import { signInAsAdmin } from "./staff.ts";
import { expectNoFault } from "./no-fault.ts";

/** The note above the page without JavaScript, whose words only the browser itself finds. */
async function expectNote(page: Page, text: string): Promise<void> {
  const note = page.locator("noscript .note");
  await expect(note).toBeVisible();
  expect(await note.innerText()).toContain(text);
}

const trips = (...places: string[]) =>
  [
    "region,country,state,city,destination,activity type,speciality",
    ...places.map((place) => `Asia,India,UP,Agra,${place},Sights,Love`),
  ].join("\n");
const itineraries = (...days: number[]) =>
  ["trip_id,day number,title,description,location,duration", ...days.map((day) => `1,${day},Day out,Walk,Agra,3 h`)].join("\n");
const file = (content: string, name = "data.csv") => ({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
const picker = (page: Page) => page.getByLabel("CSV file");
const send = (page: Page, name: "Upload" | "Preview first") => page.getByRole("button", { name, exact: true }).click();
const told = (page: Page, text: string) => page.getByRole("main").getByText(text);

test("a file that cannot be used is refused in words, and stays chosen", anyWidth, async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/trip-data");
  await picker(page).setInputFiles(file("name,email\na,b\n"));
  await send(page, "Upload");
  const note = page.getByRole("main").getByRole("alert").filter({ hasText: "Invalid CSV format." });
  await expect(note).toContainText("Headers do not match expected format for trip or itinerary data.");
  await expect(note).toBeFocused();
  await expect(page.getByRole("button", { name: "Upload", exact: true })).toBeEnabled();
});

test("a large file shows how far it is, the site answers meanwhile, and it can be cancelled", moreAnyWidth, async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  await page.goto("/admin/trip-data");
  const large = file(trips(...Array.from({ length: 40_000 }, (_, row) => `Place ${row}`)), "large.csv");
  await picker(page).setInputFiles(large);
  await send(page, "Preview first");
  await expect(page.getByRole("button", { name: "Processing…" })).toBeDisabled();
  await expect(page.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  const preview = page.getByRole("form", { name: "Preview of large.csv" });
  await expect(preview).toBeVisible({ timeout: 60_000 });
  await preview.getByRole("button", { name: "Discard" }).click();
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Preview discarded." })).toBeFocused();

  await picker(page).setInputFiles(large);
  await send(page, "Upload");
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Upload cancelled." })).toBeFocused();
  await expect(page.getByRole("button", { name: "Upload", exact: true })).toBeEnabled();
});

test("the page has no accessibility fault that a program can find", more, async ({ page }) => {
  test.slow();
  await signInAsAdmin(page);
  for (const query of ["", "?tab=itinerary", "?q=nothing-like-it", "?preview=gone"]) {
    await page.goto(`/admin/trip-data${query}`);
    await expectNoFault(page);
  }
});

// The data is the whole site's: what changes it is one worker's, one after the other.
test.describe("the data", () => {
  test.describe.configure({ mode: "serial" });
  test("files are uploaded, looked through, previewed, replaced, downloaded and restored", async ({ page }) => {
    test.slow();
    await signInAsAdmin(page);
    await page.goto("/admin");
    await page.getByRole("region", { name: "Quick Actions" }).getByRole("link", { name: "Trip Data Management" }).click();
    await expect(page.getByRole("heading", { name: "Trip Data Management" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Upload", exact: true })).toBeDisabled();

    await picker(page).setInputFiles(file(itineraries(1, 2, 10)));
    await send(page, "Upload");
    await expect(told(page, "Successfully uploaded 3 itinerary records")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Itinerary Data" })).toHaveAttribute("aria-selected", "true");
    await expect(picker(page)).toHaveValue("");
    await page.getByRole("combobox", { name: "Day" }).selectOption("Day 10");
    await expect(page.getByText("1 of 3 records")).toBeVisible();

    await picker(page).setInputFiles(file(`${trips("Taj Mahal", "Red Fort")}\ntoo,few`, "first.csv"));
    await send(page, "Upload");
    await expect(told(page, "Successfully uploaded 2 trip records")).toBeVisible();
    await expect(told(page, "1 row was skipped, on line 4.")).toBeVisible();
    await expect(page.getByRole("tab", { name: "Trip Data" })).toHaveAttribute("aria-selected", "true");
    await expectNoFault(page);

    // The keyboard leads through the tabs.
    await page.getByRole("tab", { name: "Trip Data" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Itinerary Data" })).toBeFocused();
    await expect(page).toHaveURL(/tab=itinerary/);
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText("2 records", { exact: true })).toBeVisible();

    await picker(page).setInputFiles(file(trips("Taj Mahal", "Amber Fort", "Hawa Mahal"), "second.csv"));
    await send(page, "Preview first");
    const preview = page.getByRole("form", { name: "Preview of second.csv" });
    await expect(preview.getByRole("heading")).toBeFocused();
    await expect(preview.getByRole("definition")).toHaveText(["Trip Data", "3", "0", "2", "1", "1", "0"]);
    await expectNoFault(page);
    const posts = await holdPosts(page, "**/admin/trip-data/upload");
    await preview.getByRole("button", { name: "Replace" }).click();
    await expect(preview.getByRole("button", { name: "Replacing…" })).toBeFocused();
    await page.keyboard.press("Enter");
    await preview.getByRole("button", { name: "Discard" }).click({ force: true });
    posts.release();
    await expect(page.getByText("3 records", { exact: true })).toBeVisible();
    await expect(preview).toHaveCount(0);
    expect(posts.count()).toBe(1);
    await posts.stop();

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("trip_data.csv");
    await expect(page.getByText("Downloaded trip_data.csv successfully")).toBeVisible();

    await page.getByText(/^Earlier uploads \(\d+\)$/).click();
    await page.getByRole("button", { name: "Restore first.csv with 2 rows" }).first().click();
    await expect(page.getByText("2 records", { exact: true })).toBeVisible();

    await page.getByRole("searchbox", { name: "Search trips" }).fill("nothing like it");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("No results found")).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test.skip(({ isMobile }) => isMobile, "a variation: with the desktop in `npm run test:more`");
    test("a file is uploaded by the plain form, and the page answers", async ({ page }) => {
      await signInAsAdmin(page);
      await page.goto("/admin/trip-data");
      await send(page, "Upload");
      await expect(page.getByRole("alert").getByText("Please select a file first")).toBeVisible();
      await picker(page).setInputFiles(file(trips("Taj Mahal")));
      await send(page, "Upload");
      await expectNote(page, "Successfully uploaded 1 trip records");
      await picker(page).setInputFiles(file(itineraries(1)));
      await send(page, "Preview first");
      await page.getByRole("button", { name: "Replace" }).click();
      await expectNote(page, "Successfully uploaded 1 itinerary records");
    });
  });
});
