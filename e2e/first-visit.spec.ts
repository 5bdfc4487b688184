import { expect, more, moreAnyWidth, scriptsRun, test, wideOnly } from "./test.ts";

test("the home page shows, and nothing of it is wider than the screen", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test("an address that does not exist says so, with a way home", async ({ page }) => {
  const response = await page.goto("/nowhere");
  expect(response?.status()).toBe(404);
  await expect(page.locator("main").getByRole("link", { name: /home/i }).first()).toBeVisible();
});

test("an address that cannot be read says so on a page that works, and leaves no error behind", more, async ({ page }) => {
  for (const [address, home] of [
    ["/%", "/"],
    ["/tours/%E0%A4%A", "/"],
    ["/a%00b", "/"],
    ["/de/%", "/de"],
  ] as const) {
    expect((await page.goto(address))?.status()).toBe(404);
    await scriptsRun(page);
    await expect(page.getByRole("heading", { level: 1, name: /not found|nicht gefunden/i })).toBeVisible();
    await page.locator("main").getByRole("link").first().click();
    await expect(page).toHaveURL(home);
  }
});

test("a page that does not arrive says that there is no connection, and comes when there is one", async ({ page }) => {
  await page.goto("/about");
  await scriptsRun(page);
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeHidden();
  await expect(page).toHaveURL("/about");
});

test("where the script of the page that was pressed for is gone, this one is loaded anew", moreAnyWidth, async ({ page }) => {
  await page.goto("/about");
  await scriptsRun(page);
  await page.route("**/assets/terms-conditions-*", (route) => route.fulfill({ status: 404 }));
  const loadedAnew = page.waitForEvent("load");
  // Not pointed at before: the press is what asks for the script.
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).dispatchEvent("click");
  await loadedAnew;
});

test(
  "the currency chosen by one visitor is shown at once and stays chosen; without a connection the page says so",
  more,
  async ({ page }) => {
    await page.goto("/tours/detail/japan-heritage");
    const wide = (page.viewportSize()?.width ?? 0) >= 1_024;
    await (wide ? page.locator(".top-bar summary") : page.getByRole("button", { name: "Open menu" })).click();
    const choice = page.getByLabel("Currency", { exact: true }).filter({ visible: true });
    await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
    await page.context().setOffline(true);
    await choice.selectOption("EUR");
    await expect(page.getByRole("alert").filter({ hasText: "We couldn’t send that." })).toBeFocused();
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.locator(".price-panel-price")).toContainText("€");
    // Chosen again while the first choice is on its way: the last one counts.
    let answer = () => {};
    const chosenAgain = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/preferences/currency", async (route) => {
      await chosenAgain;
      await route.continue();
    });
    const sent = page.waitForRequest("**/preferences/currency");
    await choice.selectOption("USD");
    await sent;
    await choice.selectOption("GBP");
    answer();
    await expect(page.locator(".price-panel-price")).toContainText("£");
    await page.reload();
    await expect(page.locator(".price-panel-price")).toContainText("£");
  },
);

test("View all shows the rest of the destinations and goes on at the first of them", async ({ page }) => {
  await page.goto("/");
  await scriptsRun(page);
  const posters = page.locator("#destinations").getByRole("article");
  await expect(posters).toHaveCount(6);
  await page.getByRole("link", { name: "View all" }).press("Enter");
  await expect(posters).toHaveCount(8);
  await expect(posters.nth(6).getByRole("link")).toBeFocused();
});

