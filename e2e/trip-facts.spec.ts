/** Deciding on facts: from the list's filters over a comparison and the true cost to the notes on paper, in German and in euro. */
import type { Locator, Page } from "@playwright/test";
import { expectNoFault } from "./no-fault.ts";
import { expect, more, scriptsRun, test } from "./test.ts";

const euro = /^\d[\d.]*\s€–\d[\d.]*\s€$/;

/** The value of the first May that is on sale. */
const mayOf = async (filters: Locator): Promise<string> =>
  (await filters.getByLabel("Monat").locator("option", { hasText: /^Mai / }).first().getAttribute("value")) ?? "";

/** From the list of what was found on; `press` is how a link or button is used. */
async function decide(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  await expect(page).toHaveURL(/\/de\/tours\?(?=.*pace=2)(?=.*month=20\d\d-05)(?=.*seats=4)/);
  await expect(page.getByRole("status").first()).toHaveText(/^[1-9]\d* Reisen? verfügbar$/);
  const found = page.getByRole("main").locator("article h2 a").first();
  const title = (await found.textContent()) ?? "";
  await press(found);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await press(page.getByRole("link", { name: "Nebeneinander vergleichen" }));
  await expect(page).toHaveURL(/\/de\/compare\?tours=[a-z-]+,[a-z-]+,[a-z-]+$/);
  const compared = page.getByRole("region", { name: "Reisen vergleichen" });
  await expect(compared.locator("thead th")).toHaveCount(3);
  await expect(
    compared
      .getByRole("row", { name: /^Tempo/ })
      .getByRole("cell")
      .first(),
  ).toContainText("Tempo 2 von 5");
  const costs = compared.getByRole("row", { name: /^Was sie am Ende kostet/ }).getByRole("cell");
  for (const cost of await costs.all()) await expect(cost).toHaveText(/^\d[\d.]*\s€ bis \d[\d.]*\s€$/);
  await press(compared.getByRole("link", { name: title, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  const tabs = page.getByRole("navigation", { name: "Über diese Reise" }).or(page.getByRole("tablist", { name: "Über diese Reise" }));
  await press(tabs.getByText("Leistungen"));
  const cost = page.getByRole("table").filter({ hasText: "Zusammen" });
  await expect(cost.getByRole("row", { name: /^Zusammen/ }).getByRole("cell")).toHaveText(euro);

  await press(page.getByRole("link", { name: "Reisehinweise zum Lesen und Drucken" }));
  await expect(page).toHaveURL(/\/de\/tours\/detail\/[a-z-]+\/notes$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
}

/** On paper there are the notes alone. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".site-header")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a visitor finds a gentle tour with four free seats in May, compares three, reads its true cost, and prints its notes", async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto("/de/tours");
  await scriptsRun(page);
  if (isMobile) await page.getByRole("button", { name: "Filter", exact: true }).press("Enter");
  const filters = isMobile ? page.getByRole("dialog", { name: "Reisen filtern" }) : page.getByRole("complementary", { name: "Filter" });
  for (const [name, value] of [
    ["Monat", await mayOf(filters)],
    ["Freie Plätze", "4"],
    ["Tempo", "2"],
  ] as const) {
    await filters.getByLabel(name).selectOption(value);
    await expect(page).toHaveURL(new RegExp(`=${value}\\b`));
  }
  // The list is there when it has as many tours as the last choice has promised.
  const promised = async () => /\((\d+)\)/.exec((await filters.getByLabel("Tempo").locator("option:checked").textContent()) ?? "")?.[1];
  await expect
    .poll(async () => (await page.locator("main [role=status]").first().textContent())?.split(" ")[0] === (await promised()))
    .toBe(true);
  if (isMobile) await filters.getByRole("button", { name: /Reisen? zeigen$/ }).press("Enter");
  await decide(page, (target) => target.press("Enter"));
  await expectNoFault(page);
  await page.getByRole("button", { name: "Hinweise drucken" }).press("Enter");
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  await expectOnPaper(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("she goes the same way by plain forms and links", more, async ({ page }) => {
    await page.goto("/de/tours");
    const filters = page.getByRole("complementary", { name: "Filter" });
    await filters.getByLabel("Monat").selectOption(await mayOf(filters));
    await filters.getByLabel("Freie Plätze").selectOption("4");
    await filters.getByLabel("Tempo").selectOption("2");
    await page.getByRole("button", { name: "Filter anwenden" }).click();
    await decide(page, (target) => target.click());
    await expect(page.getByText("Befehl „Drucken“ Ihres Browsers")).toBeVisible();
    await expectOnPaper(page);
  });
});
