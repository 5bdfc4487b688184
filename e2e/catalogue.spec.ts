/** From the home page's search over the list's filters to a tour: what of the catalogue's pages only a browser does. */
import type { Locator, Page } from "@playwright/test";
import { expect, more, scriptsRun, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** Notes which parts of the page move in each view transition from now on; goes by with the document. */
const notedTransitions = (page: Page) =>
  page.evaluateHandle(() => {
    const noted: string[][] = [];
    const start = document.startViewTransition.bind(document);
    const moving = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect ? (/^::view-transition-[a-z-]+\((.*)\)$/.exec(effect.pseudoElement ?? "")?.[1] ?? []) : [];
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => noted.push([...new Set(document.getAnimations().flatMap(moving))].toSorted()));
      return transition;
    };
    return noted;
  });

/** As a finger does it, from right to left. */
async function swipe(page: Page, element: Locator): Promise<void> {
  const { x, y, width } = (await element.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x: x + width * 0.8, y: y + 40 });
  for (const part of [0.7, 0.55, 0.4, 0.25, 0.15]) await touch("touchMove", { x: x + width * part, y: y + 40 });
  await touch("touchEnd");
  await devtools.detach();
}

test("a visitor searches on the home page, narrows the list, and looks at a tour's tabs and pictures", async ({ page, isMobile }) => {
  await page.goto("/");
  await scriptsRun(page);
  const search = page.getByRole("search", { name: "Search tours" });
  await search.getByRole("button", { name: "Search tours" }).click();
  const toast = page.locator("[data-sonner-toast]").getByRole("alert");
  await expect(toast).toContainText("Search criteria needed");
  await expect(toast).toContainText("Please enter a destination, select an activity, or choose a duration.");
  await search.getByRole("combobox", { name: "Where would you like to go?" }).fill("nobody goes there");
  await search.getByRole("tab", { name: "By Duration" }).click();
  await search.getByLabel("How long do you have?").selectOption("10+ days");
  await search.getByLabel("When").selectOption("Apr–Jun");
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
  const highest = filters.getByRole("slider", { name: "Highest price" });
  await expect(highest).toHaveAttribute("aria-valuetext", "₹3,00,000, $4,000");
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
  await page.getByRole("main").getByRole("combobox", { name: "Search by tour or destination" }).fill("PERU");
  await expect(page).toHaveURL(/keyword=PERU/);
  const transitions = await notedTransitions(page);
  await page.getByRole("link", { name: "The Inca Trail" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "The Inca Trail" })).toBeVisible();
  // Who wants less motion sees the page change at once.
  await expect.poll(() => transitions.jsonValue()).toEqual([[]]);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await page.getByRole("tab", { name: "Itinerary" }).click();
  await expect(page).toHaveURL(/[?&]tab=itinerary/);
  await expect(page.getByRole("heading", { name: "Day 9: Departure" })).toBeVisible();
  // A phone shows one picture, and a button for the others.
  await page.getByRole("link", { name: isMobile ? /^Show picture 1 of/ : /^Show picture 2 of/ }).click();
  const viewer = page.getByRole("dialog", { name: "Pictures of The Inca Trail" });
  await expect(viewer).toContainText(isMobile ? "1 of" : "2 of");
  if (isMobile) await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("2 of");
  await page.keyboard.press("ArrowRight");
  await expect(viewer).toContainText("3 of");
  if (isMobile) {
    await swipe(page, viewer.locator(".gallery-viewer-strip"));
    await expect(viewer).toContainText("4 of");
  }
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expectNoFault(page);

  const bookNow = page.locator(".buy-bar").getByRole("button", { name: "Book Now" });
  const footer = page.getByRole("contentinfo");
  if (isMobile) {
    await expect(bookNow).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(footer.getByRole("link").last()).toBeInViewport({ ratio: 1 });
    const [bar, end] = [await page.locator(".buy-bar").boundingBox(), await footer.boundingBox()];
    expect((bar?.y ?? Infinity) + (bar?.height ?? 0), "the bar ends where the footer begins").toBeLessThanOrEqual(end?.y ?? 0);
  } else {
    await expect(bookNow).toBeHidden();
    // The panel stays beside what is read.
    await page.getByRole("heading", { name: "Day 9: Departure" }).scrollIntoViewIfNeeded();
    await expect(page.locator(".price-panel").getByRole("button", { name: "Book Now" })).toBeInViewport({ ratio: 1 });
  }

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.locator(".similar-tours").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "The Inca Trail" })).toBeHidden();
  // Picture and title of the pressed card become those of its page, and no other card's move.
  await expect
    .poll(async () => (await transitions.jsonValue()).at(-1))
    .toEqual(["root", "tour-7", "tour-9", "tour-title-7", "tour-title-9"]);
  // Going back cuts the transition short, which is no error on the console.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "The Inca Trail" })).toBeVisible();
});

test(
  "the home page shows eight destinations after View all, and what travelers say goes round, one, two or three in a row",
  more,
  async ({ page, isMobile }) => {
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
  },
);
