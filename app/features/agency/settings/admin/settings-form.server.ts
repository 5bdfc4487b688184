/** Between the settings and the flat fields of their forms. What is valid says `settingsSchema` alone; here its issues get the words of a field. */
import type { z } from "zod";
import { cleanLine } from "#app/values/clean-text.ts";
import { bankCodeOf } from "#app/values/bank-code.ts";
import { amountToType, typedAmount } from "#app/values/typed-amount.ts";
import type { CalendarDate } from "#app/values/calendar-date.ts";
import { hoursFields, hoursValue, hoursErrors } from "./settings-hours.ts";
import { contactLines, type SettingsError, type SettingsFields, type SettingsSection } from "./settings-form.ts";
import { ranges } from "#app/features/agency/settings/settings-ranges.ts";
import { socialNetworks } from "#app/values/social-networks.ts";
import { settingsSchema, type Settings } from "#app/features/agency/settings/settings.server.ts";

type Errors = Record<string, SettingsError>;

/** A number as people type it, with a point or a comma before its decimals; NaN for what is none, undefined for nothing. */
function typedNumber(text: string): number | undefined {
  if (text === "") return undefined;
  return /^-?\d{1,9}(?:[.,]\d{1,8})?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}

const linesOf = (name: string, fields: SettingsFields) =>
  [...Array(contactLines).keys()].map((index) => `${name}-${index}`).filter((field) => fields[field]);
const lineFields = (name: string, lines: readonly string[]): SettingsFields =>
  Object.fromEntries([...Array(contactLines).keys()].map((index) => [`${name}-${index}`, lines[index] ?? ""]));
const capitals = (text = "") => text.toUpperCase().replaceAll(/\s+/g, " ");

type Form<Section extends SettingsSection> = {
  fields: (value: Settings[Section]) => SettingsFields;
  /** What was typed, in the shape of the settings, whether it is valid or not. */
  value: (typed: (name: string) => string) => unknown;
  /** The field where an issue at this place of the value is told; its first part where nothing is said. */
  field?: (path: readonly PropertyKey[], fields: SettingsFields) => string;
  /** What is wrong with a text that has not the right form. */
  form: SettingsError["key"] | ((field: string) => SettingsError["key"]);
};

/** Amounts in dollars, as they are typed, and the settings in cents that they are. */
const amountFields = [
  { field: "administrativeFee", setting: "administrativeFeeUsdMinor" },
  { field: "dearerDate", setting: "dearerDateUsdMinor" },
] as const;

const plain = ([name]: readonly PropertyKey[]) => String(name);

const forms: { [Section in SettingsSection]: Form<Section> } = {
  brand: {
    fields: ({ name, legalName, foundedYear, countries }) => ({
      name,
      legalName,
      foundedYear: String(foundedYear),
      countries: String(countries),
    }),
    value: (typed) => ({
      name: typed("name"),
      legalName: typed("legalName"),
      foundedYear: typedNumber(typed("foundedYear")),
      countries: typedNumber(typed("countries")),
    }),
    form: "signs",
  },
  contacts: {
    fields: ({ phones, emails, latitude, longitude, ...address }) => ({
      ...lineFields("phones", phones),
      ...lineFields("emails", emails),
      ...address,
      latitude: String(latitude ?? ""),
      longitude: String(longitude ?? ""),
    }),
    value: (typed) => {
      const lines = (name: string) => [...Array(contactLines).keys()].map((index) => typed(`${name}-${index}`)).filter(Boolean);
      return {
        phones: lines("phones"),
        emails: lines("emails"),
        street: typed("street"),
        city: typed("city"),
        postalCode: typed("postalCode"),
        country: capitals(typed("country")),
        latitude: typedNumber(typed("latitude")) ?? null,
        longitude: typedNumber(typed("longitude")) ?? null,
      };
    },
    // Lines that were left empty are not in the value.
    field: ([name, index], fields) =>
      name === "phones" || name === "emails" ? (linesOf(name, fields)[Number(index ?? 0)] ?? `${name}-0`) : String(name),
    form: (field) => (field.startsWith("phones") ? "phone" : field.startsWith("emails") ? "email" : "country"),
  },
  hours: {
    fields: hoursFields,
    value: hoursValue,
    form: (field) => (field === "timeZone" ? "zone" : "time"),
  },
  social: {
    fields: (links) =>
      Object.fromEntries(socialNetworks.map((network) => [network, links.find((link) => link.network === network)?.url ?? ""])),
    value: (typed) => socialNetworks.flatMap((network) => (typed(network) ? [{ network, url: typed(network) }] : [])),
    field: ([index], fields) => socialNetworks.filter((network) => fields[network])[Number(index)] ?? "instagram",
    form: "link",
  },
  rates: {
    fields: ({ date, INR, EUR, GBP, defaultCurrency }) => ({
      date,
      INR: String(INR),
      EUR: String(EUR),
      GBP: String(GBP),
      defaultCurrency,
    }),
    value: (typed) => ({
      date: typed("date"),
      INR: typedNumber(typed("INR")),
      EUR: typedNumber(typed("EUR")),
      GBP: typedNumber(typed("GBP")),
      defaultCurrency: typed("defaultCurrency"),
    }),
    form: (field) => (field === "defaultCurrency" ? "currency" : "date"),
  },
  booking: {
    fields: ({ administrativeFeeUsdMinor, dearerDateUsdMinor, childPricePercent, cutOffDays, holdMinutes, transferDueHours }) => ({
      administrativeFee: amountToType(administrativeFeeUsdMinor),
      dearerDate: amountToType(dearerDateUsdMinor),
      childPricePercent: childPricePercent === null ? "" : String(childPricePercent),
      cutOffDays: String(cutOffDays),
      holdMinutes: String(holdMinutes),
      transferDueHours: String(transferDueHours),
    }),
    value: (typed) => ({
      administrativeFeeUsdMinor: typedAmount(typed("administrativeFee")),
      dearerDateUsdMinor: typedAmount(typed("dearerDate")),
      childPricePercent: typedNumber(typed("childPricePercent")) ?? null,
      cutOffDays: typedNumber(typed("cutOffDays")),
      holdMinutes: typedNumber(typed("holdMinutes")),
      transferDueHours: typedNumber(typed("transferDueHours")),
    }),
    field: (path) => amountFields.find(({ setting }) => setting === path[0])?.field ?? plain(path),
    form: "number",
  },
  departures: {
    fields: ({ monthsAhead }) => ({ monthsAhead: String(monthsAhead) }),
    value: (typed) => ({ monthsAhead: typedNumber(typed("monthsAhead")) }),
    form: "number",
  },
  bankTransfer: {
    fields: (account) => ({ ...account }),
    value: (typed) => ({
      accountHolder: typed("accountHolder"),
      bank: typed("bank"),
      accountNumber: capitals(typed("accountNumber")),
      bic: capitals(typed("bic")),
      upi: typed("upi"),
    }),
    form: (field) => (field === "bic" || field === "upi" ? field : "account"),
  },
};

