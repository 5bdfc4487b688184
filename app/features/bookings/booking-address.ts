/** The pages of a booking. */
export type BookingSubpage = "" | "/cancel" | "/invoice" | "/calendar.ics" | "/review";

/** An address of a booking's pages, in English, with the secret that opened this one. */
export const bookingPath = (reference: string, page: BookingSubpage, token?: string): string =>
  `/bookings/${reference}${page}${token === undefined ? "" : `?token=${encodeURIComponent(token)}`}`;
