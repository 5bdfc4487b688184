/** Longest message, in characters (UTF-16 units, as the browser's maxlength counts). */
export const messageLimit = 5_000;
/** Longest line in each of the other fields. */
export const lineLimits = { name: 100, email: 254, subject: 200 };

/** What can be wrong with the fields: keys of contact:errors. */
export const enquiryErrors = [
  "nameRequired",
  "nameTooLong",
  "emailRequired",
  "emailInvalid",
  "subjectRequired",
  "subjectTooLong",
  "messageRequired",
  "messageTooLong",
] as const;
export type EnquiryError = (typeof enquiryErrors)[number];
