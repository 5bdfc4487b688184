import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Files that are linted together, at once: to start the linter takes longer than to lint. Every `x` in a name is one of its own. */
class Samples {
  private readonly files = new Map<string, string>();
  private complaints: Map<string, string[]> | undefined;

  /** The name of a file that looks like this. */
  add(name: string, code: string): string {
    const own = name.replace(/\/x\./, `/x${this.files.size}.`);
    this.files.set(own, code);
    return own;
  }

  /** What the linter says of the file under the project's own rules. */
  complaintsAbout(file: string): string[] {
    this.complaints ??= this.lint();
    return this.complaints.get(file) ?? [];
  }

  private lint(): Map<string, string[]> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "yatrika-lint-"));
    try {
      fs.copyFileSync(".oxlintrc.json", path.join(folder, ".oxlintrc.json"));
      for (const [name, code] of this.files) {
        fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        fs.writeFileSync(path.join(folder, name), `${code}\n`);
      }
      const args = [path.resolve("node_modules/oxlint/bin/oxlint"), "--format=json", "--deny-warnings"];
      const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
      const report = JSON.parse(stdout) as { number_of_files: number; diagnostics: { code: string; filename: string }[] };
      expect(report.number_of_files).toBe(this.files.size);
      const byFile = Map.groupBy(report.diagnostics, ({ filename }) => filename.replaceAll("\\", "/"));
      return new Map([...byFile].map(([file, found]) => [file, found.map(({ code }) => code)]));
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}

const samples = new Samples();
const using = (address: string) => `import { thing } from "${address}";\nexport const used = thing;`;
const restricted = ["eslint(no-restricted-imports)"];

describe("imports point one way: routes, features, platform and database, values", () => {
  const wrong = [
    ["app/values/x.ts", "#app/platform/log.server.ts"],
    ["app/values/x.ts", "#db/database.server.ts"],
    ["app/values/x.ts", "../features/selling/catalogue/departures.ts"],
    ["db/schema/x.ts", "#app/features/selling/catalogue/departures.ts"],
    ["db/schema/x.ts", "../seed.server.ts"],
    ["db/x.server.ts", "#app/platform/log.server.ts"],
    ["db/x.server.ts", "#db/seed.server.ts"],
    ["db/demo/x.ts", "#app/features/selling/catalogue/departures.server.ts"],
    ["app/platform/x.server.ts", "#app/features/selling/catalogue/departures.ts"],
    ["app/platform/x.server.ts", "#app/jobs.server.ts"],
    ["app/platform/x.server.ts", "#app/ui/toast.ts"],
    ["app/i18n/x.ts", "#app/features/selling/catalogue/departures.ts"],
    ["app/ui/x.tsx", "#app/platform/http-cache.ts"],
    ["app/ui/x.tsx", "#app/features/selling/catalogue/price.tsx"],
    ["app/ui/x.tsx", "#db/database.server.ts"],
    ["app/features/a/x.ts", "#app/routes/site/home.tsx"],
    ["app/features/a/x.ts", "#app/routes.ts"],
    ["app/features/a/x.ts", "#app/start.server.ts"],
    ["app/features/a/x.server.ts", "#db/seed.server.ts"],
    ["app/features/a/x.server.ts", "#db/demo/demo-content.ts"],
    ["app/features/a/x.server.ts", "#test/database.ts"],
    ["app/routes/a/x.tsx", "#db/seed.server.ts"],
    ["app/routes/a/x.tsx", "#db/demo/pictures.ts"],
    ["app/root.tsx", "#test/database.ts"],
  ] as const;
  test.each(wrong.map(([name, address]) => [name, address, samples.add(name, using(address))]))("%s may not import %s", (_, __, file) => {
    expect(samples.complaintsAbout(file)).toEqual(restricted);
  });

  const ofTypes = `import type { Thing } from "#app/features/selling/catalogue/departures.ts";\nexport type Used = Thing;`;
  const importingTypes = samples.add("app/platform/x.server.ts", ofTypes);
  test("an import of types alone is an import", () => {
    expect(samples.complaintsAbout(importingTypes)).toEqual(restricted);
  });

  const right = [
    ["app/values/x.ts", "#app/values/money.ts"],
    ["app/values/x.ts", "./money.ts"],
    ["db/x.server.ts", "#app/values/money.ts"],
    ["db/seed.server.ts", "#app/features/selling/catalogue/departures.server.ts"],
    ["app/platform/x.server.ts", "#db/database.server.ts"],
    ["app/ui/x.tsx", "#app/i18n/languages.ts"],
    ["app/features/a/x.server.ts", "#app/features/selling/catalogue/departures.server.ts"],
    ["app/features/a/x.server.test.ts", "#test/database.ts"],
    ["app/routes/a/x.tsx", "#app/features/selling/catalogue/departures.server.ts"],
    ["app/services.server.ts", "#db/seed.server.ts"],
    ["scripts/x.ts", "#db/seed.server.ts"],
  ] as const;
  test.each(right.map(([name, address]) => [name, address, samples.add(name, using(address))]))("%s may import %s", (_, __, file) => {
    expect(samples.complaintsAbout(file)).toEqual([]);
  });
});

