/** Opens what the site works with: database, jobs, mail and counting; `close` ends all of it, the database last. */
import { databaseIsNew, openDatabase } from "#db/database.server.ts";
import { demoContent } from "#db/seed.server.ts";
import { jobs } from "#app/jobs.server.ts";
import { settleNamedAdmin } from "#app/features/people/accounts/sign-in/first-admin.server.ts";
import { extendDepartures } from "#app/features/selling/catalogue/departures.server.ts";
import { nameBrand } from "#app/i18n/i18n.server.ts";
import { mailSender } from "#app/features/agency/mail/mail-sender.server.ts";
import { smtpSender } from "#app/features/agency/mail/smtp.server.ts";
import { signingSecret } from "#app/features/agency/settings/secret.server.ts";
import { readSettings } from "#app/features/agency/settings/settings.server.ts";
import { VisitCounter } from "#app/features/agency/visits/visits.server.ts";
import { readEnv, type Env } from "#app/platform/env.server.ts";
import { startJobQueue } from "#app/platform/job-queue.server.ts";
import { createLog } from "#app/platform/log.server.ts";
import type { Services } from "#app/platform/request-context.server.ts";
import { startReport, type Report } from "./start-report.server.ts";

export type OpenServices = Services & { visits: VisitCounter; report: Report; close: () => Promise<void> };

/** Opens the database, fills a new one with the demo catalogue, and starts jobs and counting. */
export async function openServices(env: Env = readEnv()): Promise<OpenServices> {
  const log = createLog(env);
  const report = startReport(env, log);
  const handle = await openDatabase(env);
  const { db } = handle;
  const now = () => new Date();
  const demo = demoContent;
  report(`Database opened: ${handle.kind === "pglite" ? `the folder ${env.dataDir}` : "the PostgreSQL server of DATABASE_URL"}`);
  if (await databaseIsNew(db)) {
    await demo.load(db, now());
    report("The database is new: demo tours, articles and reviews loaded");
  } else {
    await extendDepartures(db, now());
    report("Departures on sale brought up to today");
  }
  await settleNamedAdmin({ db, env, log, now });
  await learnBrand(db);
  const secret = await signingSecret(db, env.secret);
  const send = env.smtpUrl ? smtpSender(env.smtpUrl, () => mailSender(db, env)) : undefined;
  report(send ? `Email goes out by ${new URL(env.smtpUrl ?? "").host}` : "No mail server is set (SMTP_URL): emails wait in the outbox");
  report(env.stripe ? "Customers pay by card (Stripe) or bank transfer" : "Customers pay by bank transfer; cards need STRIPE_SECRET_KEY");
  const queue = await startJobQueue(handle, (enqueue) => jobs({ env, log, handle, db, now, secret, enqueue, demo }, send), log);
  const visits = new VisitCounter(db, now);
  report("Background jobs started");
  const close = async () => {
    await queue.stop();
    await visits.stop();
    send?.close();
    await handle.close();
  };
  return { env, log, handle, db, now, secret, enqueue: queue.enqueue, demo, visits, report, close };
}

/** Texts are looked up without asking the database: whoever renders them has learnt the agency's name before. */
export async function learnBrand(db: Services["db"]): Promise<void> {
  const { brand } = await readSettings(db);
  nameBrand(brand.name);
}
