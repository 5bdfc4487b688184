import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Runs some lines with the log of production, in a process of its own, and gives back what it has written. */
function program(lines: string) {
  const source = `import { createLog } from "#app/platform/log.server.ts"; const log = createLog({ mode: "production", logLevel: "info" }); ${lines}`;
  return spawn(process.execPath, ["--input-type=module", "--eval", source], { stdio: ["pipe", "pipe", "inherit"] });
}
const messages = (written: string) =>
  written
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { msg: string }).msg);

test("every line is written before the process ends, in the order in which it came", async () => {
  const running = program(`for (let n = 0; n < 500; n++) log.info("line " + n); process.exit(0);`);
  expect(messages(await text(running.stdout))).toEqual(Array.from({ length: 500 }, (_, n) => `line ${n}`));
});

test("a warning is written at once, with what came before it", async () => {
  const running = program(`log.info("first"); log.warn("second"); process.kill(process.pid, "SIGKILL");`);
  expect(messages(await text(running.stdout))).toEqual(["first", "second"]);
});

test("a line of its own is written soon", async () => {
  const running = program(`log.info("only"); process.stdin.resume();`);
  const [written] = (await once(running.stdout, "data")) as [Buffer];
  expect(messages(String(written))).toEqual(["only"]);
  running.kill();
});
