import fs from "node:fs";
import { expect, test } from "vitest";
import { iconSprite, spriteFile } from "../../scripts/icon-sprite.ts";

test("every icon that the site names is drawn as Lucide draws it", () => {
  expect(fs.readFileSync(spriteFile, "utf8"), "npm run icons writes the file").toBe(iconSprite());
});

test("no page carries Lucide's own shapes", () => {
  const sources = fs.globSync("app/**/*.tsx").filter((file) => fs.readFileSync(file, "utf8").includes(`from "lucide-react"`));
  expect(sources, "take the icon from #app/ui/icons.tsx").toEqual([]);
});
