/** The program's services as tests hand them over: their own database, the tests' clock, and a log that keeps what it is told. */
import { createLog } from "#app/platform/log.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import type { DatabaseHandle } from "#db/database.server.ts";
import { demoContent } from "#db/seed.server.ts";
import { testNow } from "./clock.ts";

export const testOrigin = "http://localhost:3000";

export type LogLine = { level: number; msg: string; id?: string; status?: number; err?: { message: string } };

export type TestServices = Services & { logLines: LogLine[] };

export function testServices(handle: DatabaseHandle, settings: Record<string, string> = {}): TestServices {
  const logLines: LogLine[] = [];
  // A mail server that nothing asks: mails stay in the outbox, and pages promise them. An empty SMTP_URL is a site that has none.
  const env = readEnv({ ORIGIN: testOrigin, LOG_LEVEL: "info", SMTP_URL: "smtp://mail.invalid", ...settings });
  const log = createLog(env, { write: (line: string) => void logLines.push(JSON.parse(line) as LogLine) });
  return {
    env,
    log,
    handle,
    db: handle.db,
    now: () => testNow,
    secret: "a secret for tests, long enough to sign",
    enqueue: async () => {},
    demo: demoContent,
    logLines,
  };
}
