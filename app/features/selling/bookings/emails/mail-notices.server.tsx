/** The mails of what the verbs have noted: each notice is rendered once and put into the outbox. */
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { bookingPath } from "#app/features/selling/bookings/booking-address.ts";
import { findOrder, guestToken, type LoadedBooking, type LoadedOrder } from "#app/features/selling/bookings/order.server.ts";
import { reviewToken } from "#app/features/selling/reviews/write/write-review.server.ts";
import { readVersion } from "#app/features/publishing/content/versions/versions.server.ts";
import { urgentChanges, type TripChange } from "#app/features/selling/catalogue/trip-notes/trip-changes.server.ts";
import { runsOf } from "#app/features/selling/catalogue/run.server.ts";
import { mailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { queueMails, renderMail, type RenderedMail } from "#app/features/agency/mail/outbox.server.ts";
import { readSettings, type Settings } from "#app/features/agency/settings/settings.server.ts";
import { localPath } from "#app/i18n/languages.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { schema, type Database } from "#db/database.server.ts";
import { emailOf, type BookingEmail, type Notice, type NoticedCancellation, type NoticeFacts } from "./notice-email.server.ts";
import { NoticeMail } from "./notice-mail.tsx";
import { readerOf } from "./notice-sections.server.ts";
import { calendarOf } from "./order-calendar.server.ts";

const { bookingNotices, cancellations, cancelledTravellers } = schema;
const perBatch = 50;

export type MailContext = Pick<Context, "db" | "env" | "now" | "secret">;

async function noticedCancellation(db: Database, id: string | null): Promise<NoticedCancellation | undefined> {
  if (id === null) return undefined;
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, id));
  const people = await db.select().from(cancelledTravellers).where(eq(cancelledTravellers.cancellationId, id));
  return (
    row && {
      by: row.by,
      feeMinor: row.feeMinor,
      refundMinor: row.refundMinor,
      travellerIds: people.map(({ travellerId }) => travellerId),
      paidMinor: people.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    }
  );
}

/** What a change of the tour has made different for the reader of the order. */
async function noticedChanges(db: Database, order: LoadedOrder, { bookingId, tourVersion }: Notice): Promise<TripChange[]> {
  const booking = order.bookings.find(({ id }) => id === bookingId);
  if (!booking || tourVersion === null) return [];
  const tour = { kind: "tour" as const, id: booking.tourId };
  const [before, after] = [await readVersion(db, tour, tourVersion - 1), await readVersion(db, tour, tourVersion)];
  return before && after ? urgentChanges(readerOf(order).language, before, after) : [];
}

async function feesTaken(db: Database, order: LoadedOrder): Promise<Map<string, number>> {
  const ids = order.bookings.map(({ id }) => id);
  const rows = await db
    .select({ bookingId: cancellations.bookingId, feeMinor: sql<number>`sum(${cancellations.feeMinor})`.mapWith(Number) })
    .from(cancellations)
    .where(inArray(cancellations.bookingId, ids))
    .groupBy(cancellations.bookingId);
  return new Map(rows.map(({ bookingId, feeMinor }) => [bookingId, feeMinor]));
}

/** To the review that is asked for, else to the page of the booking; a guest's with the secret of her link. */
function buttonOf({ env, secret }: MailContext, order: LoadedOrder, { notice, kind }: { notice: Notice; kind: BookingEmail["kind"] }) {
  const { language, t } = readerOf(order);
  const booking = order.bookings.find(({ id }) => id === notice.bookingId);
  const to = (path: string) => env.origin + localPath(language, path);
  if (kind === "reviewInvitation" && booking)
    return {
      label: t("bookingMail:reviewInvitation.button"),
      url: to(bookingPath(booking.reference, "/review", reviewToken(secret, booking.id))),
    };
  const token = order.customerId === null ? guestToken(secret, order.id) : undefined;
  if (kind === "tripChanged" && booking)
    return { label: t("bookingMail:tripChanged.button"), url: to(bookingPath(booking.reference, "/notes", token)) };
  if (booking && (kind === "departureCancelled" || kind === "choiceReminder"))
    return { label: t("bookingMail:departureCancelled.button"), url: to(bookingPath(booking.reference, "/choice", token)) };
  return { label: t("bookingMail:seeBooking"), url: to(bookingPath(booking?.reference ?? order.reference, "", token)) };
}

