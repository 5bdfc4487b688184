/** A setting is changed and shows on the site at once, on phone and desktop. */
import { signInAsAdmin } from "./staff.ts";
import { expect, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

/** Widths run side by side: each changes a section of its own. */
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
  isMobile,
}) => {
  test.slow();
  const { section, label, wrong, right, other } = isMobile ? changes.phone : changes.desktop;
  await signInAsAdmin(page);
  await page.goto("/admin/settings");
  await expectNoFault(page);
  const second = await context.newPage();
  await second.goto("/admin/settings");
  // A tab behind another draws a frame a second, and a press waits for frames.
  await page.bringToFront();
  await page.getByLabel(label, { exact: true }).fill(wrong);
  await page.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(wrong);
  await expect(page.getByText("Nothing is saved yet. One field needs another look.")).toBeVisible();
  await expectNoFault(page);
  // What was refused stays while another section is saved, and is not left behind unasked.
  await page.getByRole("button", { name: "Save: Brand" }).click();
  await expect(page.getByText("Brand: you haven’t changed anything.")).toBeVisible();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(wrong);
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Audit" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(question).toHaveCount(0);
  await page.getByLabel(label, { exact: true }).fill(right);
  await page.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(page.getByText(`${section}: the site now uses it.`)).toBeVisible();
  await expect(page.getByRole("contentinfo").locator(`a[href="${right}"], a[href="tel:${right.replaceAll(" ", "")}"]`)).toHaveCount(1);

  await second.bringToFront();
  await second.getByLabel(label, { exact: true }).fill(other);
  await second.getByRole("button", { name: `Save: ${section}` }).click();
  await expect(second.getByText("Someone else has just changed this").first()).toBeVisible();
  await expect(second.getByText(`Now saved: ${right}`)).toBeVisible();
  await expectNoFault(second);
  await second.getByRole("button", { name: "Replace what is saved" }).click();
  await expect(second.getByText(`${section}: the site now uses it.`)).toBeVisible();
  await expect(second.getByLabel(label, { exact: true })).toHaveValue(other);
});
