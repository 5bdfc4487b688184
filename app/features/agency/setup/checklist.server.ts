import { and, desc, eq, gt, isNotNull, max, ne } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { defaultSettings, readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { firstBookableDate } from "#app/features/selling/catalogue/departures.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { doneTasks, setupTasks, type MailState } from "./checklist.ts";

const { departures, outboxMails, tours } = schema;

/** How the email server took the last email, with its words where it did not. */
async function mailState(db: Queryable, server: boolean): Promise<{ mail: MailState; answer?: string }> {
  if (!server) return { mail: "noServer" };
  const [[sent], [failed]] = await Promise.all([
    db
      .select({ at: max(outboxMails.createdAt) })
      .from(outboxMails)
      .where(eq(outboxMails.status, "sent")),
    db
      .select({ at: outboxMails.createdAt, answer: outboxMails.lastError })
      .from(outboxMails)
      .where(and(ne(outboxMails.status, "sent"), isNotNull(outboxMails.lastError)))
      .orderBy(desc(outboxMails.createdAt))
      .limit(1),
  ]);
  if (failed && (!sent?.at || failed.at > sent.at)) return { mail: "failed", answer: failed.answer ?? "" };
  return { mail: sent?.at ? "works" : "untried" };
}

async function hasOwnTour(db: Queryable, from: string): Promise<boolean> {
  const [found] = await db
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .where(and(eq(tours.demo, false), eq(tours.state, "published"), eq(departures.closed, false), gt(departures.startDate, from)))
    .limit(1);
  return found !== undefined;
}

/** What is still to be done before the first booking; undefined once all of it is. */
export async function setupChecklist({ db, env, now }: Pick<Context, "db" | "env" | "now">) {
  const { bankTransfer, booking, hours, rates } = await readSettings(db);
  const today = dateInZone(now(), hours.timeZone);
  const [{ mail, answer }, ownTour, demo] = await Promise.all([
    mailState(db, env.smtpUrl !== undefined),
    hasOwnTour(db, firstBookableDate(today, booking.cutOffDays)),
    isDemoContentShown(db),
  ]);
  const ownAccount = bankTransfer.accountNumber !== defaultSettings.bankTransfer.accountNumber;
  const done = doneTasks({ ownAccount, cards: env.stripe !== undefined, mail, ratesDay: rates.date, today, ownTour, demo });
  return setupTasks.every((task) => done[task]) ? undefined : { done, mail, answer, ratesDay: rates.date };
}
export type SetupChecklist = NonNullable<Awaited<ReturnType<typeof setupChecklist>>>;
