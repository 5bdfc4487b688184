import { z } from "zod";
import { maxNameLength, type ProfileError } from "#app/features/people/accounts/account-fields.ts";
import {
  accountAddress,
  atConfirmation,
  chosenPassword,
  isTypedTwice,
  phoneNumber,
  typedText,
} from "#app/features/people/accounts/account-schema.server.ts";
import { line } from "#app/values/form-fields.ts";

const says = (error: ProfileError) => error;
const minNameLength = 2;
const name = (short: ProfileError) => line({ max: maxNameLength, tooLong: says("nameTooLong") }).pipe(z.string().min(minNameLength, short));

/** What the edit dialog sends. Nothing else is read: no input can make an administrator. */
const profileFields = z.object({
  firstName: name("firstNameShort"),
  lastName: name("lastNameShort"),
  email: accountAddress({ required: "emailInvalid" }),
  phone: phoneNumber,
  currentPassword: typedText,
  /** In place of the current password, of who has none. */
  currentEmail: typedText,
  newPassword: chosenPassword,
  confirmPassword: typedText,
});
export type ProfileForm = z.infer<typeof profileFields>;

/**
 * The edit dialog of the account with this address, with the rules that need several fields. A new address alone needs the current
 * password as well, or what stands in for it.
 */
export function profileSchema(accountEmail: string) {
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
export const passwordFields = ["currentPassword", "newPassword", "confirmPassword"];
