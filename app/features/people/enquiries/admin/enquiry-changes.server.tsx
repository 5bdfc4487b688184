/** What staff do about an enquiry: answer it by mail, note something, set its status. */
import { and, asc, eq } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { Actor } from "#app/features/people/access/actor.ts";
import { requirePermission, type Context } from "#app/features/people/access/context.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { unaskedMailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { messageIdOf, queueMails, renderMail } from "#app/features/agency/mail/outbox.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, isLanguage } from "#app/i18n/languages.ts";
import { dateInZone } from "#app/values/calendar-date.ts";
import { schema, type Transaction } from "#db/database.server.ts";
import { EnquiryAnswerMail } from "./answer-mail.tsx";
import type { EntryKind } from "./enquiry-admin-form.ts";
import type { EnquiryStatus } from "./enquiry-list.ts";

const { enquiries, enquiryEntries } = schema;

/** `changed`: somebody else has changed the enquiry since the page was shown. */
export type EnquiryOutcome = { ok: true } | { ok: false; reason: "absent" | "changed" };

type Enquiry = typeof enquiries.$inferSelect;
/** What was written on a page: `key` is the page's own, `seen` the revision of the enquiry that it has shown. */
type Written = { key: string; seen: number; text: string };

/** Mail programs show at most so many steps of a thread; the first, to which all refer, is always among them. */
const referencesKept = 20;

/** The answer as a mail in the enquirer's language. It refers to the mails before it, and what she replies goes to the agency. */
async function answerMail(context: Context, enquiry: Enquiry, answer: { id: string; text: string }) {
  const { db, env, settings } = context;
  const language = isLanguage(enquiry.language) ? enquiry.language : defaultLanguage;
  const t = translator(language);
  const key = "mail:enquiryAnswer";
  const earlier = await db
    .select({ id: enquiryEntries.id })
    .from(enquiryEntries)
    .where(and(eq(enquiryEntries.enquiryId, enquiry.id), eq(enquiryEntries.kind, "answer")))
    .orderBy(asc(enquiryEntries.createdAt), asc(enquiryEntries.id));
  const before = [enquiry.id, ...earlier.slice(-referencesKept).map(({ id }) => id)].map(messageIdOf);
  const { reference, subject, name } = enquiry;
  const date = formatsFor(language).date(dateInZone(enquiry.createdAt, settings.hours.timeZone), "long");
  const texts = {
    heading: t(`${key}.heading`),
    preview: answer.text.slice(0, 120),
    greeting: t("mail:greeting", { name }),
    reply: t(`${key}.reply`),
    youWrote: t(`${key}.youWrote`, { date }),
  };
  return renderMail({
    id: answer.id,
    template: "enquiry-answer",
    language,
    to: { name, address: enquiry.email },
    replyTo: settings.contacts.emails[0] ?? "",
    // The reference comes first: a long subject may be cut off at its end.
    subject: t(`${key}.subject`, { reference, subject }),
    body: (
      <EnquiryAnswerMail
        brand={unaskedMailBrand(language, settings, env.origin)}
        texts={texts}
        answer={answer.text}
        message={enquiry.message}
      />
    ),
    headers: { "In-Reply-To": before.at(-1) ?? "", References: before.join(" ") },
  });
}

/** The enquiry, locked: whoever changes it after this waits. */
async function lockEnquiry(tx: Transaction, id: string): Promise<Enquiry | undefined> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("update");
  return enquiry;
}

/** What a form with this key has written, if it was sent before. */
async function writtenBefore(tx: Transaction, key: string) {
  const [entry] = await tx.select().from(enquiryEntries).where(eq(enquiryEntries.formKey, key));
  return entry;
}

type Change = { action: string; status: EnquiryStatus };

