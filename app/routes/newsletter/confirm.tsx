import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { NewsletterPage } from "#app/features/publishing/newsletter/newsletter-page.tsx";
import { confirmSubscription, type ConfirmProblem } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import type { Route } from "./+types/confirm";

export const handle: RouteHandle = { namespaces: ["newsletter"], query: ["token"] };
export const headers = personalPage;

type ConfirmAnswer = FormAnswer<ConfirmProblem, { done: true }>;

/** Mail programs open links by themselves: showing the page changes nothing. */
export function loader({ request }: Route.LoaderArgs) {
  const hasToken = Boolean(new URL(request.url).searchParams.get("token"));
  return data({ hasToken }, { status: hasToken ? 200 : 404 });
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const outcome = await confirmSubscription(context, token);
  if (!outcome.ok) return refuse(context, { problem: outcome.reason }, outcome.reason === "expired" ? 410 : 404);
  return data({ at: context.now().toISOString(), done: true } satisfies ConfirmAnswer);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const answer: ConfirmAnswer | undefined = actionData;
  if (answer?.done) return <NewsletterPage picture="success" title={t("confirmed.title")} text={t("confirmed.text")} />;
  const broken =
    answer?.problem === "expired" || answer?.problem === "unknown" ? answer.problem : loaderData.hasToken ? undefined : "unknown";
  if (broken) return <NewsletterPage picture="error" title={t(`${broken}.title`)} text={t(`${broken}.text`)} />;
  return (
    <NewsletterPage picture="mail-sent" title={t("confirm.title")} text={t("confirm.text")}>
      <UndeliveredNote answer={answer} />
      <Form method="post">
        <button className="button button-primary">{t("confirm.button")}</button>
      </Form>
    </NewsletterPage>
  );
}
