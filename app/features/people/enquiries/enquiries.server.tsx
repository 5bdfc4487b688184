/** Messages and booking requests: stored, told to the agency, and acknowledged to the sender, all or nothing. */
import crypto from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { schema, type Database } from "#db/database.server.ts";
import { writeAudit } from "#app/features/agency/audit/audit.server.ts";
import { partySize, type Party } from "#app/features/selling/bookings/booking-price.ts";
import { partyText } from "#app/features/selling/bookings/party-text.ts";
import { mailBrand, unaskedMailBrand } from "#app/features/agency/mail/mail-brand.server.ts";
import { queueMails, renderMail } from "#app/features/agency/mail/outbox.server.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import { formatsFor } from "#app/i18n/format.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { defaultLanguage, languageFacts, type Language } from "#app/i18n/languages.ts";
import { countRequest, rateLimits } from "#app/platform/rate-limit.server.ts";
import { newReference } from "#app/platform/reference.server.ts";
import { foldText } from "#app/values/folded-text.ts";
import type { Currency } from "#app/values/money.ts";
import { EnquiryNotificationMail, EnquiryReceivedMail } from "./enquiry-mails.tsx";
import type { EnquiryForm } from "./enquiry-form.server.ts";

/** What a booking request asks for, already checked against the catalogue. */
export type RequestedTour = {
  tourId: number;
  title: string;
  departure: { id: string; startDate: string } | undefined;
  party: Party;
  /** Whole units of the currency shown, for the party. */
  total: number;
  currency: Currency;
};

export type EnquiryOutcome = { ok: true; reference: string } | { ok: false; reason: "too_many"; wait: number };

/** The facts of a booking request as a reader of `language` sees them. */
function requestFacts(request: RequestedTour | undefined, language: Language) {
  if (!request) return [];
  const t = translator(language);
  const formats = formatsFor(language);
  return [
    { name: t("mail:enquiryReceived.tour"), value: request.title },
    {
      name: t("mail:enquiryReceived.departure"),
      value: request.departure ? formats.date(request.departure.startDate) : t("mail:enquiryReceived.anyDeparture"),
    },
    { name: t("mail:enquiryReceived.travellers"), value: partyText(t, formats, request.party) },
    { name: t("mail:enquiryReceived.price"), value: formats.money(request.total, request.currency) },
  ];
}

type MailContext = Pick<Context, "language" | "settings" | "env">;
/** What was sent, and the reference that it has got. */
type Taken = { form: EnquiryForm; reference: string; request: RequestedTour | undefined };

/** The agency's answers refer to this mail by its id, so that mail programs show them below it. */
function acknowledgement({ language, settings, env }: MailContext, id: string, { form, reference, request }: Taken) {
  const t = translator(language);
  const brand = unaskedMailBrand(language, settings, env.origin);
  const key = "mail:enquiryReceived";
  const texts = {
    heading: request ? t(`${key}.bookingHeading`) : t(`${key}.heading`),
    preview: t(`${key}.preview`),
    greeting: t("mail:greeting", { name: form.name }),
    text: request ? t(`${key}.bookingText`, { reference }) : t(`${key}.text`, { reference }),
    yourRequest: t(`${key}.yourRequest`),
    yourMessage: t(`${key}.yourMessage`),
    urgent: t(`${key}.urgent`, { phone: settings.contacts.phones[0] ?? "" }),
  };
  return renderMail({
    id,
    template: "enquiry-received",
    language,
    to: { name: form.name, address: form.email },
    subject: t(`${key}.subject`, { reference }),
    body: <EnquiryReceivedMail brand={brand} texts={texts} facts={requestFacts(request, language)} message={form.message} />,
    headers: { "Auto-Submitted": "auto-replied" },
  });
}