describe("other rules of the house", () => {
  const refused = [
    [
      "reading the environment outside its one place",
      "app/features/a/x.server.ts",
      "export const home = process.env.HOME;",
      "node(no-process-env)",
    ],
    ["a barrel", "app/features/a/index.ts", `export * from "./b.ts";`, "oxc(no-barrel-file)"],
    ["any", "app/values/x.ts", "export const x = (value: any): string => String(value);", "typescript(no-explicit-any)"],
    ["a leftover on the console", "app/routes/x.tsx", `console.log("here");\nexport {};`, "eslint(no-console)"],
  ] as const;
  test.each(refused.map(([what, name, code, rule]) => [what, samples.add(name, code), rule]))("the linter refuses %s", (_, file, rule) => {
    expect(samples.complaintsAbout(file)).toContain(rule);
  });

  const files = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).stdout.split("\n");
  const sources = files.filter((file) => /^(app|db|test|e2e|scripts)\/.*\.(tsx?|mjs)$/.test(file) && fs.existsSync(file));

  test("no file lies in a drawer that says nothing of its content", () => {
    expect(sources.length).toBeGreaterThan(100);
    const drawers = /(^|\/)(utils?|helpers?|common|types?|libs?|misc|shared)(\/|\.(server\.)?(tsx?|mjs)$)/;
    // Messages that every page has are in a namespace that is called so.
    expect(sources.filter((file) => drawers.test(file) && !/^app\/i18n\/\w+\/common\.ts$/.test(file))).toEqual([]);
  });

  test("the folders of all features stand upon each other without a circle, and what lies above a folder's own folders knows none of them", () => {
    const arrows = new Map<string, Set<string>>();
    for (const file of sources.filter((source) => source.startsWith("app/features/") && !/\.test\.tsx?$/.test(source))) {
      for (const [, address] of fs.readFileSync(file, "utf8").matchAll(/(?:from |import\()"#(app\/features\/[^"]+)"/g)) {
        const [from, to] = [path.dirname(file), path.dirname(address!)];
        if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      }
    }
    expect(arrows.get("app/features/selling/bookings/checkout-page")).toContain("app/features/selling/bookings/cart");
    expect(arrows.get("app/features/selling/catalogue")).toContain("app/features/people/saved");
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of arrows.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
      return seen;
    };
    expect([...arrows.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
    expect([...arrows].filter(([folder, others]) => [...others].some((other) => other.startsWith(`${folder}/`)))).toEqual([]);
  });

  test("no file only passes on what others export", () => {
    const passesOn = (file: string) => /^export (\*|\{[^}]*\}) from /m.test(fs.readFileSync(file, "utf8"));
    expect(sources.filter((file) => path.basename(file).startsWith("index.") || passesOn(file))).toEqual([]);
  });
});
