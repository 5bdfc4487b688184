/** A setting is changed and shows on the site at once, on phone and desktop. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { staffOfTests } from "./staff.ts";
import { expect, test } from "./test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectNoFault(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
}

test.use({ extraHTTPHeaders: { "X-Forwarded-For": `2001:db8:${(process.pid % 65_535).toString(16)}::5e` } });

async function signIn(page: Page) {
  await page.goto("/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(staffOfTests.ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(staffOfTests.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("/");
}

/** The two projects run side by side: each changes a section of its own. */
const changes = {
  desktop: { section: "Contacts", label: "Phone 3", wrong: "11 4000", right: "+91 11 5555 0003", other: "+91 11 5555 0004" },
  phone: {
    section: "Social links",
    label: "LinkedIn",
    wrong: "linkedin.com/yatrika",
    right: "https://www.linkedin.com/company/yatrika",
    other: "https://www.linkedin.com/company/yatrika-tours",
  },
};

test("a setting that is wrong is told at its field, one that is right shows in the footer, and nobody overwrites another", async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const { section, label, wrong, right, other } = project.name === "phone" ? changes.phone : changes.desktop;
  await signIn(page);
  await page.goto("/admin/settings");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page);
  }
  const second = await context.newPage();
  await second.goto("/admin/settings");
  await page.getByLabel(label, { exact: true }).fill(wrong);
  await page.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(wrong);
  await expect(page.getByText("Nothing is saved yet: one field needs another look.")).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel(label, { exact: true }).fill(right);
  await page.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(page.getByText(`${section}: the site shows it now.`)).toBeVisible();
  await expect(page.getByRole("contentinfo").locator(`a[href="${right}"], a[href="tel:${right.replaceAll(" ", "")}"]`)).toHaveCount(1);

  await second.getByLabel(label, { exact: true }).fill(other);
  await second.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(second.getByText("Somebody else has changed this meanwhile").first()).toBeVisible();
  await expect(second.getByText(`Stored meanwhile: ${right}`)).toBeVisible();
  await expectNoFault(second);
  await second.getByRole("button", { name: "Replace what is stored" }).click();
  await expect(second.getByText(`${section}: the site shows it now.`)).toBeVisible();
  await expect(second.getByLabel(label, { exact: true })).toHaveValue(other);
  expect(await second.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
