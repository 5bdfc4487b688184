/** What can be wrong with the address that a link is asked for. */
export const mailRequestErrors = ["emailInvalid", "tooMany"] as const;
export type MailRequestError = (typeof mailRequestErrors)[number];
