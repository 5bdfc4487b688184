import { z } from "zod";
import type { SignInError } from "#app/features/people/accounts/account-fields.ts";
import { line } from "#app/values/form-fields.ts";

const says = (error: SignInError) => error;

export const signInSchema = z.object({
  // Cleaned as registration has read it. However long it is, it is as unknown as any other.
  email: line({ required: says("emailRequired"), max: Infinity, tooLong: says("emailInvalid") }),
  password: z
    .string()
    .default("")
    .pipe(z.string().min(1, says("passwordRequired"))),
});

export type SignInForm = z.infer<typeof signInSchema>;
