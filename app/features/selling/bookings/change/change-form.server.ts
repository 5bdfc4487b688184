/** The form of the page that changes a booking: the checkout's fields, by the checkout's rules. */
import { z } from "zod";
import type { BookingDetails } from "#app/features/selling/bookings/booking-details.ts";
import { checkoutSchema, withEveryTraveller } from "#app/features/selling/bookings/checkout-page/checkout-form.server.ts";
import { parseForm } from "#app/platform/forms.server.ts";
import { several } from "#app/values/form-fields.ts";

const people = checkoutSchema.pick({ parties: true });
const withContact = checkoutSchema.pick({ name: true, phone: true, parties: true });

/** What the page that was sent has shown: of which travellers, and how they stood. */
const shownSchema = z
  .object({ version: z.string().max(100), traveller: several(z.array(z.uuid()).max(100)) })
  .catch({ version: "", traveller: [] });

/** What was sent, as it was seen; `details` where nothing is wrong with it. */
export type ReadChange = Pick<ReturnType<typeof parseForm>, "form" | "result"> & {
  seen: z.infer<typeof shownSchema>;
  details: BookingDetails | undefined;
};

/** Reads the form for a booking of so many who travel. */
export function readChange(sent: FormData, { travellers, contact }: { travellers: number; contact: boolean }): ReadChange {
  const seen = shownSchema.parse({ version: sent.get("version"), traveller: sent.getAll("traveller") });
  withEveryTraveller(sent, [travellers]);
  if (!contact) {
    const { form, result, ...read } = parseForm(sent, people);
    return { form, result, seen, details: read.ok ? { contact: undefined, travellers: read.value.parties[0] ?? [] } : undefined };
  }
  const { form, result, ...read } = parseForm(sent, withContact);
  if (!read.ok) return { form, result, seen, details: undefined };
  const { name, phone, parties } = read.value;
  return { form, result, seen, details: { contact: { name, phone }, travellers: parties[0] ?? [] } };
}
