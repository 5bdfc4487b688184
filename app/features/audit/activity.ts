/** Every action that verbs write into the audit log and that has words of its own (admin:activity); others are shown as they are written. */
export const knownActions = [
  "enquiry.message",
  "enquiry.booking-request",
  "newsletter.confirmed",
  "newsletter.unsubscribed",
  "account.type",
  "account.deleted",
  "account.registered",
  "account.email-confirmed",
  "account.email-changed",
  "account.admin-signed-in",
  "account.provider-joined",
  "account.sign-in-blocked",
  "booking.held",
  "booking.hold-extended",
  "booking.hold-expired",
  "booking.hold-given-up",
  "booking.submitted",
  "booking.payment",
  "booking.confirmed",
  "booking.rejected",
  "booking.expired",
  "booking.redeemed",
  "booking.cancelled",
  "booking.cancelled-by-agency",
  "booking.refund-sent",
  "booking.surplus-refund",
  "team.added",
  "team.changed",
  "team.moved",
  "team.deleted",
] as const;

export type KnownAction = (typeof knownActions)[number];
export const isKnownAction = (action: string): action is KnownAction => knownActions.some((known) => known === action);

/** An action nobody has put into words, readable all the same: `trip-data.rolled-back` is `trip data: rolled back`. */
export const readableAction = (action: string): string => action.replaceAll(/[-_]/g, " ").replaceAll(".", ": ");

const programs = ["visitor", "customer", "system"] as const;
/** Names under which verbs note who has none. */
export const isNamelessActor = (name: string): name is (typeof programs)[number] => programs.some((program) => program === name);
