/** Keys of the messages shown at the fields of the checkout. */
export const checkoutErrors = [
  "nameRequired",
  "emailRequired",
  "emailInvalid",
  "phoneInvalid",
  "travellerRequired",
  "methodRequired",
  "termsRequired",
  "tooLong",
  "unreadable",
  "code_unknown",
  "code_not_yet",
  "code_over",
  "code_used_up",
  "code_not_for_this",
  "code_too_few",
] as const;
export type CheckoutError = (typeof checkoutErrors)[number];

/** Longest texts, in characters. */
export const checkoutLimits = { name: 100, email: 254, phone: 30, note: 200 } as const;
