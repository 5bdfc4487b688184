/** The programs that some tests need and npm does not bring: a browser, and PostgreSQL. Found, or installed where that is allowed. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const inPath = (name: string) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));

const isRootOnDebian = () => process.getuid?.() === 0 && inPath("apt-get") !== undefined;

function aptInstall(name: string): void {
  const quiet = { stdio: "ignore", timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  const install = () => spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
  // The list of packages may be missing or old: fetched only then.
  if (install().status === 0) return;
  spawnSync("apt-get", ["update"], quiet);
  install();
}

/** A browser of the Chromium family that is there already; undefined leaves the choice to Playwright's own download. */
export const findBrowser = (): string | undefined =>
  ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(inPath).find((file) => file !== undefined);

/** Sees to it that there is a browser: the machine's, else its package manager's, else Playwright's own download. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  if (isRootOnDebian()) aptInstall("chromium");
  if (findBrowser()) return;
  spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: "inherit" });
}

/** The folder of PostgreSQL's server programs, the newest where there are several. */
export function findPostgres(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, "bin"));
  const own = inPath("initdb");
  return [...(own ? [path.dirname(own)] : []), ...folders].find((folder) => fs.existsSync(path.join(folder, "postgres")));
}

/** Sees to it that there is PostgreSQL where that is possible without asking. */
export function ensurePostgres(): void {
  if (!findPostgres() && isRootOnDebian()) aptInstall("postgresql");
}

// As a program of its own, it installs what is missing while others work.
if (import.meta.main) {
  ensureBrowser();
  if (process.argv.includes("--postgres")) ensurePostgres();
}
