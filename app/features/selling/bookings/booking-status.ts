/** The seven states of a booking, named as OCTO, the standard of tour operators, names them, and no other. */
export const bookingStatuses = ["ON_HOLD", "PENDING", "CONFIRMED", "REJECTED", "EXPIRED", "CANCELLED", "REDEEMED"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const next: Record<BookingStatus, readonly BookingStatus[]> = {
  ON_HOLD: ["PENDING", "CONFIRMED", "EXPIRED"],
  PENDING: ["CONFIRMED", "REJECTED", "EXPIRED", "CANCELLED"],
  CONFIRMED: ["CANCELLED", "REDEEMED"],
  /** Only by a late payment that found seats. */
  EXPIRED: ["CONFIRMED"],
  REJECTED: [],
  CANCELLED: [],
  REDEEMED: [],
};

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => next[from].includes(to);

/** The states in which each traveller who has not cancelled takes a seat of the departure. */
export const seatedStatuses = ["ON_HOLD", "PENDING", "CONFIRMED", "REDEEMED"] as const satisfies readonly BookingStatus[];
export const takesSeats = (status: BookingStatus): boolean => seatedStatuses.some((seated) => seated === status);

/** The states in which money is still expected. */
export const awaitsPayment = (status: BookingStatus): boolean => status === "ON_HOLD" || status === "PENDING";

/** The states of which an invoice tells: a hold is not sold yet, and what was not accepted or not paid never was. */
export const isInvoiced = (status: BookingStatus): boolean => status !== "ON_HOLD" && status !== "REJECTED" && status !== "EXPIRED";

/** The states in which a booking can be cancelled, by its customer or the agency. */
export const canBeCancelled = (status: BookingStatus): boolean => canBecome(status, "CANCELLED");
