import { z } from "zod";
import { largestParty } from "#app/features/selling/bookings/party-size.ts";

export const adultsSchema = z.int().min(1).max(largestParty.adults);
export const childrenSchema = z.int().min(0).max(largestParty.children);
const adults = z.coerce.number().pipe(adultsSchema);
const children = z.coerce.number().pipe(childrenSchema);
/** A field that is missing or empty counts as none. */
const noneIfEmpty = (value: unknown) => (value === "" || value === null ? undefined : value);

/** What the contact page sends to book online; `total`: what it showed, in minor units. */
export const bookFormSchema = z.object({
  departure: z.uuid(),
  adults,
  children: z.preprocess(noneIfEmpty, children.default(0)),
  total: z.coerce.number().pipe(z.int().min(0)),
});

/** What a form of the tour's page or of the cart asks for. */
export const cartFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add"),
    departure: z.uuid(),
    adults,
    children: z.preprocess(noneIfEmpty, children.default(0)),
  }),
  z.object({ intent: z.literal("party"), line: z.uuid(), adults, children }),
  z.object({ intent: z.literal("remove"), line: z.uuid() }),
  /** `total`: what the cart showed, in minor units. */
  z.object({ intent: z.literal("checkout"), total: z.coerce.number().pipe(z.int().min(0)) }),
]);
