/** What the forms of the settings send and what the page answers. */
import type { FormAnswer } from "#app/values/form-answer.ts";

/** How many phone numbers and email addresses can be given. */
export const contactLines = 4;

/** Each has a form of its own: what is changed together is saved together. */
export const settingsSections = ["brand", "contacts", "hours", "social", "rates", "booking", "departures", "bankTransfer"] as const;
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
    | "currency"
    | "dateAhead"
    | "account"
    | "bic"
    | "upi"
    | "amount";
  min?: number;
  max?: number;
};

/** What a form holds, by the names of its fields. */
export type SettingsFields = Record<string, string>;

/** `form` is the section that was sent. What is wrong with a field says more than a key: the least and the most. */
export type SettingsAnswer = FormAnswer<
  "stale",
  {
    values: SettingsFields;
    errors: Record<string, SettingsError>;
    /** What somebody else has saved meanwhile, and what to send to replace it knowingly. */
    stored: { values: SettingsFields; version: string };
  }
>;
export type SettingsRefusal = Omit<SettingsAnswer, "at">;

/** Where the section is on the page. */
export const sectionId = (section: SettingsSection) => `settings-${section}`;
export const settingsPath = "/admin/settings";