/** The agency reads English, and in which language to answer. */
function notification({ language, settings, env }: MailContext, { form, reference, request }: Taken) {
  const t = translator(defaultLanguage);
  const key = "mail:enquiryNotification";
  const brand = mailBrand(defaultLanguage, settings, env.origin);
  const facts = [
    { name: t(`${key}.from`), value: `${form.name} <${form.email}>` },
    { name: t(`${key}.language`), value: languageFacts[language].name },
    ...requestFacts(request, defaultLanguage),
  ];
  const texts = {
    heading: request ? t(`${key}.bookingHeading`, { name: form.name }) : t(`${key}.heading`, { name: form.name }),
    preview: t(`${key}.preview`, { name: form.name }),
    reply: t(`${key}.reply`),
  };
  return renderMail({
    template: "enquiry-notification",
    language: defaultLanguage,
    to: { name: settings.brand.name, address: settings.contacts.emails[0] ?? "" },
    replyTo: form.email,
    subject: t(`${key}.subject`, { reference, subject: form.subject }),
    body: <EnquiryNotificationMail brand={brand} texts={texts} facts={facts} message={form.message} />,
  });
}

/** The same words from the same sender about the same trip on the same day are one message, however often they are sent. */
function contentKeyOf(form: EnquiryForm, request: RequestedTour | undefined, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  const content = [
    day,
    form.email.toLowerCase(),
    form.name,
    form.subject,
    form.message,
    request?.tourId,
    request?.departure?.id,
    request?.party.adults,
    request?.party.children,
  ];
  return crypto.createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Takes a message or booking request. Sending the same again gives the same reference and nothing twice; a filled
 * honeypot gets a reference and is not stored.
 */
export async function submitEnquiry(context: Context, form: EnquiryForm, request: RequestedTour | undefined): Promise<EnquiryOutcome> {
  const { db, enqueue, now } = context;
  const reference = newReference("ENQ");
  if (form.website !== "") return { ok: true, reference };
  const verdict = await countRequest(context, rateLimits.contact, context.address);
  if (!verdict.ok) return { ok: false, reason: "too_many", wait: verdict.wait };
  const contentKey = contentKeyOf(form, request, now());
  const id = uuidv7();
  const taken = { form, reference, request };
  const toSender = await countRequest(context, rateLimits.acknowledgement, form.email.toLowerCase());
  const mails = await Promise.all([...(toSender.ok ? [acknowledgement(context, id, taken)] : []), notification(context, taken)]);
  const { enquiries } = schema;
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(enquiries)
      .values({
        id,
        reference,
        name: form.name,
        email: form.email,
        subject: form.subject,
        message: form.message,
        searchText: foldText([reference, form.name, form.email, form.subject, form.message].join(" ")),
        language: context.language,
        tourId: request?.tourId,
        departureId: request?.departure?.id,
        travellers: request && partySize(request.party),
        children: request?.party.children,
        shownPriceMinor: request ? request.total * 100 : undefined,
        shownCurrency: request?.currency,
        contentKey,
        createdAt: now(),
      })
      .onConflictDoNothing({ target: enquiries.contentKey })
      .returning({ id: enquiries.id });
    if (!added) {
      const [earlier] = await tx.select({ reference: enquiries.reference }).from(enquiries).where(eq(enquiries.contentKey, contentKey));
      return { ok: true, reference: earlier?.reference ?? reference };
    }
    await writeAudit(tx, {
      actorName: "visitor",
      action: request ? "enquiry.booking-request" : "enquiry.message",
      subjectType: "enquiry",
      subjectId: added.id,
    });
    await queueMails(tx, mails, now());
    await enqueue(tx, "deliver-mail");
    return { ok: true, reference };
  });
}

/** Deletes messages and requests 24 months after they were sent (privacy policy, What we store). */
export async function forgetOldEnquiries(db: Database, now: Date): Promise<number> {
  const { enquiries } = schema;
  const keptSince = new Date(now);
  keptSince.setUTCMonth(now.getUTCMonth() - 24);
  const gone = await db.delete(enquiries).where(lt(enquiries.createdAt, keptSince)).returning({ id: enquiries.id });
  return gone.length;
}
