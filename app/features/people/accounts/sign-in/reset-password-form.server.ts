import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { atConfirmation, chosenPassword, isTypedTwice, newPasswordErrors } from "./new-password.server.ts";

/** Keys of the messages shown at the fields. */
const resetErrors = [...newPasswordErrors, "passwordRequired", "passwordsDiffer"] as const;
export type ResetError = (typeof resetErrors)[number];

const says = (error: ResetError) => error;

const resetSchema = z
  .object({
    password: z.string({ error: says("passwordRequired") }).pipe(chosenPassword),
    confirmPassword: z.string().default(""),
  })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(says("passwordsDiffer")));

/** Reads the form of a new password; nothing of it is ever sent back. */
export function parseReset(sent: FormData) {
  return parseWithZod<typeof resetSchema, ResetError[]>(ownFields(sent, resetSchema), {
    schema: resetSchema,
    async: true,
    formatError: namedErrors(resetErrors),
  });
}
