/** The form of the page that changes a booking: the checkout's fields, by the checkout's rules. */
import { z } from "zod";
import type { BookingDetails } from "#app/features/selling/bookings/booking-details.ts";
import type { CheckoutError } from "#app/features/selling/bookings/checkout-page/checkout-errors.ts";
import { checkoutSchema, parseFields, type SentFields } from "#app/features/selling/bookings/checkout-page/checkout-form.server.ts";

const people = checkoutSchema.pick({ parties: true });
const withContact = checkoutSchema.pick({ name: true, phone: true, parties: true });

/** What the page that was sent has shown: of which travellers, and how they stood. */
const shown = z.object({ version: z.string().max(100), travellers: z.array(z.uuid()).max(100) }).catch({ version: "", travellers: [] });

export type ParsedChange = { seen: z.infer<typeof shown>; sent: SentFields } & (
  | { ok: true; details: BookingDetails }
  | { ok: false; errors: Record<string, CheckoutError> }
);

/** Reads the form for a booking of so many who travel. */
export function parseChange(form: FormData, { travellers, contact }: { travellers: number; contact: boolean }): ParsedChange {
  const seen = shown.parse({ version: form.get("version"), travellers: form.getAll("traveller") });
  if (!contact) {
    const parsed = parseFields(form, people, [travellers]);
    if (!parsed.ok) return { ...parsed, seen };
    return { ok: true, seen, sent: parsed.sent, details: { contact: undefined, travellers: parsed.value.parties[0] ?? [] } };
  }
  const parsed = parseFields(form, withContact, [travellers]);
  if (!parsed.ok) return { ...parsed, seen };
  const { name, phone, parties } = parsed.value;
  return { ok: true, seen, sent: parsed.sent, details: { contact: { name, phone }, travellers: parties[0] ?? [] } };
}
