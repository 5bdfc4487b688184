import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.server.ts";

/** A request as the log tells it. `ms`: from when the site took it up to its answer, milliseconds. */
export type RequestLine = { id: string; method: string; path: string; status: number; ms: number };
export type Log = Logger & { request: (line: RequestLine) => void };

/** pino's number of `info`. Lines of that level can wait, and those below it, which are for whoever looks for a fault. */
const infoLevel = 30;

/** As pino's own ISO time (UTC, milliseconds), written once for all lines of a millisecond: writing it is half of what a line costs. */
const timestamp = (() => {
  let written = { at: 0, text: "" };
  return () => {
    const at = Date.now();
    if (at !== written.at) written = { at, text: `,"time":"${new Date(at).toISOString()}"` };
    return written.text;
  };
})();

/** The line that `log.info(line, "request")` writes. pino, which looks through any object, takes a tenth of a kept page for it. */
const requestText = ({ id, method, path, status, ms }: RequestLine) =>
  `{"level":${infoLevel}${timestamp()},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"request"}\n`;

/** One JSON line an event; in development the same events as readable lines. Passwords, cookies and tokens are never passed to it. */
export function createLog(env: Pick<Env, "mode" | "logLevel">, destination?: DestinationStream): Log {
  const options = { level: env.logLevel, base: undefined, timestamp };
  if (env.mode === "development" && !destination) {
    const log = pino({
      ...options,
      transport: { target: "pino-pretty", options: { singleLine: true, ignore: "hostname", translateTime: "SYS:HH:MM:ss" } },
    });
    return Object.assign(log, { request: (line: RequestLine) => log.info(line, "request") });
  }
  const output: LevelledStream = destination ?? gatheredOutput();
  const log = pino(options, output);
  const request = (line: RequestLine) => {
    if (!log.isLevelEnabled("info")) return;
    output.lastLevel = infoLevel;
    output.write(requestText(line));
  };
  return Object.assign(log, { request });
}

const gatherForMs = 50;
const gatherLength = 8 * 1024;

/** `lastLevel`: of the line that is written next, where the stream asks for it. */
type LevelledStream = DestinationStream & { lastLevel?: number };

/**
 * Standard output, written a piece at a time: under load a write for each request's line costs as much as a kept page. What is
 * a warning or worse is written at once with all before it, the rest after a twentieth of a second and when the process ends.
 */
function gatheredOutput(): LevelledStream {
  const output = pino.destination({ sync: true });
  let gathered = "";
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    if (gathered) output.write(gathered);
    gathered = "";
  };
  process.once("exit", flush);
  const stream = {
    // pino tells the level of a line beside it then: looking for it in the line takes longer.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      gathered += line;
      if (stream.lastLevel > infoLevel || gathered.length >= gatherLength) flush();
      else waiting ??= setTimeout(flush, gatherForMs).unref();
    },
  };
  return stream;
}
