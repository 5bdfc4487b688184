import { contextOf } from "#app/features/people/access/context.server.ts";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { z } from "zod";
import { NewsletterPage } from "#app/features/publishing/newsletter/newsletter-page.tsx";
import { isUnsubscribeLink, unsubscribe } from "#app/features/publishing/newsletter/newsletter.server.tsx";
import { refuse } from "#app/platform/forms.server.ts";
import { personalPage } from "#app/platform/http-cache.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { deliver } from "#app/ui/deliver.ts";
import { UndeliveredNote } from "#app/ui/undelivered-note.tsx";
import type { FormAnswer } from "#app/values/form-answer.ts";
import type { Route } from "./+types/unsubscribe";

export const handle: RouteHandle = { namespaces: ["newsletter"], query: ["id", "signature"] };
export const headers = personalPage;

type UnsubscribeAnswer = FormAnswer<"forged", { done: true }>;

const linkSchema = z.object({ id: z.uuid(), signature: z.string().max(100) });

function linkOf(request: Request) {
  const link = linkSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  return link.success ? link.data : undefined;
}

/** Showing the page changes nothing; its button, or the mail program's own one-click POST (RFC 8058), does. */
export function loader({ request, context: router }: Route.LoaderArgs) {
  const context = contextOf(router);
  const link = linkOf(request);
  const ours = link !== undefined && isUnsubscribeLink(context, link.id, link.signature);
  return data({ ours }, { status: ours ? 200 : 404 });
}

export async function action({ request, context: router }: Route.ActionArgs) {
  const context = contextOf(router);
  const link = linkOf(request);
  const done = link !== undefined && (await unsubscribe(context, link.id, link.signature));
  if (!done) return refuse(context, { problem: "forged" }, 404);
  return data({ at: context.now().toISOString(), done } satisfies UnsubscribeAnswer);
}

export const clientAction = (args: Route.ClientActionArgs) => deliver(args);

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("newsletter");
  const answer: UnsubscribeAnswer | undefined = actionData;
  if (answer?.done) return <NewsletterPage picture="success" title={t("unsubscribed.title")} text={t("unsubscribed.text")} />;
  if (!loaderData.ours || answer?.problem === "forged")
    return <NewsletterPage picture="error" title={t("forged.title")} text={t("forged.text")} />;
  return (
    <NewsletterPage picture="mail-sent" title={t("unsubscribe.title")} text={t("unsubscribe.text")}>
      <UndeliveredNote answer={answer} />
      <Form method="post">
        <button className="button button-primary">{t("unsubscribe.button")}</button>
      </Form>
    </NewsletterPage>
  );
}
