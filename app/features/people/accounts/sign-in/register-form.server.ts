import { z } from "zod";
import { maxNameLength, type SignInError } from "#app/features/people/accounts/account-fields.ts";
import {
  accountAddress,
  atConfirmation,
  isTypedTwice,
  phoneNumber,
  requiredPassword,
  typedText,
} from "#app/features/people/accounts/account-schema.server.ts";
import { line } from "#app/values/form-fields.ts";

const says = (error: SignInError) => error;
const name = (required: SignInError) => line({ required, max: maxNameLength, tooLong: says("nameTooLong") });

/** What registration sends. Nothing else is read: no input can make an administrator. */
export const registerSchema = z
  .object({
    firstName: name("firstNameRequired"),
    lastName: name("lastNameRequired"),
    email: accountAddress({ required: "emailRequired" }),
    phone: phoneNumber,
    password: requiredPassword,
    confirmPassword: typedText,
    terms: z.literal("on", says("termsRequired")),
    /** With a script the page itself says that it is done and goes on. */
    script: z.string().optional(),
  })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(says("passwordsDiffer")));

export type RegisterForm = z.infer<typeof registerSchema>;
