/** The pages of a booking and of its order; paths are English ones. */
import { href } from "react-router";
import { localPath, type Language } from "#app/i18n/languages.ts";

const subpages = {
  "": "/bookings/:reference",
  "/change": "/bookings/:reference/change",
  "/cancel": "/bookings/:reference/cancel",
  "/choice": "/bookings/:reference/choice",
  "/invoice": "/bookings/:reference/invoice",
  "/calendar.ics": "/bookings/:reference/calendar.ics",
  "/review": "/bookings/:reference/review",
  "/notes": "/bookings/:reference/notes",
} as const;
export type BookingSubpage = keyof typeof subpages;

const tokenQuery = (token: string | undefined): string => (token === undefined ? "" : `?token=${encodeURIComponent(token)}`);

/** Where a card payment is gone on with; `reference` is the order's. */
export const paymentPagePath = (reference: string, token?: string): string =>
  href("/checkout/payment/:reference", { reference }) + tokenQuery(token);

/** What is shown once an order is submitted. */
export const confirmationPagePath = (reference: string, token?: string): string =>
  href("/checkout/confirmation/:reference", { reference }) + tokenQuery(token);

/** An address of a booking's pages, with the secret that opened this one. */
export const bookingPath = (reference: string, page: BookingSubpage, token?: string): string =>
  href(subpages[page], { reference }) + tokenQuery(token);

/** The checkout of an order, in a language. */
export const checkoutAddress = (language: Language, orderId: string): string => `${localPath(language, "/checkout")}?order=${orderId}`;
