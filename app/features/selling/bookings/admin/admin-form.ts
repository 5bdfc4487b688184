/** What the forms of the admin area send and what the page answers. */
import type { FormAnswer } from "#app/values/form-answer.ts";

/** Longest texts, in characters. */
export const adminLimits = { reference: 100, reason: 500, amount: 20 } as const;

/** Keys of bookingsAdmin:errors. */
export const adminErrors = [
  "amount",
  "date",
  "dateAhead",
  "referenceRequired",
  "tooLong",
  "travellers",
  "reasonRequired",
  "less",
  "capacity",
  "tour",
  "startDay",
  "startTaken",
  "price",
  "minTravellers",
  "decideBy",
  "cutOffDays",
  "guide",
] as const;
export type AdminError = (typeof adminErrors)[number];

/** Keys of bookingsAdmin:problems: why nothing was done. */
export type AdminProblem =
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
  | "capacity"
  | "below_taken"
  | "booked"
  | "started"
  | "moved_meanwhile"
  | "departure_cancelled"
  | "seen";

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

type More = {
  /** How many seats are taken. */
  taken: number;
  quote: ShownQuote;
  /** Id of the departure that stands where one was to be added. */
  exists: string;
};

/** `form` says which of the page's forms was sent: `refund <id>` for that refund's. */
export type AdminAnswer = FormAnswer<AdminProblem, More>;
