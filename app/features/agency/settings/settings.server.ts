/** What the operator may change without touching code, edited in the admin area; a change bumps the catalogue version. */
import { z } from "zod";
import { schema, type Queryable } from "#db/database.server.ts";
import { currencies } from "#app/values/money.ts";
import { socialNetworks } from "#app/values/social-networks.ts";
import { practiceAccount } from "./practice-account.ts";
import { ranges } from "./settings-ranges.ts";

const phone = z.string().regex(/^\+[0-9 ]{7,20}$/, "with country code, such as +91 11 4000 2015");
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "such as 09:00");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
/** Names of countries in English: a code that has none is no country's. */
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const wholeWithin = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

export const settingsSchema = z.object({
  brand: z.object({
    // It stands in texts, where these would be more than themselves.
    name: z
      .string()
      .min(1)
      .max(40)
      .regex(/^[^{}<>$]*$/),
    legalName: z.string().min(1).max(80),
    foundedYear: wholeWithin(ranges.foundedYear),
    countries: wholeWithin(ranges.countries),
  }),
  contacts: z.object({
    phones: z.array(phone).min(1).max(4),
    emails: z.array(z.email()).min(1).max(4),
    street: z.string().min(1).max(120),
    city: z.string().min(1).max(80),
    postalCode: z.string().max(16),
    /** ISO 3166-1 alpha-2. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, { abort: true })
      .refine((code) => countryNames.of(code) !== undefined),
    /** Where the map shows the office; null where it shows none. */
    latitude: within(ranges.latitude).nullable(),
    longitude: within(ranges.longitude).nullable(),
  }),
  /** Opening hours in the agency's time zone; ISO weekdays. */
  hours: z.object({
    timeZone: z.string().refine(isTimeZone),
    periods: z.array(z.object({ from: z.int().min(1).max(7), to: z.int().min(1).max(7), opens: time, closes: time })).min(1),
  }),
  social: z.array(z.object({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(200) })),
  /** Units of each currency for one US dollar, and the day they were set. */
  rates: z.object({
    date: z.iso.date(),
    INR: within(ranges.INR),
    EUR: within(ranges.EUR),
    GBP: within(ranges.GBP),
    /** Of English pages, until a visitor chooses; the other languages have their own (default-currency.ts). */
    defaultCurrency: z.enum(currencies),
  }),
  booking: z.object({
    /** Kept once per booking that is cancelled in the full tier; US cents. */
    administrativeFeeUsdMinor: wholeWithin(ranges.administrativeFeeUsdMinor),
    /** By how much a date that is taken instead of a cancelled one may be dearer at the same price; US cents a traveller. */
    dearerDateUsdMinor: wholeWithin(ranges.dearerDateUsdMinor),
    /** What a child pays of the adult's shown price, in per cent; null where there is no price for children. */
    childPricePercent: wholeWithin(ranges.childPricePercent).nullable(),
    /** Booking closes this many days before the start. */
    cutOffDays: wholeWithin(ranges.cutOffDays),
    /** How long a checkout keeps its seats; the one extension is as long again. */
    holdMinutes: wholeWithin(ranges.holdMinutes),
    /** When the money of a bank transfer must have arrived. */
    transferDueHours: wholeWithin(ranges.transferDueHours),
  }),
  departures: z.object({
    /** How far ahead rules put departures on sale, and by hand one can be added. */
    monthsAhead: wholeWithin(ranges.monthsAhead),
  }),
  /** Where a bank transfer goes: shown with the reference to quote. */
  bankTransfer: z.object({
    accountHolder: z.string().min(1).max(80),
    bank: z.string().min(1).max(80),
    /** IBAN where there is one, else the account number. */
    accountNumber: z.string().regex(/^[A-Z0-9 ]{5,42}$/, "capital letters, digits and spaces"),
    /** A BIC, or an Indian branch's IFSC (app/values/bank-code.ts). */
    bic: z.string().regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/, "8 or 11 capital letters and digits"),
    /** Where rupees can be paid by UPI; empty where the agency has no such address. */
    upi: z.string().regex(/^(?:[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,63})?$/, "such as yatrika@okbank"),
  }),
});

export type Settings = z.infer<typeof settingsSchema>;

export const defaultSettings: Settings = {
  brand: { name: "Yatrika", legalName: "Yatrika Tours & Travel", foundedYear: 2015, countries: 50 },
  contacts: {
    phones: ["+91 11 4000 2015", "+91 98100 02015"],
    emails: ["hello@yatrika.example", "bookings@yatrika.example"],
    street: "14 Lodhi Gardens Road",
    city: "New Delhi",
    postalCode: "110003",
    country: "IN",
    latitude: 28.5931,
    longitude: 77.2197,
  },
  hours: {
    timeZone: "Asia/Kolkata",
    periods: [
      { from: 1, to: 5, opens: "09:00", closes: "18:00" },
      { from: 6, to: 6, opens: "10:00", closes: "16:00" },
    ],
  },
  social: [
    { network: "instagram", url: "https://www.instagram.com/yatrika.example" },
    { network: "facebook", url: "https://www.facebook.com/yatrika.example" },
    { network: "youtube", url: "https://www.youtube.com/@yatrika.example" },
  ],
  rates: { date: "2026-11-01", INR: 75, EUR: 0.92, GBP: 0.79, defaultCurrency: "INR" },
  booking: {
    administrativeFeeUsdMinor: 5_000,
    dearerDateUsdMinor: 0,
    childPricePercent: 75,
    cutOffDays: 7,
    holdMinutes: 30,
    transferDueHours: 72,
  },
  departures: { monthsAhead: 18 },
  bankTransfer: { ...practiceAccount, upi: "" },
};

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** `stored` with what it lacks from `defaults`, key by key; a list is one value, and is replaced whole. */
function withDefaults(defaults: unknown, stored: unknown): unknown {
  if (!isPlain(defaults) || !isPlain(stored)) return stored;
  const keys = Object.entries(stored).map(([key, value]) => [key, withDefaults(defaults[key], value)]);
  return { ...defaults, ...Object.fromEntries(keys) };
}

/**
 * All settings; a key nobody has set has its default, also within a section that an older release has saved without it. Throws
 * when a stored value is not valid, so that a wrong rate never prices a tour.
 */
export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: schema.settings.key, value: schema.settings.value }).from(schema.settings);
  return settingsSchema.parse(withDefaults(defaultSettings, Object.fromEntries(rows.map((row) => [row.key, row.value]))));
}

/** Years since the founding year, never below ten (docs/product.md). */
export const yearsOfExperience = (foundedYear: number, now: Date) => Math.max(10, now.getUTCFullYear() - foundedYear);
