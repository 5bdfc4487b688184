import { useTranslation } from "react-i18next";
import { contextOf } from "#app/features/people/access/context.server.ts";
import { NewsletterBox } from "#app/features/publishing/newsletter/newsletter-box.tsx";
import { NewsletterPage } from "#app/features/publishing/newsletter/newsletter-page.tsx";
import { answerSubscription } from "#app/features/publishing/newsletter/sent-subscription.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import type { Route } from "./+types/subscribe";

export const handle: RouteHandle = { namespaces: ["newsletter"], ownNewsletter: true };
export const headers = personalPage;

export const action = ({ context: router }: Route.ActionArgs) => answerSubscription(contextOf(router));

export default function Subscribe({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  // The form stands on other pages too; here it is for who comes by hand, or back from an answer.
  if (!actionData)
    return (
      <div className="page-width section-tight">
        <title>{`${t("newsletter.heading")} | ${t("brand")}`}</title>
        <meta name="robots" content="noindex" />
        <NewsletterBox headingLevel={1} />
      </div>
    );
  const { done, title, text } = actionData;
  return <NewsletterPage picture={done ? "mail-sent" : "error"} title={title} text={text} />;
}
