/** What documents and comments name is there: files, folders, documents and their headings. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const files = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .stdout.split("\n")
  .filter((file) => file !== "" && fs.existsSync(file));
const places = new Set(files.flatMap((file) => file.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"))));
const topFolders = new Set(files.filter((file) => file.includes("/")).map((file) => file.slice(0, file.indexOf("/"))));

const read = (file: string) => fs.readFileSync(file, "utf8");
const documents = files.filter((file) => /^(docs\/[^/]+|CONTRIBUTING|README)\.md$/.test(file));
const endings = /\.(tsx?|mjs|css|svg|sql|md|json|webp)$/;

/** What of a text in backticks looks like a place in the repository: it begins in one of its folders, or ends as its files do. */
function looksLikePlace(text: string): boolean {
  if (!/^[\w.@<>*-]+(\/[\w.@<>*:-]+)*\/?$/.test(text)) return false;
  const [first = "", ...rest] = text.split("/");
  // An ending alone (`.server.ts`) is the name of a layer.
  if (rest.length === 0 && text.startsWith(".")) return false;
  return topFolders.has(first) || endings.test(text);
}

/** `<language>` and `*` stand for any one name, `**` for any folders; a name with one of them may lie anywhere. */
function isThere(text: string): boolean {
  const named = text.replace(/\/$/, "");
  if (!/[*<]/.test(named)) return places.has(named);
  const parts = named.split(/(\*\*\/|\*|<\w+>)/).map((part) => {
    if (part === "**/") return "(?:[^/]+/)*";
    return /^(\*|<\w+>)$/.test(part) ? "[^/]+" : part.replace(/[.+()[\]^$?|\\]/g, "\\$&");
  });
  const pattern = new RegExp(`${named.includes("/") ? "^" : "(^|/)"}${parts.join("")}$`);
  return [...places].some((place) => pattern.test(place));
}

describe("documents", () => {
  test.each(documents)("%s names only files and folders that are there, by their whole paths", (file) => {
    const text = read(file).replace(/^```[\s\S]*?^```/gm, "");
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter(looksLikePlace);
    expect(named.filter((place) => !isThere(place))).toEqual([]);
  });

  test.each(documents)("%s links only to what is there", (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, address = ""]) => address);
    const ownLinks = links.filter((address) => !/^[a-z]+:/.test(address));
    expect(ownLinks.filter((address) => !places.has(path.posix.join(path.posix.dirname(file), address)))).toEqual([]);
  });

  test("the table of changes names a file for at least thirty of them", () => {
    const [, table = ""] = read("docs/architecture.md").split("## To change this, open that");
    expect(table.split("\n").filter((line) => /^\| .*`[^`]+\/[^`]+`.* \|$/.test(line)).length).toBeGreaterThanOrEqual(30);
  });
});

describe("comments", () => {
  const sources = files.filter((file) => /^(app|db|test|e2e|scripts)\/.*\.(tsx?|mjs|css)$/.test(file));
  /** The text of a file with the lines of its comments joined, as they are read. */
  const joined = (file: string) => read(file).replace(/\s*\n\s*(?:\*|\/\/)(?!\/) ?/g, " ");
  const headings = new Map(
    documents.map((file) => [file, [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading)] as const),
  );

  test("lead to documents and headings that are there", () => {
    const citations = sources.flatMap((file) =>
      [...joined(file).matchAll(/\bdocs\/([\w-]+\.md)(?:, ([A-Z][^.;:()*\n]*))?/g)].map(([, name = "", heading]) => ({
        file,
        name,
        heading,
      })),
    );
    expect(citations.length).toBeGreaterThan(5);
    const lost = citations.filter(({ name, heading }) => {
      const known = headings.get(`docs/${name}`);
      if (!known || heading === undefined) return !known;
      // A number, or more of the sentence, may follow.
      return !known.some((own) => heading.startsWith(own) && !/^[\w-]/.test(heading.slice(own.length)));
    });
    expect(lost).toEqual([]);
  });

  test("lead to decisions that are there", () => {
    const decisions = files.filter((file) => file.startsWith("docs/decisions/"));
    const cited = sources.flatMap((file) =>
      [...joined(file).matchAll(/\bdocs\/decisions\/([\w-]+)/g)].map(([, name = ""]) => `${file}: ${name}`),
    );
    expect(cited.length).toBeGreaterThan(3);
    expect(cited.filter((one) => !decisions.some((decision) => decision.startsWith(`docs/decisions/${one.split(": ")[1]}`)))).toEqual([]);
  });

  test("cite no document that is not in the repository", () => {
    // Written so that this line does not cite them itself.
    const elsewhere = /\b(?:booking[-]model|product[-]decisions|security[-]and[-]reliability)\b|\bspecification(?= \d|[,)])/gi;
    const found = sources.flatMap((file) => [...joined(file).matchAll(elsewhere)].map(([name]) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });
});