/** Raises the revision, sets the status and notes who did it. The audit holds nothing of what was written. */
async function changeEnquiry(tx: Transaction, actor: Actor, enquiry: Enquiry, { action, status }: Change): Promise<void> {
  await tx
    .update(enquiries)
    .set({ status, revision: enquiry.revision + 1 })
    .where(eq(enquiries.id, enquiry.id));
  await writeAudit(tx, {
    actorId: actor.id,
    actorName: actor.name,
    action,
    subjectType: "enquiry",
    subjectId: enquiry.id,
    ...(status === enquiry.status ? {} : { before: { status: enquiry.status }, after: { status } }),
  });
}

type Entry = { id: string; kind: EntryKind; written: Written; status: (current: EnquiryStatus) => EnquiryStatus; action: string };

/**
 * Adds an entry to a locked enquiry, once for each key: `again` where it is there already. Refused where the enquiry is no longer
 * as its writer has seen it.
 */
async function addEntry(tx: Transaction, actor: Actor, id: string, entry: Entry & { now: Date }) {
  const { kind, written } = entry;
  const enquiry = await lockEnquiry(tx, id);
  if (!enquiry) return "absent";
  const before = await writtenBefore(tx, written.key);
  if (before) return before.enquiryId === id && before.kind === kind && before.body === written.text ? "again" : "changed";
  if (enquiry.revision !== written.seen) return "changed";
  const { text: body, key: formKey } = written;
  const [added] = await tx
    .insert(enquiryEntries)
    .values({ id: entry.id, enquiryId: id, kind, body, authorId: actor.id, formKey, createdAt: entry.now })
    .onConflictDoNothing({ target: enquiryEntries.formKey })
    .returning({ id: enquiryEntries.id });
  if (!added) return "changed";
  await changeEnquiry(tx, actor, enquiry, { action: entry.action, status: entry.status(enquiry.status) });
  return "added";
}

const outcomeOf = (result: "absent" | "changed" | "again" | "added"): EnquiryOutcome =>
  result === "absent" || result === "changed" ? { ok: false, reason: result } : { ok: true };

/** Keeps an answer, mails it and sets the enquiry to answered. The same form sent twice is one answer and one mail. */
export async function answerEnquiry(context: Context, enquiryId: string, written: Written): Promise<EnquiryOutcome> {
  const actor = requirePermission(context, "enquiries.answer");
  const { db, enqueue, now } = context;
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, enquiryId));
  if (!enquiry) return { ok: false, reason: "absent" };
  const id = uuidv7();
  const mail = await answerMail(context, enquiry, { id, text: written.text });
  return db.transaction(async (tx) => {
    const status = () => "answered" as const;
    const result = await addEntry(tx, actor, enquiryId, { id, kind: "answer", written, status, action: "enquiry.answered", now: now() });
    if (result === "added") {
      await queueMails(tx, [mail], now());
      await enqueue(tx, "deliver-mail");
    }
    return outcomeOf(result);
  });
}

/** Keeps a note that only staff see. */
export async function noteOnEnquiry(context: Context, enquiryId: string, written: Written): Promise<EnquiryOutcome> {
  const actor = requirePermission(context, "enquiries.answer");
  return context.db.transaction(async (tx) => {
    const status = (current: EnquiryStatus) => current;
    const entry = { id: uuidv7(), kind: "note" as const, written, status, action: "enquiry.noted", now: context.now() };
    return outcomeOf(await addEntry(tx, actor, enquiryId, entry));
  });
}

/** Sets the status; where it is that already, nothing happens. */
export async function setEnquiryStatus(
  context: Context,
  enquiryId: string,
  wanted: { status: EnquiryStatus; seen: number },
): Promise<EnquiryOutcome> {
  const actor = requirePermission(context, "enquiries.answer");
  return context.db.transaction(async (tx): Promise<EnquiryOutcome> => {
    const enquiry = await lockEnquiry(tx, enquiryId);
    if (!enquiry) return { ok: false, reason: "absent" };
    if (enquiry.status === wanted.status) return { ok: true };
    if (enquiry.revision !== wanted.seen) return { ok: false, reason: "changed" };
    await changeEnquiry(tx, actor, enquiry, { action: "enquiry.status", status: wanted.status });
    return { ok: true };
  });
}