async function attachmentsOf(
  context: MailContext,
  order: LoadedOrder,
  { trips, settings }: { trips: LoadedBooking[]; settings: Settings },
) {
  if (trips.length === 0) return [];
  const content = await calendarOf(context, order, { trips, settings });
  return [{ filename: `${order.reference}.ics`, contentType: "text/calendar; charset=utf-8", content }];
}

async function render(
  context: MailContext,
  { order, notice, settings }: NoticeFacts,
  mail: BookingEmail,
): Promise<RenderedMail | undefined> {
  if (order.contactEmail === null) return undefined;
  const { language, t } = readerOf(order);
  const { kind, subject, calendar, ...body } = mail;
  const button = buttonOf(context, order, { notice, kind });
  const texts = {
    ...body,
    greeting: t("mail:greeting", { name: order.contactName ?? "" }),
    closing: [
      ...(order.customerId === null && kind !== "reviewInvitation" ? [t("bookingMail:guestLink")] : []),
      t("bookingMail:questions", { phone: settings.contacts.phones[0] ?? "" }),
    ],
  };
  return renderMail({
    // So that the history of the booking can say how far its mail has come.
    id: notice.id,
    template: `booking-${kind}`,
    language,
    to: { ...(order.contactName !== null && { name: order.contactName }), address: order.contactEmail },
    subject,
    body: <NoticeMail brand={mailBrand(language, settings, context.env.origin)} texts={texts} button={button} />,
    attachments: await attachmentsOf(context, order, { trips: calendar, settings }),
  });
}

/** Renders the mail of a notice; undefined where there is nothing to tell any more, or nobody to tell it to. */
async function mailOf(context: MailContext, notice: Notice): Promise<RenderedMail | undefined> {
  const { db, now } = context;
  const order = await findOrder(db, notice.orderId);
  if (!order) return undefined;
  const facts: NoticeFacts = {
    notice,
    order,
    settings: await readSettings(db),
    now: now(),
    feesTaken: await feesTaken(db, order),
    cancellation: await noticedCancellation(db, notice.cancellationId),
    tripChanges: await noticedChanges(db, order, notice),
    runs: await runsOf(
      db,
      order.bookings.map(({ departureId }) => departureId),
    ),
  };
  const mail = emailOf(facts);
  return mail && render(context, facts, mail);
}

/** Puts the mail into the outbox and notes that, in one; false where another process has done so. */
async function settleNotice({ db, now }: MailContext, notice: Notice, mail: RenderedMail | undefined): Promise<boolean> {
  return db.transaction(async (tx) => {
    const at = now();
    const marked = await tx
      .update(bookingNotices)
      .set({ mailedAt: at })
      .where(and(eq(bookingNotices.id, notice.id), isNull(bookingNotices.mailedAt)))
      .returning({ id: bookingNotices.id });
    if (marked.length === 0) return false;
    if (mail) await queueMails(tx, [mail], at);
    return true;
  });
}

/**
 * Writes the mails of all waiting notices, oldest first, each once however many processes do this. One that cannot be rendered keeps
 * waiting and holds nobody else up; it is thrown in the end, so that it is in the log. Returns how many mails were written.
 */
export async function mailNotices(context: MailContext): Promise<number> {
  let written = 0;
  const failures: unknown[] = [];
  for (let after = ""; ;) {
    const batch = await context.db
      .select()
      .from(bookingNotices)
      .where(and(isNull(bookingNotices.mailedAt), after ? gt(bookingNotices.id, after) : undefined))
      .orderBy(asc(bookingNotices.id))
      .limit(perBatch);
    for (const notice of batch)
      try {
        const mail = await mailOf(context, notice);
        if ((await settleNotice(context, notice, mail)) && mail) written++;
      } catch (error) {
        failures.push(error);
      }
    const last = batch.at(-1);
    if (!last || batch.length < perBatch) break;
    after = last.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} booking mails could not be written.`);
  return written;
}
