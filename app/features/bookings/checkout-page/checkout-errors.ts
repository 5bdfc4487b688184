/** Keys of the messages shown at the fields of the checkout. */
export type CheckoutError =
  | "nameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "phoneInvalid"
  | "travellerRequired"
  | "methodRequired"
  | "termsRequired"
  | "tooLong"
  | "unreadable";

/** Longest texts, in characters. */
export const checkoutLimits = { name: 100, email: 254, phone: 30, note: 200 } as const;
