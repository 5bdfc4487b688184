/** Every language, on a phone: from the home page to a sent message, and no fault that a program can find on the way. */
import crypto from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import common from "#app/i18n/en/common.ts";
import contact from "#app/i18n/en/contact.ts";
import tour from "#app/i18n/en/tour.ts";
import { languages, localPath, type Language } from "#app/i18n/languages.ts";
import { emailTo } from "./mailbox.ts";
import { anyWidth, expect, moreAnyWidth, test } from "./test.ts";
import { expectNoFault } from "./no-fault.ts";

type Messages<T> = { [K in keyof T]: T[K] extends string ? string : Messages<T[K]> };
const messages = async <T>(language: Language, file: string, _english: T) =>
  ((await import(`#app/i18n/${language}/${file}.ts`)) as { default: Messages<T> }).default;

async function expectSound(page: Page, language: Language) {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectNoFault(page);
}

/** Phones and wide screens have some controls twice; one of them shows. */
const firstSeen = (found: Locator) => found.filter({ visible: true }).first();

for (const language of languages) {
  // One with a script of its own goes first; wide screens have the same texts.
  test.describe(language, language === "hi" ? anyWidth : moreAnyWidth, () => {
    // No offer of another language lies over the page.
    test.use({ locale: language });

    test("a visitor goes from the home page to a sent message", async ({ page }) => {
      const [frame, form, view] = await Promise.all([
        messages(language, "common", common),
        messages(language, "contact", contact),
        messages(language, "tour", tour),
      ]);
      await page.goto(localPath(language, "/"));
      await expectSound(page, language);
      await firstSeen(page.getByRole("button", { name: frame.nav.openMenu })).click();
      await firstSeen(page.getByRole("dialog").getByRole("link", { name: frame.nav.tours, exact: true })).click();
      await expect(page).toHaveURL((url) => url.pathname === localPath(language, "/tours"));
      await page
        .locator(`main a[href^="${localPath(language, "/tours/detail/")}"]`)
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(localPath(language, "/tours/detail/")));
      await expect(page.getByRole("tab", { name: view.tabs.overview })).toBeVisible();
      await expectSound(page, language);
      await firstSeen(page.getByRole("button", { name: view.panel.bookNow })).click();
      await expect(page.getByRole("heading", { name: form.booking.heading })).toBeVisible();
      await expectSound(page, language);
      await send(page, form);
    });
  });
}

async function send(page: Page, form: Messages<typeof contact>) {
  const address = `reader-${crypto.randomUUID()}@example.org`;
  const fields = page.locator("form", { has: page.locator("textarea") });
  await fields.getByLabel(form.form.name, { exact: true }).fill("Meera Rao");
  await fields.getByLabel(form.form.email, { exact: true }).fill(address);
  await fields.getByLabel(form.form.message, { exact: true }).fill("Åsa, Zoë, मीरा");
  await fields.getByRole("button", { name: form.form.send }).click();
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText(form.sent.title);
  await expect(toast).toContainText(form.sent.text);
  await expect(fields).toHaveCount(0);
  const mail = await emailTo(address);
  expect(mail.text).toContain("Åsa, Zoë, मीरा");
}
