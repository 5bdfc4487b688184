import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Runs some lines with the log of production, in a process of its own, and gives back the messages that it has written. */
async function written(lines: string): Promise<string[]> {
  const source = `import { createLog } from "#app/platform/log.server.ts"; const log = createLog({ mode: "production", logLevel: "info" }); ${lines}`;
  const running = spawn(process.execPath, ["--input-type=module", "--eval", source], { stdio: ["ignore", "pipe", "inherit"] });
  return (await text(running.stdout))
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}

test("every line is written before the process ends, in the order in which it came", async () => {
  const lines = await written(`for (let n = 0; n < 500; n++) log.info("line " + n); process.exit(0);`);
  expect(lines).toEqual(Array.from({ length: 500 }, (_, n) => `line ${n}`));
});

test("a line is written at once, whatever ends the process after it", async () => {
  expect(await written(`log.info("first"); log.warn("second"); process.kill(process.pid, "SIGKILL");`)).toEqual(["first", "second"]);
});
