import { and, desc, eq, isNotNull, max, ne } from "drizzle-orm";
import { schema, type Queryable } from "#db/database.server.ts";
import { isDemoContentShown } from "#app/features/agency/admin-layout/demo-content.server.ts";
import { samplesIn } from "#app/features/agency/settings/sample-settings.server.ts";
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { defaultSettings, readSettings } from "#app/features/agency/settings/settings.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { canBeBooked, type SaleDay } from "#app/features/selling/catalogue/bookable.server.ts";
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

async function hasOwnTour(db: Queryable, day: SaleDay): Promise<boolean> {
  const [found] = await db
    .select({ id: tours.id })
    .from(tours)
    .innerJoin(departures, eq(departures.tourId, tours.id))
    .where(and(eq(tours.demo, false), eq(tours.state, "published"), canBeBooked(day)))
    .limit(1);
  return found !== undefined;
}

/** What is still to be done before the first booking; undefined once all of it is. */
export async function setupChecklist({ db, env, now }: Pick<Context, "db" | "env" | "now">) {
  const settings = await readSettings(db);
  const { booking, hours, rates } = settings;
  const today = dateInZone(now(), hours.timeZone);
  const [{ mail, answer }, ownTour, demo] = await Promise.all([
    mailState(db, canEmail({ env })),
    hasOwnTour(db, { today, cutOffDays: booking.cutOffDays }),
    isDemoContentShown(db),
  ]);
  const ownRates = (["INR", "EUR", "GBP", "date"] as const).some((name) => rates[name] !== defaultSettings.rates[name]);
  const samples = samplesIn(settings);
  const contactSamples = samples.filter((section) => section !== "bankTransfer");
  const ownAccount = !samples.includes("bankTransfer");
  const done = doneTasks({
    ownAccount,
    ownContacts: contactSamples.length === 0,
    cards: env.stripe !== undefined,
    mail,
    ownRates,
    ratesDay: rates.date,
    today,
    ownTour,
    demo,
  });
  return setupTasks.every((task) => done[task]) ? undefined : { done, contactSamples, mail, answer, ownRates, ratesDay: rates.date };
}
export type SetupChecklist = NonNullable<Awaited<ReturnType<typeof setupChecklist>>>;
