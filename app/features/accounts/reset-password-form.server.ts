import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { atConfirmation, chosenPassword, isTypedTwice, type NewPasswordError } from "./new-password.server.ts";

export type ResetError = NewPasswordError | "passwordRequired" | "passwordsDiffer";

const says = (error: ResetError) => error;

const resetSchema = z
  .object({
    password: z.string({ error: says("passwordRequired") }).pipe(chosenPassword),
    confirmPassword: z.string().default(""),
  })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(says("passwordsDiffer")));

/** Reads the form of a new password; nothing of it is ever sent back. */
export function parseReset(sent: FormData) {
  const form = new FormData();
  for (const name of Object.keys(resetSchema.shape)) {
    const value = sent.get(name);
    if (typeof value === "string") form.set(name, value);
  }
  return parseWithZod<typeof resetSchema, ResetError[]>(form, {
    schema: resetSchema,
    async: true,
    // Every rule above names its own key.
    formatError: (errors) => errors.map((error) => error.message as ResetError),
  });
}
