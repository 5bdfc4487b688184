/** From the home page's search over the list's filters to a tour: what of the catalogue's pages only a browser does. */
import { expect, scriptsRun, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

test("a visitor searches on the home page, narrows the list, and looks at a tour's tabs and pictures", async ({ page, isMobile }) => {
  await page.goto("/");
  await scriptsRun(page);
  const search = page.getByRole("search", { name: "Search tours" });
  await search.getByRole("button", { name: "Search tours" }).click();
  const toast = page.locator("[data-sonner-toast]").getByRole("alert");
  await expect(toast).toContainText("Search criteria needed");
  await expect(toast).toContainText("Please enter a destination, select an activity, or choose a duration.");
  await search.getByRole("searchbox").fill("nobody goes there");
  await search.getByRole("tab", { name: "By Duration" }).click();
  await search.getByLabel("How long do you have?").selectOption("10+ days");
  await search.getByLabel("When").selectOption("Apr-Jun");
  await search.getByRole("button", { name: "Search tours" }).click();

  // The button of a tab uses only its own fields.
  await expect(page).toHaveURL("/tours?duration=10%2B&when=apr-jun");
  const found = page.getByRole("main").getByRole("status");
  await expect(found).toHaveText("6 Tours Available");
  await page.getByLabel("Sort by").selectOption("Price: Low to High");
  // From the first change on the address says the list's own parameters.
  await expect(page).toHaveURL("/tours?length=8%2B&sort=price-low&when=apr-jun");
  await expect(page.locator("article h2").first()).toHaveText("Royal Rajasthan");

  if (isMobile) await page.getByRole("button", { name: "Filters, 2 active" }).click();
  const filters = isMobile ? page.getByRole("dialog", { name: "Filter Tours" }) : page.getByRole("complementary", { name: "Filters" });
  // The sheet slides in from the left.
  if (isMobile) await expect.poll(async () => (await filters.boundingBox())?.x).toBe(0);
  const highest = filters.getByRole("slider", { name: "Highest price in US dollars" });
  await expect(highest).toHaveAttribute("aria-valuetext", "$4,000, ₹3,00,000");
  // The scale goes to 4000 in steps of 100.
  await highest.press("PageDown");
  await highest.press("End");
  await highest.press("ArrowLeft");
  await expect(page).toHaveURL("/tours?length=8%2B&max=3900&sort=price-low&when=apr-jun");
  await expect(found).toHaveText("6 Tours Available");
  await highest.press("ArrowLeft");
  await expect(page).toHaveURL("/tours?length=8%2B&max=3800&sort=price-low&when=apr-jun");
  await expect(found).toHaveText("5 Tours Available");
  if (isMobile) await filters.getByRole("button", { name: "Show 5 tours" }).click();
  await expectNoFault(page);
  await page.getByRole("main").getByRole("searchbox").fill("PERU");
  await expect(page).toHaveURL(/keyword=PERU/);
  await page.getByRole("link", { name: "The Inca Trail" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "The Inca Trail" })).toBeVisible();
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page).toHaveURL(/[?&]tab=itinerary/);
  await expect(page.getByRole("heading", { name: "Day 9: Departure" })).toBeVisible();
  await page.getByRole("link", { name: /^Show picture 2 of/ }).click();
  const viewer = page.getByRole("dialog", { name: "Pictures of The Inca Trail" });
  await expect(viewer).toContainText("2 of");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("3 of");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expectNoFault(page);
});

test("the home page shows eight destinations after View all, and what travelers say goes round, one, two or three in a row", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await scriptsRun(page);
  const posters = page.locator("#destinations article");
  await expect(posters).toHaveCount(6);
  await page.getByRole("link", { name: "View all", exact: true }).click();
  await expect(posters).toHaveCount(8);
  await expect(page.getByRole("link", { name: "View all", exact: true })).toBeHidden();

  const carousel = page.getByRole("region", { name: "What Our Travelers Say" });
  await carousel.scrollIntoViewIfNeeded();
  const position = carousel.locator("[aria-live]");
  for (const place of ["2 of 4", "3 of 4", "4 of 4", "1 of 4"]) {
    await carousel.getByRole("button", { name: "Next" }).click();
    await expect(position).toContainText(place);
  }
  await carousel.getByRole("group", { name: "What Our Travelers Say" }).press("ArrowLeft");
  await expect(position).toContainText("4 of 4");
  const inARow = () =>
    carousel.locator(".postcards-viewport").evaluate((row) => {
      const slide = row.querySelector(".postcard-slide");
      return slide ? Math.round(row.clientWidth / slide.getBoundingClientRect().width) : 0;
    });
  expect(await inARow()).toBe(isMobile ? 1 : 3);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(inARow).toBe(2);
});
