import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { lineLimits, messageLimit } from "./enquiry-limits.ts";

/** Keys of the messages shown at the fields; the form translates them. */
export const enquiryErrors = [
  "nameRequired",
  "nameTooLong",
  "emailRequired",
  "emailInvalid",
  "subjectRequired",
  "subjectTooLong",
  "messageRequired",
  "messageTooLong",
] as const;
export type EnquiryError = (typeof enquiryErrors)[number];

/** Control characters say nothing to a reader and something to a mail server or a terminal. */
const asLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();
const asText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();

const line = (required: EnquiryError, max: number, tooLong: EnquiryError) =>
  z
    .string({ error: required })
    .transform(asLine)
    .pipe(z.string({ error: required }).min(1, required).max(max, tooLong));

/** What the contact form sends. Errors are keys of `enquiryErrors`. */
const enquirySchema = z.object({
  name: line("nameRequired", lineLimits.name, "nameTooLong"),
  email: line("emailRequired", lineLimits.email, "emailInvalid").refine(isEmailAddress, "emailInvalid"),
  subject: line("subjectRequired", lineLimits.subject, "subjectTooLong"),
  message: z
    .string({ error: "messageRequired" })
    .transform(asText)
    .pipe(z.string({ error: "messageRequired" }).min(1, "messageRequired").max(messageLimit, "messageTooLong")),
  /** A field that people do not see and programs fill in. */
  website: z.string().default(""),
});

export type EnquiryForm = z.infer<typeof enquirySchema>;

/** Reads the form. Only its own fields count, and of a repeated one the first: a form made by hand cannot send anything else. */
export function parseEnquiry(sent: FormData) {
  return parseWithZod<typeof enquirySchema, EnquiryError[]>(ownFields(sent, enquirySchema), {
    schema: enquirySchema,
    formatError: namedErrors(enquiryErrors),
  });
}
