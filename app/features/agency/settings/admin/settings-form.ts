/** What the forms of the settings send and what the page answers. */

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
