import { z } from "zod";
import type { ProfileError } from "#app/features/people/accounts/account-fields.ts";
import { atConfirmation, isTypedTwice, requiredPassword, typedText } from "#app/features/people/accounts/account-schema.server.ts";

const differ: ProfileError = "passwordsDiffer";

export const resetSchema = z
  .object({ password: requiredPassword, confirmPassword: typedText })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(differ));
