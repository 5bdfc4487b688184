import { z } from "zod";
import { maxNameLength, type SignInError } from "#app/features/people/accounts/account-fields.ts";
import {
  accountAddress,
  atConfirmation,
  isTypedTwice,
  requiredPassword,
  typedText,
} from "#app/features/people/accounts/account-schema.server.ts";
import { line } from "#app/values/form-fields.ts";

const says = (error: SignInError) => error;
const name = (required: SignInError) => line({ required, max: maxNameLength, tooLong: says("nameTooLong") });

/** What the first owner says about herself. */
export const setupSchema = z
  .object({
    firstName: name("firstNameRequired"),
    lastName: name("lastNameRequired"),
    email: accountAddress({ required: "emailRequired" }),
    password: requiredPassword,
    confirmPassword: typedText,
  })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(says("passwordsDiffer")));

export type SetupForm = z.infer<typeof setupSchema>;
