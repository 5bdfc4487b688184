/** What is not set up yet and that customers notice, in the order of the notes. */
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import type { Context } from "#app/features/people/access/context.server.ts";

export type Risk = "mail";

export const risksOf = (context: Pick<Context, "env">): Risk[] => (canEmail(context) ? [] : ["mail"]);
