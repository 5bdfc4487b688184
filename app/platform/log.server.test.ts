import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createLog, type RequestLine } from "./log.server.ts";

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

test.each(["/tours", '/a"b\\c', "/\u0000\n\u001f\u007f", "/हिमालय 😀", "/\u2028"])(
  "the line of a request to %j is what pino writes of it",
  (path) => {
    const written: string[] = [];
    const log = createLog({ mode: "production", logLevel: "info" }, { write: (piece: string) => void written.push(piece) });
    const line: RequestLine = { id: "0123456789", method: "GET", path, status: 200, ms: 0.1 };
    log.request(line);
    log.info(line, "request");
    const withoutTime = written.map((piece) => piece.replace(/"time":"[^"]*",/, ""));
    expect(withoutTime[0]).toBe(withoutTime[1]);
    expect(JSON.parse(withoutTime[0] ?? "")).toEqual({ level: 30, ...line, msg: "request" });
  },
);

test("requests are not told where only warnings are wanted", () => {
  const written: string[] = [];
  const log = createLog({ mode: "production", logLevel: "warn" }, { write: (piece: string) => void written.push(piece) });
  log.request({ id: "0123456789", method: "GET", path: "/", status: 200, ms: 0.1 });
  expect(written).toEqual([]);
});
