/** What the newsletter's form is answered, wherever it was sent from. */
import { contextOf } from "#app/features/people/access/context.server.ts";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { translator } from "#app/i18n/i18n.server.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import type { NewsletterAnswer } from "./newsletter-answer.ts";
import { requestSubscription } from "./newsletter.server.tsx";

const formSchema = z.object({ email: z.string().catch(""), website: z.string().catch("") });

/** Asks for the newsletter as the form says, in the language of the address: what to tell, and with which status. */
export async function sentSubscription(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ answer: NewsletterAnswer; init: { status: number; headers?: Record<string, string> } }> {
  const services = contextOf(context);
  const language = contextOf(context).language;
  const t = translator(language);
  const { email, website } = formSchema.parse(Object.fromEntries(await formBody(request)));
  if (!isEmailAddress(email.trim())) {
    const answer = { ok: false, title: t("newsletter:invalid.title"), text: t("newsletter:invalid.text") };
    return { answer, init: { status: 400 } };
  }
  const thanks = { ok: true, title: t("newsletter:subscribed.title"), text: t("newsletter:subscribed.text") };
  if (website !== "") return { answer: thanks, init: { status: 200 } };
  const settings = contextOf(context).settings;
  const outcome = await requestSubscription(services, email, { settings, language, source: contextOf(context).address });
  if (outcome.ok) return { answer: thanks, init: { status: 200 } };
  const text = t("newsletter:tooMany.text", { count: Math.ceil(outcome.wait / 60) });
  const answer = { ok: false, title: t("newsletter:tooMany.title"), text };
  return { answer, init: { status: 429, headers: { "Retry-After": String(outcome.wait) } } };
}
