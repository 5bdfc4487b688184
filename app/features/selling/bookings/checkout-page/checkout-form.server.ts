import { z } from "zod";
import { parseForm } from "#app/platform/forms.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { line } from "#app/values/form-fields.ts";
import { checkoutLimits, type CheckoutError } from "./checkout-errors.ts";
import { selfField } from "./travels-self.ts";

const error = (key: CheckoutError) => key;

const name = (required: CheckoutError) => line({ required, max: checkoutLimits.name, tooLong: error("tooLong") });
const note = line({ max: checkoutLimits.note, tooLong: error("tooLong") }).transform((text) => text || null);
const isPhone = (text: string) => text === "" || /^[+\d][\d ()./-]{4,}$/.test(text);

/** In the order of the page, so that its errors are listed in that order. */
export const checkoutSchema = z.object({
  name: name("nameRequired"),
  email: line({ required: error("emailRequired"), max: checkoutLimits.email, tooLong: error("emailInvalid") }).refine(
    isEmailAddress,
    error("emailInvalid"),
  ),
  phone: line({ max: checkoutLimits.phone, tooLong: error("phoneInvalid") })
    .refine(isPhone, error("phoneInvalid"))
    .transform((text) => text || null),
  parties: z
    .array(z.array(z.object({ name: name("travellerRequired"), diet: note, accessNeeds: note }), error("unreadable")), error("unreadable"))
    .default([]),
  method: z.enum(["bank_transfer", "card"], error("methodRequired")),
  terms: z.literal("on", error("termsRequired")),
  key: z.uuid(error("unreadable")),
  total: z
    .string(error("unreadable"))
    .regex(/^\d{1,15}$/, error("unreadable"))
    .transform(Number),
  termsVersion: z.string(error("unreadable")),
});

/** A name is asked of every traveller there is, also of one whose fields did not arrive; `parties`: how many travel on each trip. */
export function withEveryTraveller(sent: FormData, parties: readonly number[]): void {
  for (const [trip, size] of parties.entries())
    for (let traveller = 0; traveller < size; traveller++) {
      const field = `parties[${trip}][${traveller}].name`;
      if (!sent.has(field)) sent.set(field, "");
    }
}

/** Who has said that she travels herself need not type her name twice: an empty one of the first traveller is hers. */
function withBuyer(sent: FormData, parties: readonly number[]): void {
  const buyer = sent.get("name");
  if (sent.get(selfField) !== "on" || typeof buyer !== "string") return;
  for (const trip of parties.keys()) {
    const field = `parties[${trip}][0].name`;
    const typed = sent.get(field);
    if (typeof typed === "string" && typed.trim() === "") sent.set(field, buyer);
  }
}

/** Reads the checkout's form, for bookings with these numbers of travellers. */
export function readCheckoutForm(sent: FormData, parties: readonly number[]) {
  withEveryTraveller(sent, parties);
  withBuyer(sent, parties);
  return parseForm(sent, checkoutSchema);
}
