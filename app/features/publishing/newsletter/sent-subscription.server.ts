/** What the newsletter's form is answered, wherever it was sent from. */
import { data } from "react-router";
import { z } from "zod";
import { canEmail } from "#app/features/agency/mail/can-email.ts";
import type { RequestContext } from "#app/features/people/access/context.server.ts";
import { translator } from "#app/i18n/i18n.server.ts";
import { readForm, refuse, tooManyRequests } from "#app/platform/forms.server.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import { line } from "#app/values/form-fields.ts";
import type { NewsletterAnswer } from "./newsletter-answer.ts";
import { requestSubscription } from "./newsletter.server.tsx";

const subscriptionSchema = z.object({
  email: line({ max: 254, tooLong: "invalid" }).refine(isEmailAddress, "invalid"),
  /** People do not see it: what fills it in is a program, and is thanked. */
  website: z.string().default(""),
});

type Answered = { data: NewsletterAnswer; init: ResponseInit | null };

const inWords = ({ data: answer, init }: Answered, title: string, text: string) =>
  data({ ...answer, title, text } satisfies NewsletterAnswer, init ?? undefined);

/** Asks for the newsletter as the form says, in the language of the address. */
export async function answerSubscription(context: RequestContext) {
  const t = translator(context.language);
  const read = await readForm(context.request, subscriptionSchema);
  if (!read.ok) return inWords(refuse(context, read), t("newsletter:invalid.title"), t("newsletter:invalid.text"));
  const outcome = read.value.website === "" ? await requestSubscription(context, read.value.email) : ({ ok: true } as const);
  if (!outcome.ok) {
    const refusal = tooManyRequests(context, outcome.wait, read);
    return inWords(refusal, t("newsletter:tooMany.title"), t("newsletter:tooMany.text", { count: refusal.data.waitMinutes }));
  }
  const done = data({ at: context.now().toISOString(), done: true } as const);
  const said = canEmail(context) ? "subscribed" : "unsent";
  return inWords(done, t(`newsletter:${said}.title`), t(`newsletter:${said}.text`));
}
