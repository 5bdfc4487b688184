/** What the forms about an account ask for: the longest texts, and what can be wrong with a field. */
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";

/** Longest first or last name. */
export const maxNameLength = 80;
export const maxPhoneLength = 40;
export const maxEmailLength = 254;

export const nameFields = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
] as const;

const newPasswordErrors = ["passwordRequired", "passwordTooShort", "passwordTooLong", "passwordCommon", "passwordsDiffer"] as const;
const personErrors = ["nameTooLong", "emailInvalid", "phoneTooLong"] as const;

/** Keys of signIn:errors. */
export const signInErrors = [
  ...newPasswordErrors,
  ...personErrors,
  "firstNameRequired",
  "lastNameRequired",
  "emailRequired",
  "termsRequired",
] as const;
export type SignInError = (typeof signInErrors)[number];

/** Keys of profile:errors. */
export const profileErrors = [
  ...newPasswordErrors,
  ...personErrors,
  "firstNameShort",
  "lastNameShort",
  "passwordsIncomplete",
  "currentPasswordMissing",
  "currentPasswordWrong",
  "currentEmailMissing",
  "currentEmailWrong",
] as const;
export type ProfileError = (typeof profileErrors)[number];

/** The `limit` in the texts of some of them. */
export const errorLimits: Partial<Record<string, number>> = {
  nameTooLong: maxNameLength,
  phoneTooLong: maxPhoneLength,
  passwordTooShort: minPasswordLength,
  passwordTooLong: maxPasswordLength,
};
