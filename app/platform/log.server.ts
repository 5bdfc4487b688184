import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.server.ts";

export type Log = Logger;

/** One JSON line an event; in development and on a terminal the same events as readable lines. Passwords, cookies and tokens are never passed to it. */
export function createLog(env: Pick<Env, "mode" | "logLevel"> & { terminal?: boolean }, destination?: DestinationStream): Log {
  const options = { level: env.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if ((env.mode === "development" || env.terminal) && !destination) {
    const transport = { target: "pino-pretty", options: { singleLine: true, ignore: "hostname", translateTime: "SYS:HH:MM:ss" } };
    return pino({ ...options, transport });
  }
  // Each line at once: what was told before a process was killed is there.
  return pino(options, destination ?? pino.destination({ sync: true }));
}
