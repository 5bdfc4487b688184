import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { cleanLine, maxNameLength, maxPhoneLength } from "./name-rules.ts";
import { atConfirmation, chosenPassword, isTypedTwice, newPasswordErrors } from "./new-password.server.ts";

/** Keys of the messages shown at the fields. */
const profileErrors = [
  ...newPasswordErrors,
  "firstNameShort",
  "lastNameShort",
  "nameTooLong",
  "emailInvalid",
  "phoneTooLong",
  "passwordsIncomplete",
  "currentPasswordWrong",
] as const;
export type ProfileError = (typeof profileErrors)[number];

const says = (error: ProfileError) => error;
const minNameLength = 2;

// An empty field arrives as none.
const typedText = () => z.string().default("");
const line = () => typedText().transform(cleanLine);
const name = (short: ProfileError) =>
  line().pipe(z.string({ error: short }).min(minNameLength, short).max(maxNameLength, says("nameTooLong")));

/** What the edit dialog sends (specification 5, Profile form). Nothing else is read: no input can make an administrator. */
const profileSchema = z
  .object({
    firstName: name("firstNameShort"),
    lastName: name("lastNameShort"),
    email: line()
      // The auth library knows no addresses beyond ASCII.
      .refine((email) => isEmailAddress(email) && z.email().safeParse(email).success, says("emailInvalid"))
      .transform((email) => email.toLowerCase()),
    phone: line().refine((phone) => phone.length <= maxPhoneLength, says("phoneTooLong")),
    currentPassword: typedText(),
    newPassword: chosenPassword.default(""),
    confirmPassword: typedText(),
  })
  .refine(
    // All three or none.
    ({ currentPassword, newPassword, confirmPassword }) => !currentPassword === !newPassword && isTypedTwice(newPassword, confirmPassword),
    atConfirmation(says("passwordsIncomplete")),
  );

export type ProfileForm = z.infer<typeof profileSchema>;
/** Never sent back. */
export const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

/** Reads the form of the edit dialog. Fields that are not its own do not count. */
export function parseProfile(sent: FormData) {
  return parseWithZod<typeof profileSchema, ProfileError[]>(ownFields(sent, profileSchema), {
    schema: profileSchema,
    async: true,
    formatError: namedErrors(profileErrors),
  });
}
