/** What the forms of the desk send and what the page answers. */

/** Longest texts, in characters. */
export const deskLimits = { reference: 100, reason: 500, amount: 20 } as const;

/** Keys of bookingsDesk:errors. */
export type DeskError =
  | "amount"
  | "date"
  | "dateAhead"
  | "referenceRequired"
  | "tooLong"
  | "travellers"
  | "reasonRequired"
  | "less"
  | "capacity"
  | "tour"
  | "startDay"
  | "startTaken";

/** Keys of bookingsDesk:problems: why nothing was done. */
export type DeskProblem =
  | "forbidden"
  | "not_found"
  | "not_possible"
  | "not_submitted"
  | "wrong_currency"
  | "reference_used"
  | "not_cancellable"
  | "after_start"
  | "children_alone"
  | "travellers"
  | "quote_outdated"
  | "amount"
  | "unreadable"
  | "capacity"
  | "below_taken"
  | "booked"
  | "started"
  | "moved_meanwhile"
  | "undelivered";

/** The cancellation that staff have been shown. */
export type ShownQuote = {
  id: string;
  by: "customer" | "agency";
  percent: number;
  feeMinor: number;
  refundMinor: number;
  /** ISO 8601: the amounts hold until then. */
  validUntil: string;
  lines: { travellerId: string; paidMinor: number; feeMinor: number; refundMinor: number }[];
};

/** `form` says which of the page's forms was sent: `refund <id>` for that refund's. */
export type DeskAnswer = {
  /** Tells one answer from the next. */
  at: string;
  form: string;
  problem?: DeskProblem;
  taken?: number;
  errors?: Record<string, DeskError>;
  values?: Record<string, string>;
  quote?: ShownQuote;
  /** Id of the departure that stands where one was to be added. */
  exists?: string;
};
