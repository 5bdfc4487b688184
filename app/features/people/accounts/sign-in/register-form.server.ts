import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { cleanLine, maxNameLength, maxPhoneLength } from "#app/features/people/accounts/name-rules.ts";
import { atConfirmation, chosenPassword, isTypedTwice, newPasswordErrors } from "./new-password.server.ts";

/** Keys of the messages shown at the fields. */
const registerErrors = [
  ...newPasswordErrors,
  "firstNameRequired",
  "lastNameRequired",
  "nameTooLong",
  "emailRequired",
  "emailInvalid",
  "phoneTooLong",
  "passwordRequired",
  "passwordsDiffer",
  "termsRequired",
] as const;
export type RegisterError = (typeof registerErrors)[number];

const line = (required: RegisterError) =>
  z
    .string({ error: required })
    .transform(cleanLine)
    .pipe(z.string({ error: required }).min(1, required));
const says = (error: RegisterError) => error;

/** What registration sends. Nothing else is read: no input can make an administrator. */
const registerSchema = z
  .object({
    firstName: line("firstNameRequired").pipe(z.string().max(maxNameLength, says("nameTooLong"))),
    lastName: line("lastNameRequired").pipe(z.string().max(maxNameLength, says("nameTooLong"))),
    email: line("emailRequired")
      // The auth library knows no addresses beyond ASCII.
      .refine((email) => isEmailAddress(email) && z.email().safeParse(email).success, says("emailInvalid"))
      .transform((email) => email.toLowerCase()),
    phone: z
      .string()
      .optional()
      .transform((phone): string | undefined => cleanLine(phone ?? ""))
      // Conform takes an empty text for none.
      .pipe(z.string().max(maxPhoneLength, says("phoneTooLong")).optional()),
    password: z.string({ error: says("passwordRequired") }).pipe(chosenPassword),
    confirmPassword: z.string().default(""),
    terms: z.literal("on", { error: says("termsRequired") }),
  })
  .refine(({ password, confirmPassword }) => isTypedTwice(password, confirmPassword), atConfirmation(says("passwordsDiffer")));

export type RegisterForm = z.infer<typeof registerSchema>;

/** Reads the registration form. Fields that are not its own do not count. */
export function parseRegistration(sent: FormData) {
  return parseWithZod<typeof registerSchema, RegisterError[]>(ownFields(sent, registerSchema), {
    schema: registerSchema,
    async: true,
    formatError: namedErrors(registerErrors),
  });
}
