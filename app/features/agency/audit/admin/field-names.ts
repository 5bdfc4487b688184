import { factNames, textNames } from "#app/features/publishing/content/admin/editor/field-names.ts";
import { isLanguage, type Language } from "#app/i18n/languages.ts";

/** Fields that verbs write into the audit log beside those of content, and that have words (audit:fields). */
const ownNames = [
  "legalName",
  "foundedYear",
  "countries",
  "phones",
  "emails",
  "street",
  "city",
  "postalCode",
  "INR",
  "EUR",
  "GBP",
  "defaultCurrency",
  "administrativeFeeUsdMinor",
  "dearerDateUsdMinor",
  "childPricePercent",
  "cutOffDays",
  "holdMinutes",
  "transferDueHours",
  "monthsAhead",
  "accountHolder",
  "bank",
  "accountNumber",
  "bic",
  "upi",
  "state",
  "slug",
  "place",
  "order",
  "pictures",
  "image",
  "alts",
  "focalX",
  "focalY",
  "positions",
  "answer",
  "tourId",
  "startDate",
  "endDate",
  "capacity",
  "recurrence",
  "season",
  "exceptions",
  "datesAdded",
  "datesRemoved",
  "datesClosed",
  "seats",
  "travellers",
  "amountMinor",
  "refundMinor",
  "totalMinor",
  "percent",
  "method",
  "provider",
  "providerReference",
  "code",
  "from",
  "fields",
  "status",
  "userType",
  "roles",
  "sessions",
  "kind",
  "rows",
  "skipped",
  "fileName",
  "links",
  "periods",
] as const;
/** Every field that has words; others are shown as they are written. */
const knownFields = [...factNames, ...textNames, ...ownNames] as const;
export type KnownField = (typeof knownFields)[number];

const isKnownField = (name: string): name is KnownField => knownFields.some((known) => known === name);

/** A field of an entry: what it is, where it has words, and the language whose text it is. `rest` names a part of it. */
export type AuditField = { name: KnownField; language?: Language; rest?: string };

/** Reads `basePriceUsd`, `de.title`, `de.details hotels` and `alts de`; undefined where the name has no words. */
export function auditField(written: string): AuditField | undefined {
  const [head = "", ...others] = written.split(" ");
  const [before = "", after] = head.split(".");
  const ofLanguage = after !== undefined && isLanguage(before);
  const name = ofLanguage ? after : head;
  if (!isKnownField(name)) return undefined;
  const [last = ""] = others;
  if (!ofLanguage && others.length === 1 && isLanguage(last)) return { name, language: last };
  const rest = others.join(" ");
  return { name, ...(ofLanguage && { language: before }), ...(rest && { rest }) };
}

/** True for amounts that are kept in hundredths of their currency. */
export const isInHundredths = (written: string): boolean => written.endsWith("Minor");
