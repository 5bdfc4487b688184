import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process of its own prints that has run `code` after the settings: they are for a whole process. */
const printed = (code: string) =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", `import { deferredCallbacks } from "./scripts/engine-settings.mjs";\n${code}`],
    {
      encoding: "utf8",
    },
  ).trim();

test("one object of a deferred callback is kept from the start, and no later one", () => {
  const code = `
    await new Promise((resolve) => process.nextTick(resolve));
    console.log(deferredCallbacks.map(({ callback }) => typeof callback).join());
  `;
  expect(printed(code)).toBe("function");
});
