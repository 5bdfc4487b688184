/** Asking for a link by mail, as /forgot-password and /confirm-email do. */
import { z } from "zod";
import { maxEmailLength } from "#app/features/people/accounts/account-fields.ts";
import { readForm, refuse, tooManyRequests, wrongAt } from "#app/platform/forms.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { line } from "#app/values/form-fields.ts";
import type { Context } from "#app/features/people/access/context.server.ts";
import type { MailRequestOutcome } from "#app/features/people/accounts/mail-link.server.tsx";
import type { MailRequestError } from "./mail-request.ts";

const says = (error: MailRequestError) => error;

const mailRequestSchema = z.object({
  email: line({ max: maxEmailLength, tooLong: says("emailInvalid") }).pipe(z.string().refine(isEmailAddress, says("emailInvalid"))),
});

type Ask = (context: Context, address: string) => Promise<MailRequestOutcome>;

/** Reads the form and asks for the link. Where either is refused, the answer, which says so at the one field. */
export async function refusedMailRequest(context: Context, request: Request, ask: Ask) {
  const read = await readForm(request, mailRequestSchema);
  if (!read.ok) return refuse(context, wrongAt(read, { email: says("emailInvalid") }), 400);
  const outcome = await ask(context, read.value.email);
  return outcome.ok ? undefined : tooManyRequests(context, outcome.wait, wrongAt(read, { email: says("tooMany") }));
}
