/** What the forms of the settings send and what the page answers. */

export const networks = ["instagram", "facebook", "youtube", "x", "linkedin"] as const;

/** The least and the most that makes sense. Rates are so narrow that a slip of the decimal point is noticed. */
export const ranges = {
  foundedYear: { min: 1900, max: 2100 },
  countries: { min: 1, max: 200 },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
  /** Units for one US dollar. */
  INR: { min: 40, max: 200 },
  EUR: { min: 0.4, max: 2 },
  GBP: { min: 0.4, max: 2 },
  administrativeFeeUsdMinor: { min: 0, max: 1_000_000 },
  childPricePercent: { min: 0, max: 100 },
  cutOffDays: { min: 0, max: 60 },
  holdMinutes: { min: 5, max: 1_440 },
  transferDueHours: { min: 1, max: 1_440 },
} as const;

/** How many phone numbers and email addresses can be given. */
export const contactLines = 4;

/** Each has a form of its own: what is changed together is saved together. */
export const settingsSections = ["brand", "contacts", "hours", "social", "rates", "booking", "bankTransfer"] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** `key` of settings:errors, with what it says. */
export type SettingsError = {
  key:
    | "required"
    | "tooLong"
    | "signs"
    | "number"
    | "whole"
    | "range"
    | "phone"
    | "email"
    | "country"
    | "zone"
    | "time"
    | "closesFirst"
    | "neverOpen"
    | "link"
    | "date"
    | "dateAhead"
    | "account"
    | "bic"
    | "amount";
  min?: number;
  max?: number;
};

/** What a form holds, by the names of its fields. */
export type SettingsFields = Record<string, string>;

export type SettingsAnswer = {
  /** Tells one answer from the next. */
  at: string;
  section?: SettingsSection;
  values?: SettingsFields;
  errors?: Record<string, SettingsError>;
  /** Keys of settings:problems: why nothing was saved. */
  problem?: "stale" | "unreadable" | "undelivered" | "forbidden";
  /** What somebody else has saved meanwhile, and what to send to replace it knowingly. */
  stored?: { values: SettingsFields; version: string };
};

/** Where the section is on the page. */
export const sectionId = (section: SettingsSection) => `settings-${section}`;
export const settingsPath = "/admin/settings";
