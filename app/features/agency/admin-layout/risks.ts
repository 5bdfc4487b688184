/** What is not set up yet and that customers notice, in the order of the notes. */
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import { isPracticeAccount } from "#app/features/agency/settings/practice-account.ts";
import type { Context } from "#app/features/people/access/context.server.ts";

export type Risk = "mail" | "bank";

/** Of the place on the first page that says how emails are made to leave. */
export const emailSetupId = "email-setup";

export function risksOf(context: Pick<Context, "env" | "settings">): Risk[] {
  const found = { mail: !canEmail(context), bank: isPracticeAccount(context.settings.bankTransfer) };
  return (["mail", "bank"] as const).filter((risk) => found[risk]);
}
