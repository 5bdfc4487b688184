import fs from "node:fs";
import { expect, test } from "vitest";
import { iconSprite, spriteFile } from "../../scripts/icon-sprite.ts";

test("every icon that the site names is drawn as Lucide draws it", () => {
  expect(fs.readFileSync(spriteFile, "utf8"), "npm run icons writes the file").toBe(iconSprite());
});
