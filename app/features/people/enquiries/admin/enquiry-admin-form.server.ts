import { z } from "zod";
import { paragraphs } from "#app/values/form-fields.ts";
import { entryLimits, type EntryError, type EntryKind } from "./enquiry-admin-form.ts";
import { enquiryStatuses } from "./enquiry-list.ts";

const error = (key: EntryError) => key;
const written = (kind: EntryKind) =>
  paragraphs({ required: error(`${kind}Required`), max: entryLimits[kind], tooLong: error(`${kind}TooLong`) });
/** The page's own, so that what is sent twice is written once. */
const key = z.uuid();
/** The revision of the enquiry that the page has shown. */
const seen = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The forms of an enquiry's page. */
export const enquiryFormSchema = z.discriminatedUnion("form", [
  z.object({ form: z.literal("answer"), key, seen, text: written("answer") }),
  // By a button elsewhere on the page, so that an answer that stands in the box comes along and is not forgotten.
  z.object({ form: z.literal("answered"), seen, text: z.string() }),
  z.object({ form: z.literal("note"), key, seen, text: written("note") }),
  z.object({ form: z.literal("status"), seen, status: z.enum(enquiryStatuses) }),
]);
export type EnquiryAdminForm = z.infer<typeof enquiryFormSchema>;
