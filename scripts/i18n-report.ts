/** How complete each language is: texts of the site, demo content, legal pages. npm run i18n:report; exits 1 below 100 %. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { defaultLanguage, languageFacts, languages } from "#app/i18n/languages.ts";

type Messages = { [key: string]: string | Messages };

const load = async (file: string) => (await import(pathToFileURL(path.resolve(file)).href)) as { default: Messages };
const keysOf = (messages: Messages, prefix = ""): string[] =>
  Object.entries(messages).flatMap(([key, value]) => (typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`)));

async function messageKeys(language: string): Promise<Set<string>> {
  const folder = `app/i18n/${language}`;
  const keys = new Set<string>();
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    for (const key of keysOf((await load(path.join(folder, file))).default)) keys.add(`${file}:${key}`);
  }
  return keys;
}

/** Pieces of content that have a file in English, and whether they have one in `language`. */
function contentPieces(root: string, ending: string): string[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === `${defaultLanguage}.${ending}`)
    .map((file) => path.join(root, path.dirname(file)));
}
const pieces = [
  ...contentPieces("db/demo", "ts").map((folder) => ({ folder, ending: "ts" })),
  ...contentPieces("db/demo", "md").map((folder) => ({ folder, ending: "md" })),
];
const legal = fs.readdirSync(`app/features/legal/${defaultLanguage}`);

const percent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part / whole) * 100));
const english = await messageKeys(defaultLanguage);
let complete = true;

console.log(`${"".padEnd(14)}${["texts", "content", "legal"].map((head) => head.padStart(12)).join("")}`);
for (const language of languages) {
  const own = await messageKeys(language);
  const missing = [...english].filter((key) => !own.has(key));
  const untranslated = pieces.filter(({ folder, ending }) => !fs.existsSync(path.join(folder, `${language}.${ending}`)));
  const noLegal = legal.filter((file) => !fs.existsSync(path.join("app/features/legal", language, file)));
  const figures = [
    percent(english.size - missing.length, english.size),
    percent(pieces.length - untranslated.length, pieces.length),
    percent(legal.length - noLegal.length, legal.length),
  ];
  console.log(`${`${language} ${languageFacts[language].name}`.padEnd(14)}${figures.map((figure) => `${figure} %`.padStart(12)).join("")}`);
  const gaps = [...missing, ...untranslated.map(({ folder }) => folder), ...noLegal.map((file) => `legal/${file}`)];
  for (const gap of gaps.slice(0, 20)) console.log(`  missing: ${gap}`);
  if (gaps.length > 0) complete = false;
}
if (!complete) process.exitCode = 1;
