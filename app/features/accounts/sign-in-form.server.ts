import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { cleanLine } from "./name-rules.ts";

/** Keys of the messages shown at the fields. */
export type SignInError = "emailRequired" | "passwordRequired";

const emailRequired: SignInError = "emailRequired";
const passwordRequired: SignInError = "passwordRequired";

const signInSchema = z.object({
  // As registration has read it: the database takes no control characters.
  email: z.string({ error: emailRequired }).transform(cleanLine).pipe(z.string().min(1, emailRequired)),
  password: z.string({ error: passwordRequired }).min(1, passwordRequired),
});

export type SignInForm = z.infer<typeof signInSchema>;

/** Reads the sign-in form; the e-mail is trimmed (specification 5, Sign-in). Fields that are not its own do not count. */
export function parseSignIn(sent: FormData) {
  const form = new FormData();
  for (const name of Object.keys(signInSchema.shape)) {
    const value = sent.get(name);
    if (typeof value === "string") form.set(name, value);
  }
  return parseWithZod<typeof signInSchema, SignInError[]>(form, {
    schema: signInSchema,
    // Every rule above names its own key.
    formatError: (errors) => errors.map((error) => error.message as SignInError),
  });
}
