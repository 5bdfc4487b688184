import { z } from "zod";
import { isEmailAddress } from "#app/values/email-address.ts";
import { messageLimit } from "./enquiry-limits.ts";

/** Keys of the messages shown at the fields; the form translates them. */
export const enquiryErrors = [
  "nameRequired",
  "emailRequired",
  "emailInvalid",
  "subjectRequired",
  "messageRequired",
  "messageTooLong",
] as const;
export type EnquiryError = (typeof enquiryErrors)[number];

const line = (required: EnquiryError, max: number) =>
  z
    .string({ error: required })
    .transform((text) => text.replaceAll("\0", "").trim())
    .pipe(z.string().min(1, required).max(max));

/** What the contact form sends. Errors are keys of `enquiryErrors`. */
export const enquirySchema = z.object({
  name: line("nameRequired", 100),
  email: line("emailRequired", 254).refine(isEmailAddress, "emailInvalid"),
  subject: line("subjectRequired", 200),
  message: z
    .string({ error: "messageRequired" })
    .transform((text) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim())
    .pipe(z.string().min(1, "messageRequired").max(messageLimit, "messageTooLong")),
  /** A field that people do not see and programs fill in. */
  website: z.string().default(""),
});

export type EnquiryForm = z.infer<typeof enquirySchema>;
