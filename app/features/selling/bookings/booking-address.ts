/** The pages of a booking. */
export type BookingSubpage = "" | "/change" | "/cancel" | "/invoice" | "/calendar.ics" | "/review";

const tokenQuery = (token: string | undefined): string => (token === undefined ? "" : `?token=${encodeURIComponent(token)}`);

/** Where a card payment is gone on with, in English; `reference` is the order's. */
export const paymentPagePath = (reference: string, token?: string): string => `/checkout/payment/${reference}${tokenQuery(token)}`;

/** An address of a booking's pages, in English, with the secret that opened this one. */
export const bookingPath = (reference: string, page: BookingSubpage, token?: string): string =>
  `/bookings/${reference}${page}${tokenQuery(token)}`;
