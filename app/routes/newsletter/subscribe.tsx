import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { z } from "zod";
import { requestSettings } from "#app/features/catalogue/viewer.server.ts";
import type { NewsletterAnswer } from "#app/features/newsletter/newsletter-answer.ts";
import { NewsletterBox } from "#app/features/newsletter/newsletter-box.tsx";
import { NewsletterPage } from "#app/features/newsletter/newsletter-page.tsx";
import { requestSubscription } from "#app/features/newsletter/newsletter.server.tsx";
import { translator } from "#app/i18n/i18n.server.ts";
import { languageOfPath } from "#app/i18n/languages.ts";
import { formBody } from "#app/platform/form-body.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import { requestContext, servicesContext } from "#app/platform/request-context.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { isEmailAddress } from "#app/values/email-address.ts";
import type { Route } from "./+types/subscribe";

export const handle: RouteHandle = { namespaces: ["newsletter"], ownNewsletter: true };
export const headers = personalPage;

const formSchema = z.object({ email: z.string().catch(""), website: z.string().catch("") });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(new URL(request.url).pathname);
  const t = translator(language);
  const { email, website } = formSchema.parse(Object.fromEntries(await formBody(request)));
  const at = services.now().toISOString();
  const told = (ok: boolean, title: string, text: string): { answer: NewsletterAnswer } => ({ answer: { ok, title, text, at } });
  if (!isEmailAddress(email.trim())) return data(told(false, t("newsletter:invalid.title"), t("newsletter:invalid.text")), { status: 400 });
  const thanks = told(true, t("newsletter:subscribed.title"), t("newsletter:subscribed.text"));
  if (website !== "") return thanks;
  const settings = await requestSettings(context);
  const outcome = await requestSubscription(services, email, { settings, language, source: context.get(requestContext).address });
  if (outcome.ok) return thanks;
  const refused = told(false, t("newsletter:tooMany.title"), t("newsletter:tooMany.text", { count: Math.ceil(outcome.wait / 60) }));
  return data(refused, { status: 429, headers: { "Retry-After": String(outcome.wait) } });
}

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  // The form stands on other pages too; here it is for who comes by hand, or back from an answer.
  if (!actionData)
    return (
      <div className="page-width section-tight">
        <title>{`${t("newsletter.heading")} | ${t("brand")}`}</title>
        <NewsletterBox headingLevel={1} />
      </div>
    );
  const { ok, title, text } = actionData.answer;
  return <NewsletterPage picture={ok ? "mail-sent" : "error"} title={title} text={text} />;
}
