import { isCommonPassword } from "./common-passwords.server.ts";
import { maxPasswordLength, minPasswordLength } from "./password-rules.ts";

/** Keys of the messages about a new password. */
export type NewPasswordError = "passwordTooShort" | "passwordTooLong" | "passwordCommon";

/** Why nobody may choose this password; undefined where she may (product-decisions, What the browser decided). */
export async function newPasswordError(password: string): Promise<NewPasswordError | undefined> {
  if (password.length < minPasswordLength) return "passwordTooShort";
  if (password.length > maxPasswordLength) return "passwordTooLong";
  return (await isCommonPassword(password)) ? "passwordCommon" : undefined;
}
