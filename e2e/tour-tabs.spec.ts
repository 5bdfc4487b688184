/** The tabs of a tour on the narrowest screens: no word of theirs is cut off, in any language. */
import { languages, localPath } from "#app/i18n/languages.ts";
import { expect, moreAnyWidth, test } from "./test.ts";

test.describe("the tabs of a tour", moreAnyWidth, () => {
  for (const language of languages)
    test(`show each of their words whole in ${language}`, async ({ page }) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(localPath(language, "/tours/japan-heritage"));
        const tabs = page.getByRole("tab");
        await expect(tabs).toHaveCount(4);
        for (const tab of await tabs.all()) {
          const box = await tab.boundingBox();
          expect(box && [box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
          expect(await tab.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
        }
      }
    });
});
