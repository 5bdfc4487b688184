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
] as const;
export type CheckoutError = (typeof checkoutErrors)[number];

/** Longest texts, in characters. */
export const checkoutLimits = { name: 100, email: 254, phone: 30, note: 200 } as const;
