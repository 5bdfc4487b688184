import fs from "node:fs";
import { expect, test } from "vitest";
import { networkNames } from "#app/values/social-networks.ts";
import { languages } from "#app/i18n/languages.ts";

const drawn = [...fs.readFileSync("app/ui/marks.svg", "utf8").matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);

test("every language has a flag and every network its mark", () => {
  const needed = [
    "logo",
    ...languages.map((language) => `flag-${language}`),
    ...Object.keys(networkNames).map((name) => `network-${name}`),
  ];
  expect(drawn.toSorted()).toEqual(needed.toSorted());
});
