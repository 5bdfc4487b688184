/** What the forms of a new password have in common. */
import { z } from "zod";
import { isCommonPassword } from "./common-passwords.server.ts";
import { maxPasswordLength, minPasswordLength } from "#app/features/people/accounts/password-rules.ts";

/** Keys of the messages about a new password. */
export const newPasswordErrors = ["passwordTooShort", "passwordTooLong", "passwordCommon"] as const;
type NewPasswordError = (typeof newPasswordErrors)[number];

/** Why nobody may choose this password; undefined where she may (docs/product.md, Accounts). */
async function newPasswordError(password: string): Promise<NewPasswordError | undefined> {
  if (password.length < minPasswordLength) return "passwordTooShort";
  if (password.length > maxPasswordLength) return "passwordTooLong";
  return (await isCommonPassword(password)) ? "passwordCommon" : undefined;
}

/** A password that somebody chooses; whether it must be there is the form's own rule. */
export const chosenPassword = z.string().check(async (context) => {
  const message = await newPasswordError(context.value);
  if (message) context.issues.push({ code: "custom", message, input: "" });
});

const typed = (value: unknown) => (typeof value === "string" ? value : "");

/** A new password is typed twice, the same; nothing is the same as nothing. */
export const isTypedTwice = (password: unknown, again: unknown): boolean => typed(password) === typed(again);

/** For the rule that needs both: says at the second password what is wrong, together with whatever else is wrong in the form. */
export const atConfirmation = <FormError extends string>(error: FormError) => ({ path: ["confirmPassword"], error, when: () => true });
