/** What the forms about an account have in common. */
import { z } from "zod";
import { isEmailAddress } from "#app/values/email-address.ts";
import { line } from "#app/values/form-fields.ts";
import { maxEmailLength, maxPhoneLength, type ProfileError, type SignInError } from "./account-fields.ts";
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";
import { isCommonPassword } from "./common-passwords.server.ts";

/** What both the page of registration and the profile have words for. */
type SharedError = SignInError & ProfileError;
const says = (error: SharedError) => error;

/** Why nobody may choose this password; undefined where she may (docs/product.md, Accounts). */
async function newPasswordError(password: string): Promise<SharedError | undefined> {
  if (password.length < minPasswordLength) return "passwordTooShort";
  if (password.length > maxPasswordLength) return "passwordTooLong";
  return (await isCommonPassword(password)) ? "passwordCommon" : undefined;
}

/** A password that somebody chooses; whether it must be there is the form's own rule. */
export const chosenPassword = z
  .string()
  .check(async ({ value, issues }) => {
    const message = value === "" ? undefined : await newPasswordError(value);
    if (message) issues.push({ code: "custom", message, input: "" });
  })
  .default("");

/** One that must be there. */
export const requiredPassword = chosenPassword.refine((password) => password !== "", says("passwordRequired"));

/** Anything typed, such as the second time or the password that she has: it is compared, and nothing of it is cleaned. */
export const typedText = z.string().default("");

const typed = (value: unknown) => (typeof value === "string" ? value : "");

/** A new password is typed twice, the same; nothing is the same as nothing. */
export const isTypedTwice = (password: unknown, again: unknown): boolean => typed(password) === typed(again);

/** For the rule that needs both: says at the second password what is wrong, together with whatever else is wrong in the form. */
export const atConfirmation = <FormError extends string>(error: FormError) => ({ path: ["confirmPassword"], error, when: () => true });

/** The address of an account, in lower case. The auth library knows none beyond ASCII. */
export const accountAddress = ({ required }: { required: SignInError | ProfileError }) =>
  line({ required, max: maxEmailLength, tooLong: says("emailInvalid") }).pipe(
    z
      .string()
      .refine((email) => isEmailAddress(email) && z.email().safeParse(email).success, says("emailInvalid"))
      .toLowerCase(),
  );

export const phoneNumber = line({ max: maxPhoneLength, tooLong: says("phoneTooLong") });