// Small screens have the filters in a sheet.
test("Back brings the prices of the list that it brings; a filter taken away leaves the focus on the page", wideOnly, async ({ page }) => {
  await page.goto("/tours?min=500");
  await scriptsRun(page);
  const lowest = page.getByRole("spinbutton", { name: "Lowest price in US dollars" });
  await lowest.fill("4000");
  await lowest.press("Enter");
  await expect(page).toHaveURL(/min=4000/);
  await page.goBack();
  await expect(page).toHaveURL(/min=500/);
  await expect(lowest).toHaveValue("500");
  await page.getByRole("link", { name: "Reset Filters" }).press("Enter");
  await expect(page).toHaveURL("/tours");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test.describe("before the scripts are there", () => {
  let arrive = () => {};

  test.beforeEach(async ({ page }) => {
    const scripts = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
  });

  test("what is typed stays when they come, and what is pressed counts", async ({ page, isMobile }) => {
    await page.goto("/tours", { waitUntil: "commit" });
    const box = page.getByRole("main").getByRole("combobox", { name: "Search by tour or destination" });
    await box.fill("Kyoto");
    const heart = page.getByRole("button", { name: "Save Heritage of Japan" });
    // Twice, as nothing is seen to happen.
    await heart.dblclick();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    if (isMobile) await page.getByRole("link", { name: "Menu", exact: true }).tap();
    arrive();
    await scriptsRun(page);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(box).toHaveValue("Kyoto");
    await expect(page).toHaveURL("/tours?keyword=Kyoto");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible({ visible: isMobile });
  });

  test("a choice of currency is sent when they come, once", more, async ({ page, isMobile }) => {
    test.skip(isMobile, "small screens choose in the menu, which needs the scripts");
    await page.goto("/tours/detail/japan-heritage", { waitUntil: "commit" });
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().endsWith("/preferences/currency") && asked.push(request.postData() ?? "")));
    await page.locator(".top-bar summary").click();
    await page.getByLabel("Currency", { exact: true }).filter({ visible: true }).selectOption("EUR");
    arrive();
    await expect(page.locator(".price-panel-price")).toContainText("€");
    expect(asked).toEqual(["currency=EUR"]);
  });

  test("a choice of departure and travellers stays when they come, the total is of that, and the pressed picture opens", async ({
    page,
    isMobile,
  }) => {
    const tour = "/tours/detail/japan-heritage";
    // A phone shows one picture.
    const picture = page.getByRole("link", { name: isMobile ? /^Show picture 1 of/ : /^Show picture 2 of/ });
    await page.goto(tour, { waitUntil: "commit" });
    // Who is in a hurry gets what there is without scripts.
    await picture.dblclick();
    await expect(page).not.toHaveURL(tour);
    await page.goto(tour, { waitUntil: "commit" });
    const panel = page.getByRole("complementary", { name: "Book this tour" });
    const departure = page.getByRole("radio").nth(3);
    await departure.check();
    await panel.getByLabel("Adults").fill("4");
    await picture.click();
    arrive();
    await scriptsRun(page);
    await expect(panel.getByLabel("Adults")).toHaveValue("4");
    await expect(panel.getByText("Total for 4 travellers")).toBeVisible();
    await expect(departure).toBeChecked();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("the menu of small screens", () => {
  test.skip(({ isMobile }) => !isMobile, "large screens show its links in the header");

  test("opens at the first press, keeps the focus and gives it back", more, async ({ page }) => {
    await page.goto("/about");
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Tours" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(menu.locator(":focus")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await opener.tap();
    await menu.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(menu).toBeHidden();
    await opener.tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();
    await page.goForward();
    await expect(page.getByRole("heading", { level: 1, name: "Stories from the road" })).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test("leads to the links of the footer where it cannot be loaded", more, async ({ page }) => {
    await page.route("**/mobile-menu-dialog*", (route) => route.fulfill({ status: 404 }));
    await page.goto("/about");
    await page.getByRole("button", { name: "Open menu" }).tap();
    await expect(page.locator("#footer-links")).toBeInViewport();
    await expect(page.getByRole("navigation", { name: "Travel" })).toBeFocused();
    await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("a browser in German", () => {
  test.use({ locale: "de-DE" });

  test("is offered the German page, and not again once it has said no", async ({ page }) => {
    await page.goto("/about");
    const offer = page.getByRole("complementary", { name: "Diese Seite gibt es auch auf Deutsch." });
    await expect(offer.getByRole("link", { name: "Auf Deutsch zeigen" })).toHaveAttribute("href", "/de/about");
    await offer.getByRole("button", { name: "Nein, danke" }).click();
    await expect(offer).toBeHidden();
    const asked: string[] = [];
    page.on("request", (request) => void (request.url().includes("language-offer") && asked.push(request.url())));
    await page.reload();
    await scriptsRun(page);
    await page.waitForLoadState("networkidle");
    await expect(offer).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read and its links lead on", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await page.locator('main a[href^="/tours/detail/"]').first().click();
    await expect(page).toHaveURL(/\/tours\/detail\//);
  });
});
