import { pino, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.server.ts";

export type Log = Logger;

/** One JSON line an event; in development the same events as readable lines. Passwords, cookies and tokens are never passed to it. */
export function createLog(env: Pick<Env, "mode" | "logLevel">, destination?: DestinationStream): Log {
  const options = { level: env.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if (destination) return pino(options, destination);
  if (env.mode !== "development") return pino(options);
  return pino({
    ...options,
    transport: { target: "pino-pretty", options: { singleLine: true, ignore: "hostname", translateTime: "SYS:HH:MM:ss" } },
  });
}
