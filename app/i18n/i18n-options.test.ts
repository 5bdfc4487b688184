import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { complaints } from "#test/complaints.ts";
import { i18nOptions } from "./i18n-options.ts";

test("a missing translation falls back to English, then to the raw key, and is logged in development", async () => {
  const instance = createInstance();
  const resources = { en: { common: { both: "English", onlyEnglish: "English alone" } }, de: { common: { both: "Deutsch" } } };
  await instance.init({ ...i18nOptions, lng: "de", resources });
  const t = instance.getFixedT("de") as unknown as (key: string) => string;
  expect(t("both")).toBe("Deutsch");
  expect(t("onlyEnglish")).toBe("English alone");
  expect(t("nowhere")).toBe("nowhere");
  expect(complaints.splice(0).join("\n")).toContain("missing text common:nowhere");
});
