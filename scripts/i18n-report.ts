/** How complete each language is: texts of the site, demo content, legal pages. npm run i18n:report; exits 1 below 100 %. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { completenessOf, percentOf } from "#app/i18n/completeness.ts";
import { defaultLanguage, languageFacts, languages } from "#app/i18n/languages.ts";

type Texts = Record<string, unknown>;

const load = async (file: string) => (await import(pathToFileURL(path.resolve(file)).href)) as Texts;

/** Every message of a language, by its file. */
async function messagesOf(language: string): Promise<Texts> {
  const folder = `app/i18n/${language}`;
  const messages: Texts = {};
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) messages[file] = (await load(path.join(folder, file))).default;
  return messages;
}

/** The texts of a piece of content; an article's file is one text. */
async function pieceOf({ folder, ending }: { folder: string; ending: string }, language: string): Promise<unknown> {
  const file = path.join(folder, `${language}.${ending}`);
  if (!fs.existsSync(file)) return undefined;
  return ending === "md" ? fs.readFileSync(file, "utf8") : (await load(file))[language];
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
const legal = fs.readdirSync(`app/features/publishing/legal/${defaultLanguage}`);

const english = await messagesOf(defaultLanguage);
let complete = true;

console.log(`${"".padEnd(14)}${["texts", "content", "legal"].map((head) => head.padStart(12)).join("")}`);
for (const language of languages) {
  const messages = completenessOf(english, await messagesOf(language));
  const content = { filled: 0, total: 0, missing: [] as string[] };
  for (const piece of pieces) {
    const { filled, total, missing } = completenessOf(await pieceOf(piece, defaultLanguage), await pieceOf(piece, language));
    content.filled += filled;
    content.total += total;
    content.missing.push(...missing.map((place) => [piece.folder, place].filter(Boolean).join(" ")));
  }
  const noLegal = legal.filter((file) => !fs.existsSync(path.join("app/features/publishing/legal", language, file)));
  const figures = [messages.percent, percentOf(content.filled, content.total), percentOf(legal.length - noLegal.length, legal.length)];
  console.log(`${`${language} ${languageFacts[language].name}`.padEnd(14)}${figures.map((figure) => `${figure} %`.padStart(12)).join("")}`);
  const gaps = [...messages.missing, ...content.missing, ...noLegal.map((file) => `legal/${file}`)];
  for (const gap of gaps.slice(0, 20)) console.log(`  missing: ${gap}`);
  if (gaps.length > 0) complete = false;
}
if (!complete) process.exitCode = 1;
