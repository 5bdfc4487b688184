import { z } from "zod";
import { entryErrors, entryLimits, type EnquiryAdminForm, type EntryError, type EntryKind } from "./enquiry-admin-form.ts";
import { enquiryStatuses } from "./enquiry-list.ts";

/** Control characters say nothing to a reader and something to a mail program. */
const asText = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]+/gu, "")
    .trim();

const written = (kind: EntryKind) => {
  const [required, tooLong]: EntryError[] = [`${kind}Required`, `${kind}TooLong`];
  return z.string().transform(asText).pipe(z.string().min(1, required).max(entryLimits[kind], tooLong));
};
const key = z.uuid();
const seen = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

const formSchema: z.ZodType<EnquiryAdminForm> = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("answer"), key, seen, text: written("answer") }),
  z.object({ intent: z.literal("note"), key, seen, text: written("note") }),
  z.object({ intent: z.literal("status"), seen, status: z.enum(enquiryStatuses) }),
]);

type Parsed =
  | { ok: true; form: EnquiryAdminForm }
  /** `entry` is undefined where the form is none of the page's. */
  | { ok: false; entry: { kind: EntryKind; text: string; error: EntryError } | undefined };

/** A form of the page of an enquiry. */
export function parseEnquiryAdminForm(sent: FormData): Parsed {
  const field = (name: string) => sent.get(name) ?? undefined;
  const [intent, text] = [field("intent"), field("text")];
  const parsed = formSchema.safeParse({ intent, text, key: field("key"), seen: field("seen"), status: field("status") });
  if (parsed.success) return { ok: true, form: parsed.data };
  const [issue, ...others] = parsed.error.issues;
  const error = entryErrors.find((known) => known === issue?.message);
  // Only what was written is wrong: the rest is not for its writer to mend.
  if (others.length > 0 || !error || typeof text !== "string" || (intent !== "answer" && intent !== "note"))
    return { ok: false, entry: undefined };
  return { ok: false, entry: { kind: intent, text, error } };
}
