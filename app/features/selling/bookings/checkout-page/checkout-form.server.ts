import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors } from "#app/platform/form-fields.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { checkoutErrors, checkoutLimits, type CheckoutError } from "./checkout-errors.ts";

/** Control characters say nothing to a reader. */
const asLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
/** The same where nothing may stand: Conform takes an empty text for none. */
const asLineOrNone = (text: string): string | undefined => asLine(text);

const required = (missing: CheckoutError) =>
  z
    .string({ error: missing })
    .transform(asLine)
    .pipe(
      z
        .string({ error: missing })
        .min(1, missing)
        .max(checkoutLimits.name, "tooLong" satisfies CheckoutError),
    );

const optional = (most: number) =>
  z
    .string()
    .transform(asLineOrNone)
    .pipe(
      z
        .string()
        .max(most, "tooLong" satisfies CheckoutError)
        .optional(),
    )
    .optional()
    .transform((text) => text || null);

const emailRequired: CheckoutError = "emailRequired";
const emailInvalid: CheckoutError = "emailInvalid";
const unreadable: CheckoutError = "unreadable";

/** In the order of the page, so that its errors are listed in that order. */
export const checkoutSchema = z.object({
  name: required("nameRequired"),
  email: z
    .string({ error: emailRequired })
    .transform(asLine)
    .pipe(
      z.string({ error: emailRequired }).min(1, emailRequired).max(checkoutLimits.email, emailInvalid).refine(isEmailAddress, emailInvalid),
    ),
  phone: z
    .string()
    .transform(asLineOrNone)
    .pipe(
      z
        .string()
        .regex(/^[+\d][\d ()./-]{4,}$/, "phoneInvalid" satisfies CheckoutError)
        .max(checkoutLimits.phone, "phoneInvalid" satisfies CheckoutError)
        .optional(),
    )
    .optional()
    .transform((text) => text ?? null),
  parties: z
    .array(
      z.array(
        z.object({
          name: required("travellerRequired"),
          diet: optional(checkoutLimits.note),
          accessNeeds: optional(checkoutLimits.note),
        }),
        { error: unreadable },
      ),
      { error: unreadable },
    )
    .default([]),
  method: z.enum(["bank_transfer", "card"], { error: "methodRequired" satisfies CheckoutError }),
  terms: z.literal("on", { error: "termsRequired" satisfies CheckoutError }),
  key: z.uuid({ error: unreadable }),
  total: z.int({ error: unreadable }).min(0, unreadable),
  termsVersion: z.string({ error: unreadable }),
});

export type CheckoutForm = z.infer<typeof checkoutSchema>;

const own = /^(?:name|email|phone|method|terms|key|total|termsVersion|parties\[\d{1,2}\]\[\d{1,2}\]\.(?:name|diet|accessNeeds))$/;

type ReadForm<Value> = { sent: SentFields } & (
  | { ok: true; value: Value }
  /** By the name of the field, in the order of the page. */
  | { ok: false; errors: Record<string, CheckoutError> }
);

/** Text by the name of its field, as it was sent: what a page that asks again is filled in with. */
export type SentFields = Record<string, string>;

export type ParsedCheckout = ReadForm<CheckoutForm>;

/** A name is asked of every traveller there is, also of one whose fields did not arrive. */
function withEveryTraveller(form: FormData, parties: readonly number[]): void {
  for (const [trip, size] of parties.entries())
    for (let traveller = 0; traveller < size; traveller++) {
      const name = `parties[${trip}][${traveller}].name`;
      if (!form.has(name)) form.set(name, "");
    }
}

/** Reads a form of the checkout's fields, for bookings with these numbers of travellers. Fields that are not the schema's do not count. */
export function parseFields<Schema extends z.ZodType<Record<string, unknown>>>(
  given: FormData,
  schema: Schema,
  parties: readonly number[],
): ReadForm<z.output<Schema>> {
  const form = new FormData();
  for (const [name, value] of given) if (own.test(name) && typeof value === "string") form.set(name, value);
  const sent = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  withEveryTraveller(form, parties);
  const submission = parseWithZod<Schema, CheckoutError[]>(form, {
    schema,
    formatError: namedErrors(checkoutErrors),
  });
  if (submission.status === "success") return { ok: true, sent, value: submission.value };
  const errors = Object.entries(submission.reply().error ?? {}).flatMap(([name, found]) => {
    const [first] = found ?? [];
    return first ? [[name, first] as const] : [];
  });
  return { ok: false, sent, errors: Object.fromEntries(errors) };
}

/** Reads the checkout's form. */
export const parseCheckout = (given: FormData, parties: readonly number[]): ParsedCheckout => parseFields(given, checkoutSchema, parties);
