/** The browser tests' own `test`: a page whose console or scripts report an error fails. */
import { test as base, expect } from "@playwright/test";

export { expect };

/** A request that was answered with 4xx is not the page's mistake; the 404 page says its path on the console (specification 2). */
const expected = [/^Failed to load resource: the server responded with a status of 4\d\d/, /^404: no page at/];

export const test = base.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        const text = message.text();
        if (message.type() === "error" && !expected.some((pattern) => pattern.test(text))) errors.push(text);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use();
      expect(errors, "errors on the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});
