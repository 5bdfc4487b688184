/** Reads the texts of the demo articles: Markdown, one file a language. */
import fs from "node:fs";
import path from "node:path";

/** The files of one article by language, as they lie in the folder; English first. */
export function articleFiles(slug: string): { language: string; text: string }[] {
  const folder = path.resolve("db/demo/articles", slug);
  const languages = fs.readdirSync(folder).flatMap((name) => /^([a-z]{2})\.md$/.exec(name)?.[1] ?? []);
  return languages
    .toSorted((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b))
    .map((language) => ({ language, text: fs.readFileSync(path.join(folder, `${language}.md`), "utf8") }));
}
