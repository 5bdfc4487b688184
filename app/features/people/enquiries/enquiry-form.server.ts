import { z } from "zod";
import { isEmailAddress } from "#app/values/email-address.ts";
import { line, paragraphs } from "#app/values/form-fields.ts";
import { lineLimits, messageLimit, type EnquiryError } from "./enquiry-limits.ts";

const error = (key: EnquiryError) => key;

/** What the contact form sends. */
export const enquirySchema = z.object({
  name: line({ required: error("nameRequired"), max: lineLimits.name, tooLong: error("nameTooLong") }),
  email: line({ required: error("emailRequired"), max: lineLimits.email, tooLong: error("emailInvalid") }).refine(
    isEmailAddress,
    error("emailInvalid"),
  ),
  subject: line({ required: error("subjectRequired"), max: lineLimits.subject, tooLong: error("subjectTooLong") }),
  message: paragraphs({ required: error("messageRequired"), max: messageLimit, tooLong: error("messageTooLong") }),
  /** A field that people do not see and programs fill in. */
  website: z.string().default(""),
});
export type EnquiryForm = z.infer<typeof enquirySchema>;
