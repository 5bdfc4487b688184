import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { cleanLine } from "#app/features/people/accounts/name-rules.ts";

/** Keys of the messages shown at the fields. */
const signInErrors = ["emailRequired", "passwordRequired"] as const;
export type SignInError = (typeof signInErrors)[number];

const emailRequired: SignInError = "emailRequired";
const passwordRequired: SignInError = "passwordRequired";

const signInSchema = z.object({
  // As registration has read it: the database takes no control characters.
  email: z
    .string({ error: emailRequired })
    .transform(cleanLine)
    .pipe(z.string({ error: emailRequired }).min(1, emailRequired)),
  password: z.string({ error: passwordRequired }).min(1, passwordRequired),
});

export type SignInForm = z.infer<typeof signInSchema>;

/** Reads the sign-in form; the email is trimmed. Fields that are not its own do not count. */
export function parseSignIn(sent: FormData) {
  return parseWithZod<typeof signInSchema, SignInError[]>(ownFields(sent, signInSchema), {
    schema: signInSchema,
    formatError: namedErrors(signInErrors),
  });
}
