/** Composition root: environment -> database -> services -> HTTP server, and the way back down. */
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { databaseIsNew, openDatabase } from "#db/database.server.ts";
import { seedDemo } from "#db/seed.server.ts";
import { jobs } from "#app/jobs.server.ts";
import { settleNamedAdmin } from "#app/features/people/accounts/sign-in/first-admin.server.ts";
import { hasOwner } from "#app/features/people/access/roles.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { markMessages, nameBrand, translator } from "#app/i18n/i18n.server.ts";
import { languageRedirect } from "#app/i18n/language-redirect.server.ts";
import { pictureAnswer } from "#app/features/publishing/pictures/pictures.server.ts";
import { smtpSender } from "#app/features/agency/mail/smtp.server.ts";
import { signingSecret } from "#app/features/agency/settings/secret.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { VisitCounter } from "#app/features/agency/visits/visits.server.ts";
import { watchCatalogueVersion } from "#app/platform/catalogue-version.server.ts";
import { readEnv, type Env } from "#app/platform/env.server.ts";
import { cleanAddress } from "#app/platform/clean-address.server.ts";
import { createHttpApp, formTargets, type RenderPage } from "#app/platform/http-app.server.ts";
import { answerUnreadable, siteServer } from "#app/platform/http-server.server.ts";
import { ownOrigins } from "#app/platform/http-security.server.ts";
import { startJobQueue } from "#app/platform/job-queue.server.ts";
import { createLog } from "#app/platform/log.server.ts";
import { PageCache } from "#app/platform/page-cache.server.ts";
import { requestContext, servicesContext, type Services } from "#app/platform/request-context.server.ts";
import { forgetReads, keepReads } from "#app/platform/shared-reads.server.ts";
import { declaredQuery } from "./declared-query.server.ts";
import { readableRequest } from "./readable-request.server.ts";

const stopWithinMs = 10_000;

/** Opens the database, fills a new one with the demo catalogue, and starts jobs and counting; `close` ends all of it, the database last. */
export async function openServices(env: Env = readEnv()): Promise<Services & { visits: VisitCounter; close: () => Promise<void> }> {
  const log = createLog(env);
  const started = performance.now();
  const handle = await openDatabase(env);
  const { db } = handle;
  const now = () => new Date();
  if (await databaseIsNew(db)) {
    await seedDemo(db, now());
    log.info("new database: demo catalogue loaded");
  } else {
    await extendDepartures(db, now());
  }
  await settleNamedAdmin({ db, env, log, now });
  if (!(await hasOwner(db))) {
    log.info(
      "nobody administers this site yet: start it with ADMIN_EMAIL and ADMIN_PASSWORD, or register and run: npm run admin -- make you@example.com",
    );
  }
  await learnBrand(db);
  const secret = await signingSecret(db, env.secret);
  const send = env.smtpUrl ? smtpSender(env.smtpUrl, () => mailSender(db, env)) : undefined;
  const queue = await startJobQueue(handle, (enqueue) => jobs({ env, log, handle, db, now, secret, enqueue }, send), log);
  const visits = new VisitCounter(db, now);
  log.info({ database: handle.kind, ms: Math.round(performance.now() - started) }, "database ready");
  const close = async () => {
    await queue.stop();
    await visits.stop();
    send?.close();
    await handle.close();
  };
  return { env, log, handle, db, now, secret, enqueue: queue.enqueue, visits, close };
}

/** Who mails come from, asked for each: the setting of the environment, else the agency's first address. */
async function mailSender(db: Services["db"], env: Env) {
  const { brand, contacts } = await readSettings(db);
  return { name: brand.name, address: env.mailFrom ?? contacts.emails[0] ?? "" };
}

/** Texts are looked up without asking the database: whoever renders them has learnt the agency's name before. */
async function learnBrand(db: Services["db"]): Promise<void> {
  const { brand } = await readSettings(db);
  nameBrand(brand.name);
}

/** For the test that looks for untranslated text: every message of this build is marked until the returned function is called. */
export const showPseudoLanguage = () => markMessages();

/** The site as a function from request to answer; tests call it without a socket. */
export async function createApp(services: Services & { visits?: VisitCounter }) {
  const build = (await import("virtual:react-router/server-build")) as unknown as ServerBuild;
  const allowedActionOrigins = ownOrigins(services.env.origin).map((origin) => new URL(origin).host);
  const mode = services.env.mode === "development" ? "development" : "production";
  const handler = createRequestHandler({ ...build, allowedActionOrigins }, mode);
  const render: RenderPage = async (request, info) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, info);
    return handler(readableRequest(request), context);
  };
  const pageCache = mode === "production" ? new PageCache(formTargets(services.env)) : undefined;
  const declared = declaredQuery(build);
  const app = createHttpApp({
    services,
    render,
    refusalText: (request, refusal) => translator(languageOfPath(new URL(request.url).pathname))(`refusals:${refusal}`),
    pageCache,
    declaredQuery: declared,
    answerFirst: (request) => languageRedirect(request) ?? cleanAddress(request),
    answerFile: (request) => pictureAnswer(services.db, request),
    onPageView: (view) => services.visits?.record(view),
  });
  return Object.assign(app, { pageCache, declaredQuery: declared });
}

/** Runs the site until it is told to stop. */
export async function start(): Promise<void> {
  let services: Awaited<ReturnType<typeof openServices>>;
  try {
    services = await openServices();
  } catch (error) {
    // The operator's to mend (a wrong setting, a folder in use): the reason alone, not a stack.
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
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
  server.listen(env.port, env.host, () => log.info(`Yatrika is ready at ${env.origin}`));
  server.on("error", (error) => {
    log.fatal({ err: error }, `port ${env.port} cannot be used`);
    process.exit(1);
  });

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
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => void stop(signal));
}