/** The remainder by 97 of an IBAN is 1 (ISO 13616): a slip of the pen would send money to nobody. */
function isSlippedIban(account: string): boolean {
  const iban = account.replaceAll(" ", "");
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) !== 1;
}

/** What the form of a section begins with. */
export function fieldsOf<Section extends SettingsSection>(section: Section, settings: Settings): SettingsFields {
  return forms[section].fields(settings[section]);
}

function errorOf(issue: z.core.$ZodIssue, typed: string, form: SettingsError["key"], field: string): SettingsError {
  if (typed === "") return { key: "required" };
  const range = Object.entries(ranges).find(([name]) => name === field)?.[1];
  const amountOf = amountFields.find((amount) => amount.field === field);
  switch (issue.code) {
    case "invalid_type":
      return { key: amountOf ? "amount" : issue.expected === "int" ? "whole" : "number" };
    case "too_big":
    case "too_small":
      if (amountOf) return { key: "range", min: 0, max: ranges[amountOf.setting].max / 100 };
      return range ? { key: "range", ...range } : { key: "tooLong", max: Number(issue.code === "too_big" ? issue.maximum : 0) };
    default:
      return { key: form };
  }
}

/** What the settings alone cannot tell. */
function furtherErrors(section: SettingsSection, fields: SettingsFields, today: CalendarDate): Errors {
  const { date = "", accountNumber = "", bic = "" } = fields;
  if (section === "rates" && date > today) return { date: { key: "dateAhead" } };
  if (section === "bankTransfer" && isSlippedIban(capitals(accountNumber))) return { accountNumber: { key: "account" } };
  // What is stored may be older than this: only what is typed is held to the form of its code.
  if (section === "bankTransfer" && bic && !bankCodeOf(capitals(bic))) return { bic: { key: "bic" } };
  return section === "hours" ? hoursErrors(fields) : {};
}

const rateNames = ["INR", "EUR", "GBP"] as const;

/**
 * The day of rates that were sent: today where she says so, and where she has changed a rate but not the day. What was looked at and left
 * alone keeps its day.
 */
export function withRatesDay(sent: SettingsFields, stored: SettingsFields, today: CalendarDate): SettingsFields {
  const isChanged = rateNames.some((name) => typedNumber(sent[name] ?? "") !== typedNumber(stored[name] ?? ""));
  return sent.ofToday || (isChanged && sent.date === stored.date) ? { ...sent, date: today } : sent;
}

type ParsedSettings = { ok: true; value: Settings[SettingsSection] } | { ok: false; errors: Errors };

/** Reads the form of a section. `today` is the agency's day: rates of tomorrow are nobody's. */
export function parseSettings(section: SettingsSection, fields: SettingsFields, today: CalendarDate): ParsedSettings {
  const { value, field = plain, form } = forms[section];
  const typed = (name: string) => fields[name] ?? "";
  const schema: z.ZodType<Settings[SettingsSection]> = settingsSchema.shape[section];
  const parsed = schema.safeParse(value(typed));
  const errors: Errors = furtherErrors(section, fields, today);
  for (const issue of parsed.error?.issues ?? []) {
    const name = field(issue.path, fields);
    errors[name] ??= errorOf(issue, typed(name), typeof form === "function" ? form(name) : form, name);
  }
  return parsed.success && Object.keys(errors).length === 0 ? { ok: true, value: parsed.data } : { ok: false, errors };
}

/** The texts of a sent form: a line each, without control characters. */
export const sentFields = (sent: FormData): SettingsFields =>
  Object.fromEntries([...sent].flatMap(([name, value]) => (typeof value === "string" ? [[name, cleanLine(value)]] : [])));
