/** Runs the site: services, pages, server, and the way back down. The build begins here, so what scripts and tests use is named here too. */
import { once } from "node:events";
import { getRequestListener } from "@hono/node-server";
import { inviteOwner } from "#app/features/people/accounts/sign-in/setup-link.server.ts";
import { watchCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { readEnv, type Env } from "#app/platform/env.server.ts";
import { answerUnreadable, siteServer } from "#app/platform/http-server.server.ts";
import { forgetReads, keepReads } from "#app/platform/shared-reads.server.ts";
import { learnBrand, openServices, type OpenServices } from "./services.server.ts";
import { createApp, showPseudoLanguage } from "./site.server.ts";
import { box, plainReason } from "./start-report.server.ts";

export { createApp, openServices, showPseudoLanguage };

const stopWithinMs = 10_000;

/** The operator's to mend (a wrong setting, a port or a folder in use): the reason alone, not a stack. */
function giveUp(error: unknown, env?: Env): never {
  console.error(plainReason(error, env));
  process.exit(1);
}

/** Tells where the site is, and as long as nobody administers it, how somebody comes to. */
export async function announce({ env, log, db, now }: Pick<OpenServices, "env" | "log" | "db" | "now">): Promise<void> {
  const invitation = await inviteOwner({ db, env, now });
  const ready = `Yatrika is ready at ${env.origin}`;
  if (!env.terminal) {
    log.info(ready);
    if (invitation) log.info(`nobody administers this site yet: the link that makes somebody its owner is in the file ${invitation.file}`);
    return;
  }
  const asked = [
    "",
    "Nobody administers it yet. Open this link within 24 hours to make",
    "your account. It works once, for whoever opens it first:",
    "",
  ];
  console.log(`\n${box(invitation ? [ready, ...asked, invitation.link] : [ready], process.stdout.columns || 80)}\n`);
}

async function open(): Promise<OpenServices> {
  let env: Env | undefined;
  try {
    env = readEnv();
    return await openServices(env);
  } catch (error) {
    return giveUp(error, env);
  }
}

/** Runs the site until it is told to stop. */
export async function start(): Promise<void> {
  const services = await open();
  const { env, log, db } = services;
  const app = await createApp(services);
  keepReads(db);
  const stopWatching = watchCatalogueVersion(db, () => {
    forgetReads(db);
    app.pageCache?.clear();
    learnBrand(db).catch((error: unknown) => log.warn({ err: error }, "the settings could not be read"));
  });
  const answer = getRequestListener(app.fetch, { hostname: env.host, errorHandler: answerUnreadable({ origin: env.origin, log }) });
  const server = siteServer(env.origin, (incoming, outgoing) => void answer(incoming, outgoing));
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping: no new requests, finishing the running ones");
    stopWatching();
    const answered = await server.stop(stopWithinMs);
    await services.close();
    log.info({ answered }, "stopped");
    process.exit(answered ? 0 : 1);
  };
  server.listen(env.port, env.host);
  try {
    await once(server, "listening");
    for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
    services.report("Pages are served");
    await announce(services);
  } catch (error) {
    stopWatching();
    await services.close();
    giveUp(error, env);
  }
}

/** Runs a copy with half a year of an invented agency, in a folder that the caller throws away. */
export async function startDemo(): Promise<void> {
  const env = readEnv();
  const { fillDemo } = await import("./demo.server.ts");
  console.log("Half a year of bookings is being invented, which takes a minute ...");
  const lines = await fillDemo(env);
  await start();
  console.log(box(lines, process.stdout.columns || 80));
}
