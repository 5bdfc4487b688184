import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const css = fs.readFileSync("app/ui/fonts.css", "utf8");
const faces = [...css.matchAll(/url\("\.\/fonts\/([\w-]+)\.woff2"\)[^}]*?unicode-range: ([^;]+);/g)].map(([, file = "", ranges = ""]) => ({
  file,
  ranges: ranges.split(", ").map((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return { first, last };
  }),
}));
const latin = faces.filter(({ file }) => file.endsWith("-latin"));
const covers = ({ ranges }: (typeof faces)[number], code: number) => ranges.some(({ first, last }) => first <= code && code <= last);

function* textsUnder(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /\.(?:ts|md)$/.test(entry.name)) yield fs.readFileSync(path.join(entry.parentPath, entry.name), "utf8");
  }
}

test("the Latin fonts together weigh at most 45 kB", () => {
  expect(latin.map(({ file }) => file)).toEqual(["rozha-400-latin", "mukta-400-latin", "mukta-600-latin"]);
  const bytes = latin.map(({ file }) => fs.statSync(`app/ui/fonts/${file}.woff2`).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000);
});

test("no Latin letter of the texts and the demo content asks for a further font", () => {
  const extended = new Set<string>();
  for (const folder of ["app/i18n", "app/features/publishing/legal", "db/demo"]) {
    for (const text of textsUnder(folder)) for (const letter of text.match(/[\u0100-\u024F\u1E00-\u1EFF]/g) ?? []) extended.add(letter);
  }
  expect([...extended]).toContain("ō");
  for (const letter of extended)
    for (const face of latin) expect(covers(face, letter.codePointAt(0) ?? 0), `${letter} in ${face.file}`).toBe(true);
});

test("no letter is in two files of one face", () => {
  const weightOf = (file: string) => file.split("-", 2).join("-");
  for (const face of faces) {
    const others = faces.filter((other) => other !== face && weightOf(other.file) === weightOf(face.file));
    expect(others).toHaveLength(2);
    for (const { first, last } of face.ranges) {
      for (let code = first; code <= last; code++) expect(others.some((other) => covers(other, code))).toBe(false);
    }
  }
});
