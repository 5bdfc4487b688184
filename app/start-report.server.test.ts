import { describe, expect, test } from "vitest";
import { settingsSchema } from "#app/features/agency/settings/settings.server.ts";
import { box, plainReason, startReport } from "./start-report.server.ts";

test("on a terminal each step is a line with its time, elsewhere a line of the log", () => {
  const lines: string[] = [];
  const logged: unknown[] = [];
  const log = { info: (...line: unknown[]) => void logged.push(line) };
  startReport({ terminal: true }, log, (line) => void lines.push(line))("Database opened");
  expect(lines).toEqual([expect.stringMatching(/^ +\d+\.\d s {2}Database opened$/)]);
  startReport({ terminal: false }, log, (line) => void lines.push(line))("Database opened");
  expect([lines.length, logged]).toEqual([1, [[{ ms: expect.any(Number) as number }, "Database opened"]]]);
});

test("a box holds its lines; where it would be broken, rules stand above and below", () => {
  expect(box(["Ready", "at home"], 80).split("\n")).toEqual([
    "┌─────────┐",
    "│         │",
    "│ Ready   │",
    "│ at home │",
    "│         │",
    "└─────────┘",
  ]);
  expect(box(["Ready", "at home"], 10).split("\n")).toEqual(["───────", "Ready", "at home", "───────"]);
});

describe("why the site has not started is one plain sentence:", () => {
  const failed = (code: string, facts: object = {}) => Object.assign(new Error(`${code}: it failed`), { code, ...facts });
  const env = { dataDir: "/srv/data", port: 3000 };
  const bad = settingsSchema.shape.rates.safeParse({ date: "2026-11-01", INR: "many", EUR: 1, GBP: 1 }).error;

  test.each([
    ["a port in use", failed("EADDRINUSE", { port: 3000 }), /another program uses port 3000.*PORT=3001/],
    ["a port it may not use", failed("EACCES", { port: 80, syscall: "listen" }), /may not use port/],
    ["a folder without rights", failed("EACCES", { syscall: "open", path: "/srv/data/x" }), /folder \/srv\/data \(permission is denied\)/],
    ["a full disk", failed("ENOSPC", { syscall: "write", path: "/srv/data/x" }), /the disk is full/],
    ["a database that is away", new Error("no", { cause: failed("ECONNREFUSED") }), /DATABASE_URL cannot be reached \(ECONNREFUSED\)/],
    ["settings that were saved wrong", bad, /settings saved in its database are not valid: INR \(/],
    ["what says so itself", new Error("The data folder is in use by process 1."), /^The data folder is in use/],
  ])("%s", (_, error, sentence) => {
    expect(plainReason(error, env)).toMatch(sentence);
    expect(plainReason(error, env)).not.toContain("\n");
  });
});
