import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { namedErrors, ownFields } from "#app/platform/form-fields.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { cleanLine, maxNameLength, maxPhoneLength } from "#app/features/people/accounts/name-rules.ts";
import {
  atConfirmation,
  chosenPassword,
  isTypedTwice,
  newPasswordErrors,
} from "#app/features/people/accounts/sign-in/new-password.server.ts";

/** Keys of the messages shown at the fields. */
const profileErrors = [
  ...newPasswordErrors,
  "firstNameShort",
  "lastNameShort",
  "nameTooLong",
  "emailInvalid",
  "phoneTooLong",
  "passwordsIncomplete",
  "currentPasswordMissing",
  "currentPasswordWrong",
  "currentEmailMissing",
  "currentEmailWrong",
] as const;
export type ProfileError = (typeof profileErrors)[number];

const says = (error: ProfileError) => error;
const minNameLength = 2;

// An empty field arrives as none.
const typedText = () => z.string().default("");
const line = () => typedText().transform(cleanLine);
const name = (short: ProfileError) =>
  line().pipe(z.string({ error: short }).min(minNameLength, short).max(maxNameLength, says("nameTooLong")));

/** What the edit dialog sends. Nothing else is read: no input can make an administrator. */
const profileFields = z.object({
  firstName: name("firstNameShort"),
  lastName: name("lastNameShort"),
  email: line()
    // The auth library knows no addresses beyond ASCII.
    .refine((email) => isEmailAddress(email) && z.email().safeParse(email).success, says("emailInvalid"))
    .transform((email) => email.toLowerCase()),
  phone: line().refine((phone) => phone.length <= maxPhoneLength, says("phoneTooLong")),
  currentPassword: typedText(),
  /** In place of the current password, of who has none. */
  currentEmail: typedText(),
  newPassword: chosenPassword.default(""),
  confirmPassword: typedText(),
});
export type ProfileForm = z.infer<typeof profileFields>;

/** With the rules that need several fields. A new address alone needs the current password as well, or what stands in for it. */
function profileSchema(accountEmail: string) {
  const isMoving = ({ email }: ProfileForm) => email !== accountEmail;
  const isProven = (form: ProfileForm) => !isMoving(form) || Boolean(form.currentPassword || form.currentEmail);
  const atProof = (field: "currentPassword" | "currentEmail", error: ProfileError) => ({ path: [field], error, when: () => true });
  return (
    profileFields
      .refine(
        (form) => {
          const { currentPassword, newPassword, confirmPassword } = form;
          // All three or none.
          const complete = !currentPassword === !newPassword || (!newPassword && isMoving(form));
          return complete && isTypedTwice(newPassword, confirmPassword);
        },
        atConfirmation(says("passwordsIncomplete")),
      )
      // Said at both: the form has one of them.
      .refine(isProven, atProof("currentPassword", "currentPasswordMissing"))
      .refine(isProven, atProof("currentEmail", "currentEmailMissing"))
  );
}

/** Never sent back. */
export const passwordFields = ["currentPassword", "newPassword", "confirmPassword"] as const;

/** Reads the form of the edit dialog, of the account with this address. Fields that are not its own do not count. */
export function parseProfile(sent: FormData, accountEmail: string) {
  const schema = profileSchema(accountEmail);
  return parseWithZod<typeof schema, ProfileError[]>(ownFields(sent, profileFields), {
    schema,
    async: true,
    formatError: namedErrors(profileErrors),
  });
}
